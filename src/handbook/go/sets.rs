//! The rule sets: what each of them says, asked of its [`Rules`](crate::go::Rules), and what is simplified here.

use super::Lesson;
use super::endgame::{DEAD, counted};
use crate::go::{HandicapBonus, KoRule, Resumption, RuleSet, Scoring, Suicide};
use crate::handbook::figure::{Claim, Shot, Show, at};
use crate::handbook::words::{Arg, Words};
use crate::handbook::{Part, Topic};

/// The page of a rule set. What is long stands before the first figure: below it no control would be seen beside it
/// where letters are large.
pub(super) const fn page(set: RuleSet) -> &'static [Part] {
    match set {
        RuleSet::Japanese => JAPANESE,
        RuleSet::Chinese => CHINESE,
        RuleSet::Korean => KOREAN,
        RuleSet::Aga => AGA,
        RuleSet::NewZealand => NEW_ZEALAND,
        RuleSet::TrompTaylor => TROMP_TAYLOR,
    }
}

/// The id of a sentence about what counts under a rule set.
pub const fn counting_id(set: RuleSet) -> &'static str {
    match set.rules().scoring {
        Scoring::Territory => "rules-fact-territory",
        Scoring::Area => "rules-fact-area",
    }
}

/// What a rule set says: pairs of a head and a sentence.
pub fn facts(set: RuleSet) -> [[Words; 2]; 6] {
    let rules = set.rules();
    let ko = match rules.ko {
        KoRule::Simple => "rules-fact-ko-simple",
        KoRule::PositionalSuperko => "rules-fact-ko-positional",
        KoRule::SituationalSuperko => "rules-fact-ko-situational",
    };
    let suicide = match rules.suicide {
        Suicide::Forbidden => "rules-fact-suicide-never",
        Suicide::AllowedForChains => "rules-fact-suicide-chains",
    };
    let bonus = match rules.handicap_bonus {
        HandicapBonus::None => "rules-fact-bonus-none",
        HandicapBonus::EachStone => "rules-fact-bonus-each",
        HandicapBonus::EachButFirst => "rules-fact-bonus-but-first",
    };
    let resumption = match rules.resumption {
        Resumption::InTurn => "rules-fact-resume-in-turn",
        Resumption::OpponentOfRequester => "rules-fact-resume-opponent",
    };
    let [even, handicap] = [rules.komi, rules.for_handicap().komi].map(|komi| Arg::Points(komi.points()));
    let komi = Words::with("rules-fact-komi", [("komi", even), ("handicap", handicap)]);
    [
        ["rules-fact-counting".into(), counting_id(set).into()],
        ["rules-fact-repetition".into(), ko.into()],
        ["rules-fact-suicide".into(), suicide.into()],
        ["rules-fact-bonus".into(), bonus.into()],
        ["rules-fact-resume".into(), resumption.into()],
        ["rules-sum-komi".into(), komi],
    ]
}

const JAPANESE: &[Part] = &[
    Part::Text("rules-go-japanese-intro"),
    Part::Facts(RuleSet::Japanese),
    Part::Text("rules-go-japanese-simple"),
    Part::Text("rules-go-sum"),
    Part::Figure(counted("go-sum-japanese", "go-sum-territory", &[WHITE_WINS.by(RuleSet::Japanese)])),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const CHINESE: &[Part] = &[
    Part::Text("rules-go-chinese-intro"),
    Part::Facts(RuleSet::Chinese),
    Part::Text("rules-go-chinese-simple"),
    Part::Text("rules-go-sum"),
    Part::Figure(counted("go-sum-chinese", "go-sum-area", &[WHITE_WINS.by(RuleSet::Chinese)])),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const KOREAN: &[Part] = &[
    Part::Text("rules-go-korean-intro"),
    Part::Facts(RuleSet::Korean),
    Part::Text("rules-go-korean-simple"),
    Part::Text("rules-go-sum"),
    Part::Figure(counted("go-sum-korean", "go-sum-territory", &[WHITE_WINS.by(RuleSet::Korean)])),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const AGA: &[Part] = &[
    Part::Text("rules-go-aga-intro"),
    Part::Facts(RuleSet::Aga),
    Part::Text("rules-go-aga-simple"),
    Part::Text("rules-go-sum"),
    Part::Figure(counted("go-sum-aga", "go-sum-area", &[WHITE_WINS.by(RuleSet::Aga)])),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Ko)),
];

const NEW_ZEALAND: &[Part] = &[
    Part::Text("rules-go-new-zealand-intro"),
    Part::Facts(RuleSet::NewZealand),
    Part::Text("rules-go-new-zealand-simple"),
    Part::Text("rules-go-sum"),
    Part::Figure(counted(
        "go-sum-new-zealand",
        "go-sum-draw",
        &[WHITE_WINS.by(RuleSet::NewZealand).claims(&[Claim::Ends("0")])],
    )),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Capture)),
];

const TROMP_TAYLOR: &[Part] = &[
    Part::Text("rules-go-tromp-taylor-intro"),
    Part::Facts(RuleSet::TrompTaylor),
    Part::Text("rules-go-tromp-taylor-simple"),
    Part::Text("rules-go-tromp-taylor-dead"),
    Part::Figure(counted(
        "go-sum-tromp-taylor",
        "go-sum-tromp-taylor",
        &[
            at("")
                .by(RuleSet::TrompTaylor)
                .showing(Show::Sum(&[]))
                .claims(&[Claim::Dame(45), Claim::Ends("W+5.5")]),
            WHITE_WINS.by(RuleSet::TrompTaylor),
        ],
    )),
    Part::Link(Topic::Go(Lesson::Count)),
    Part::Link(Topic::Go(Lesson::Capture)),
];

const WHITE_WINS: Shot = at("").showing(Show::Sum(DEAD)).claims(&[Claim::Ends("W+0.5")]);
