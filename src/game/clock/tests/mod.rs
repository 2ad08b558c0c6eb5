//! Clocks against tables and against a slow twin that counts milliseconds one by one.

mod twin;

use std::time::Duration;

use proptest::prelude::*;

use self::twin::Twin;
use super::{Clock, Stretch, TimeControl};

const fn s(secs: u64) -> Duration {
    Duration::from_secs(secs)
}

const fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

const JAPANESE: TimeControl = TimeControl::Japanese { main: s(60), periods: 3, period: s(30) };
const CANADIAN: TimeControl = TimeControl::Canadian { main: s(60), stones: 3, period: s(30) };
const FISCHER: TimeControl = TimeControl::Fischer { main: s(60), increment: s(10) };
const ABSOLUTE: TimeControl = TimeControl::Absolute { main: s(60) };

/// What happens to a clock.
#[derive(Clone, Copy, Debug)]
enum Event {
    Run(Duration),
    Move,
}
use Event::{Move, Run};

#[track_caller]
fn check(control: TimeControl, events: &[Event], stretch: Stretch, left: Duration) {
    let mut clock = Clock::new(control).unwrap();
    for event in events {
        match event {
            Run(elapsed) => clock.run(*elapsed),
            Move => clock = clock.moved(),
        }
    }
    assert_eq!((clock.stretch(), clock.left()), (stretch, left), "{control:?} after {events:?}");
}

#[test]
fn absolute_time_only_goes_down() {
    check(ABSOLUTE, &[], Stretch::Main, s(60));
    check(ABSOLUTE, &[Run(s(10)), Move, Run(ms(500)), Move], Stretch::Main, ms(49_500));
    check(ABSOLUTE, &[Run(s(60)), Move], Stretch::Main, s(0));
    check(ABSOLUTE, &[Run(Duration::MAX)], Stretch::Main, s(0));
}

#[test]
fn a_period_is_whole_again_after_a_move_and_gone_when_it_runs_out() {
    check(JAPANESE, &[Run(s(59)), Move], Stretch::Main, s(1));
    check(JAPANESE, &[Run(s(60))], Stretch::Period { left: 3 }, s(30));
    check(JAPANESE, &[Run(s(65)), Move], Stretch::Period { left: 3 }, s(30));
    check(JAPANESE, &[Run(s(90))], Stretch::Period { left: 2 }, s(30));
    check(JAPANESE, &[Run(ms(149_999)), Move], Stretch::Period { left: 1 }, s(30));
    check(JAPANESE, &[Run(s(150)), Move], Stretch::Period { left: 1 }, s(0));
    let at_once = JAPANESE.with_main(s(0));
    check(at_once, &[], Stretch::Period { left: 3 }, s(30));
}

#[test]
fn the_stones_of_a_period_must_be_placed_within_it() {
    check(CANADIAN, &[Run(s(70))], Stretch::Stones { left: 3 }, s(20));
    check(CANADIAN, &[Run(s(70)), Move, Run(s(5)), Move], Stretch::Stones { left: 1 }, s(15));
    check(CANADIAN, &[Run(s(70)), Move, Move, Move], Stretch::Stones { left: 3 }, s(30));
    check(CANADIAN, &[Run(s(70)), Move, Move, Run(s(20))], Stretch::Stones { left: 1 }, s(0));
}

#[test]
fn an_increment_is_added_up_to_the_cap() {
    check(FISCHER, &[Run(s(15)), Move], Stretch::Main, s(55));
    check(FISCHER, &[Move, Move], Stretch::Main, s(80));
    check(FISCHER, &[Move; 10], Stretch::Main, s(160));
    check(FISCHER, &[Move; 11], Stretch::Main, s(160));
    // The flag falls before an increment comes.
    check(FISCHER, &[Run(s(60)), Move], Stretch::Main, s(0));
}

#[test]
fn what_is_given_is_kept() {
    let mut clock = Clock::new(FISCHER).unwrap();
    clock.give(s(600));
    assert_eq!(clock.moved().left(), s(660));
    clock.run(s(660));
    clock.give(s(60));
    assert!(clock.has_fallen(), "a flag that has fallen stays down");
    let mut clock = Clock::new(JAPANESE.with_main(s(0))).unwrap();
    clock.give(s(60));
    assert_eq!(clock.left(), s(90));
    assert_eq!(clock.moved().left(), s(30));
}

#[test]
fn a_second_that_has_begun_is_shown() {
    let shown = |left: Duration| {
        let mut clock = Clock::new(ABSOLUTE).unwrap();
        clock.run(s(60).saturating_sub(left));
        (clock.shown_s(), clock.until_shown_changes())
    };
    assert_eq!(shown(s(60)), (60, s(1)));
    assert_eq!(shown(ms(59_999)), (60, ms(999)));
    assert_eq!(shown(ms(59_000)), (59, s(1)));
    assert_eq!(shown(ms(1)), (1, ms(1)));
    assert_eq!(shown(s(0)), (0, s(0)));
}

