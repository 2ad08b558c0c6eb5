# What scripts/play and scripts/test share; sourced by them from the top folder of the sources.
# shellcheck shell=bash disable=SC2034

# To compile: libasound2-dev and libudev-dev also bring the libraries themselves (sound, gamepads).
build_packages=(pkg-config libasound2-dev libudev-dev libc6-dev)
# To open a window (winit loads these by name when it runs) and to draw (a Vulkan loader and a driver).
run_packages=(
    libxkbcommon0 libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6 libwayland-client0
    libvulkan1 mesa-vulkan-drivers
)

say() {
    printf '%s: %s\n' "${0##*/}" "$*"
}

die() {
    say "$*" >&2
    exit 1
}

# Ends the script unless there is a Rust that is new enough.
need_rust() {
    if ! command -v cargo >/dev/null && [[ -x ${HOME:-}/.cargo/bin/cargo ]]; then
        PATH=$HOME/.cargo/bin:$PATH
    fi
    # Where rustup lacks the compiler of rust-toolchain.toml, its default one serves if it is new enough.
    local pinned wanted found
    pinned=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
    if [[ -z ${RUSTUP_TOOLCHAIN:-} ]] && command -v rustup >/dev/null &&
        ! rustup toolchain list | grep -q "^$pinned"; then
        RUSTUP_TOOLCHAIN=$(cd / && rustup default | cut -d ' ' -f 1)
        export RUSTUP_TOOLCHAIN
    fi
    wanted=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! command -v cargo >/dev/null || ! found=$(rustc --version 2>/dev/null | cut -d ' ' -f 2); then
        die "Rust is missing; get version $wanted or newer from https://rustup.rs and start again."
    fi
    if [[ $(printf '%s\n' "$wanted" "${found%%-*}" | sort -V | head -n 1) != "$wanted" ]]; then
        die "Rust $found is too old; get version $wanted or newer (rustup update, or https://rustup.rs)."
    fi
}

# need_packages REASON PACKAGE...: installs those of the system packages that are missing.
need_packages() {
    local reason=$1 package
    shift
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        if [[ $(uname -s) == Linux ]]; then
            say "this is not Debian, so nothing is installed; $reason takes what Debian calls: $*"
        fi
        return 0
    fi
    local missing=()
    for package; do
        if [[ $(dpkg-query -W -f=' ${db:Status-Status} ' "$package" 2>/dev/null) != *' installed '* ]]; then
            missing+=("$package")
        fi
    done
    if ((${#missing[@]} == 0)); then
        return 0
    fi

    local as_root=()
    if (($(id -u) != 0)); then
        if ! command -v sudo >/dev/null || ! { [[ -t 0 ]] || sudo -n true 2>/dev/null; }; then
            die "$reason takes packages that are missing; as root: apt-get install -y ${missing[*]}"
        fi
        as_root=(sudo)
    fi
    say "installing ${missing[*]} ($reason)"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o Dpkg::Use-Pty=0 -qq)
    "${apt[@]}" update || say "the lists of packages could not all be renewed; trying with what is there"
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >/dev/null ||
        die "they could not be installed; as root: apt-get install -y ${missing[*]}"
}

# The compiler that Rust links with may be any; only where there is none is one asked for.
if ! command -v cc >/dev/null; then
    build_packages+=(gcc)
fi
