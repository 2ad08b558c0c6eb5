//! Every protocol with every branch of answers, from the first step to the last.

use super::*;

#[test]
fn free_has_no_steps() {
    check(Opening::Free, "over: first is black, 0 stones");
}

#[test]
fn pro_and_long_pro() {
    check(
        Opening::Pro,
        "first: black center h8
         second: white anywhere o1
         first: black not 5x5 k8
         over: first is black, 3 stones",
    );
    check(
        Opening::LongPro,
        "first: black center h8
         second: white anywhere h9
         first: black not 7x7 h12
         over: first is black, 3 stones",
    );
}

const THREE_ANYWHERE: &str = "first: black anywhere a1
     first: white anywhere h8
     first: black anywhere o15
     ";

#[test]
fn swap() {
    for (answer, black) in [("white", "first"), ("black", "second")] {
        let script = format!("second: color? {answer}\nover: {black} is black, 3 stones");
        check(Opening::Swap, &format!("{THREE_ANYWHERE}{script}"));
    }
}

#[test]
fn swap2() {
    for (answer, black) in [("white", "first"), ("black", "second")] {
        let script = format!("second: color or two? {answer}\nover: {black} is black, 3 stones");
        check(Opening::Swap2, &format!("{THREE_ANYWHERE}{script}"));
    }
    for (answer, black) in [("white", "second"), ("black", "first")] {
        let script = format!(
            "second: color or two? two
             second: white anywhere h9
             second: black anywhere c4
             first: color? {answer}
             over: {black} is black, 5 stones"
        );
        check(Opening::Swap2, &format!("{THREE_ANYWHERE}{script}"));
    }
}

const PATTERN: &str = "first: black center h8
     first: white 3x3 i9
     first: black 5x5 j6
     ";

#[test]
fn rif() {
    for (answer, black, white) in [("white", "first", "second"), ("black", "second", "first")] {
        for picked in ["a1", "g9"] {
            let script = format!(
                "second: color? {answer}
                 {white}: white anywhere o15
                 {black}: offer 0/2 a1
                 {black}: offer 1/2 g9
                 {white}: pick {picked}
                 over: {black} is black, 5 stones"
            );
            check(Opening::Rif, &format!("{PATTERN}{script}"));
        }
    }
}

/// Lines in which Black offers this many fifth moves on the bottom line, and White picks the last.
fn fifths(total: u8, black: &str, white: &str) -> String {
    let names: Vec<String> = ('a'..'o').take(usize::from(total)).map(|column| format!("{column}1")).collect();
    let offers: Vec<String> = names
        .iter()
        .enumerate()
        .map(|(made, name)| format!("{black}: offer {made}/{total} {name}"))
        .collect();
    let pick = if total == 1 { String::new() } else { format!("{white}: pick {}", names.last().unwrap()) };
    format!("{}\n{pick}\nover: {black} is black, 5 stones", offers.join("\n"))
}

#[test]
fn yamaguchi() {
    for n in 1..=12 {
        for (answer, black, white) in [("white", "first", "second"), ("black", "second", "first")] {
            let script = format!(
                "first: 1-12? {n}
                 second: color? {answer}
                 {white}: white anywhere g9
                 "
            );
            check(Opening::Yamaguchi, &format!("{PATTERN}{script}{}", fifths(n, black, white)));
        }
    }
}

#[test]
fn soosorv_8() {
    for n in 1..=8 {
        for (first_answer, black, white) in [("white", "first", "second"), ("black", "second", "first")] {
            let script = format!(
                "{PATTERN}second: color? {first_answer}
                 {white}: white anywhere g9
                 {white}: 1-8? {n}
                 "
            );
            let kept = format!("{black}: color? black\n{}", fifths(n, black, white));
            check(Opening::Soosorv8, &format!("{script}{kept}"));
            let swapped = format!("{black}: color? white\n{}", fifths(n, white, black));
            check(Opening::Soosorv8, &format!("{script}{swapped}"));
        }
    }
}

/// The first four stones with every choice of swaps, and who has Black and White after them.
fn taraguchi_beginnings() -> Vec<(String, &'static str, &'static str)> {
    let mut beginnings = vec![(String::new(), "first", "second")];
    let zones = ["black center h8", "white 3x3 i9", "black 5x5 j6", "white 7x7 k5"];
    for (n, zone) in zones.into_iter().enumerate() {
        let mut longer = Vec::new();
        for (script, black, white) in beginnings {
            let (actor, other) = if n % 2 == 0 { (black, white) } else { (white, black) };
            let placed = format!("{script}{actor}: {zone}\n");
            if n == 3 {
                longer.push((placed, black, white));
                continue;
            }
            let (keeps, swaps) = if n % 2 == 0 { ("white", "black") } else { ("black", "white") };
            longer.push((format!("{placed}{other}: color? {keeps}\n"), black, white));
            longer.push((format!("{placed}{other}: color? {swaps}\n"), white, black));
        }
        beginnings = longer;
    }
    beginnings
}

#[test]
fn taraguchi_10() {
    let beginnings = taraguchi_beginnings();
    assert_eq!(beginnings.len(), 8);
    for (script, black, white) in beginnings {
        let question = format!("{script}{black}: swap or fifths?");
        check(Opening::Taraguchi10, &format!("{question} 10\n{}", fifths(10, black, white)));
        for (answer, black, white) in [("1", black, white), ("white", white, black)] {
            let fifth = format!("{question} {answer}\n{black}: black 9x9 d4\n{white}: color?");
            check(Opening::Taraguchi10, &format!("{fifth} white\nover: {black} is black, 5 stones"));
            check(Opening::Taraguchi10, &format!("{fifth} black\nover: {white} is black, 5 stones"));
        }
    }
}

/// One branch written out, so that the tables above do not only agree with themselves.
#[test]
fn taraguchi_10_with_every_swap() {
    check(
        Opening::Taraguchi10,
        "first: black center h8
         second: color? black
         first: white 3x3 i9
         second: color? white
         first: black 5x5 j6
         second: color? black
         first: white 7x7 k5
         second: swap or fifths? white
         first: black 9x9 d4
         second: color? black
         over: second is black, 5 stones",
    );
}