#[test]
fn a_move_is_taken_back_without_its_time() {
    for control in [ABSOLUTE, JAPANESE, CANADIAN, FISCHER] {
        for elapsed in [s(0), s(20), s(59), s(61), s(70), s(85)] {
            let mut before = Clock::new(control).unwrap();
            before.run(elapsed);
            if before.has_fallen() {
                continue;
            }
            let again = before.moved().unmoved();
            assert_eq!(again.stretch(), before.stretch(), "{control:?}");
            assert!(again.left() >= before.left().min(again.moved().left()), "{control:?}");
            // Taking back and playing again over and over gains nothing.
            let mut looped = before.moved();
            for _ in 0..20 {
                looped = looped.unmoved().moved();
            }
            assert_eq!(looped, before.moved(), "{control:?}");
        }
    }
}

#[test]
fn the_program_never_plans_beyond_its_time() {
    for control in [ABSOLUTE, JAPANESE, JAPANESE.with_main(s(0)), CANADIAN, FISCHER] {
        for elapsed in 0..149 {
            let mut clock = Clock::new(control).unwrap();
            clock.run(s(elapsed));
            for n_empty in [0, 1, 100, 361] {
                let (budget, longest) = (clock.budget(n_empty), clock.longest());
                let mut late = clock;
                late.run(longest + ms(20));
                assert!(budget <= longest && (clock.has_fallen() || !late.has_fallen()), "{clock:?}");
            }
        }
    }
    let budget = |control| Clock::new(control).unwrap().budget(225);
    assert!(budget(ABSOLUTE) < s(1), "sixty seconds are for the whole game");
    assert!(budget(JAPANESE.with_main(s(0))) > s(25));
    assert!(budget(FISCHER) > s(9));
}

fn state(clock: &Clock) -> (Option<u8>, u64) {
    let count = match clock.stretch() {
        Stretch::Main => None,
        Stretch::Period { left } | Stretch::Stones { left } => Some(left),
    };
    (count, clock.left().as_millis() as u64)
}

fn control() -> impl Strategy<Value = TimeControl> {
    let time = |least: u64| (least..4_000).prop_map(ms);
    prop_oneof![
        time(1).prop_map(|main| TimeControl::Absolute { main }),
        (time(0), 1_u8..5, time(1)).prop_map(|(main, periods, period)| TimeControl::Japanese {
            main,
            periods,
            period
        }),
        (time(0), 1_u8..5, time(1)).prop_map(|(main, stones, period)| TimeControl::Canadian {
            main,
            stones,
            period
        }),
        (time(1), time(1)).prop_map(|(main, increment)| TimeControl::Fischer { main, increment }),
    ]
    .prop_map(TimeControl::sanitized)
}

fn events() -> impl Strategy<Value = Vec<Event>> {
    let event = prop_oneof![(0_u64..2_500).prop_map(|elapsed| Run(ms(elapsed))), Just(Move)];
    proptest::collection::vec(event, 0..12)
}

proptest! {
    #[test]
    fn the_clock_and_its_twin_agree(control in control(), events in events()) {
        let mut clock = Clock::new(control).unwrap();
        let mut twin = Twin::new(control);
        for event in events {
            match event {
                Run(elapsed) => {
                    clock.run(elapsed);
                    (0..elapsed.as_millis()).for_each(|_| twin.tick());
                }
                Move => {
                    clock = clock.moved();
                    twin.make_move();
                }
            }
            prop_assert_eq!(clock.has_fallen(), twin.lost);
            prop_assert_eq!(state(&clock), twin.state());
        }
    }

    #[test]
    fn many_small_steps_are_one_big_step(
        control in control(),
        steps in proptest::collection::vec(0_u64..1_500_000_000, 0..20),
    ) {
        let (mut small, mut big) = (Clock::new(control).unwrap(), Clock::new(control).unwrap());
        for step in &steps {
            small.run(Duration::from_nanos(*step));
        }
        big.run(Duration::from_nanos(steps.iter().sum()));
        prop_assert_eq!(small, big);
    }

    #[test]
    fn nothing_overflows(
        main in any::<u64>(),
        n in any::<u8>(),
        other in any::<u64>(),
        elapsed in proptest::collection::vec(any::<u64>(), 0..5),
    ) {
        let (main, other) = (s(main), s(other));
        for control in [
            TimeControl::Absolute { main },
            TimeControl::Japanese { main, periods: n, period: other },
            TimeControl::Canadian { main, stones: n, period: other },
            TimeControl::Fischer { main, increment: other },
        ] {
            let Some(mut clock) = Clock::new(control) else { continue };
            for elapsed in &elapsed {
                clock.give(s(*elapsed));
                clock.run(s(*elapsed));
                clock = clock.moved().unmoved();
                let _ = (clock.budget(usize::from(n)), clock.shown_s(), clock.until_shown_changes());
            }
        }
    }

    #[test]
    fn a_clock_is_never_at_zero_but_with_its_flag_fallen(control in control(), events in events()) {
        let mut clock = Clock::new(control).unwrap();
        for event in events {
            match event {
                Run(elapsed) => clock.run(elapsed),
                Move => clock = clock.moved(),
            }
            let changes = clock.until_shown_changes();
            let before = clock;
            let mut after = clock;
            after.run(changes);
            prop_assert!(before.has_fallen() || after.shown_s() != before.shown_s() || after.stretch() != before.stretch());
        }
    }
}
