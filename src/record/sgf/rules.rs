//! The rules of a recorded game in words (`RU`).

use crate::go::RuleSet;
use crate::gomoku::Rule;

/// The rule that a record names, in any of the usual words or by its number in the Gomocup protocol, as the manager
/// c-gomoku-cli writes it.
pub(super) fn rule(words: &str) -> Option<Rule> {
    let name = words.trim().to_lowercase();
    if let Ok(number) = name.parse() {
        return Rule::from_gomocup(number);
    }
    let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
    if has(&["renju", "rif", "連珠", "连珠", "렌주"]) {
        Some(Rule::Renju)
    } else if has(&["caro"]) {
        Some(if has(&["overline"]) { Rule::CaroOverline } else { Rule::Caro })
    } else if has(&["standard", "exact", "pro"]) {
        Some(Rule::Standard)
    } else if has(&["free", "gomoku", "五子"]) {
        Some(Rule::Freestyle)
    } else {
        None
    }
}

/// The rule set that a record names, in any of the usual words.
pub(super) fn rule_set(words: &str) -> Option<RuleSet> {
    let name = words.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| name.contains(word));
    if has(&["japan", "日本"]) {
        Some(RuleSet::Japanese)
    } else if has(&["chin", "goe", "中国", "中國"]) {
        Some(RuleSet::Chinese)
    } else if has(&["korea", "한국", "韓国", "韩国"]) {
        Some(RuleSet::Korean)
    } else if has(&["aga", "bga", "ffg"]) {
        Some(RuleSet::Aga)
    } else if has(&["nz", "zealand"]) {
        Some(RuleSet::NewZealand)
    } else if has(&["tromp", "taylor"]) {
        Some(RuleSet::TrompTaylor)
    } else {
        None
    }
}
