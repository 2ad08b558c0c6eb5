//! How stones are placed, and what is marked while a match is played.

use super::choices::Choices;
use crate::app::features::analysis::Longest;
use crate::app::features::teach::Teaching;
use crate::app::table::branches::KeepBranches;
use crate::app::table::clock::ClocksShown;
use crate::app::table::unfocused::WhenUnfocused;
use crate::app::ui::kit::Kit;

pub(super) fn draw(kit: &mut Kit<'_>, new: &mut Choices) {
    let Choices { table: new, analysis, teaching, .. } = new;
    kit.toggle("settings-confirm", &mut new.confirm_stones);
    kit.toggle("settings-forbidden", &mut new.forbidden_marks);
    kit.toggle("settings-atari", &mut new.atari_marks);
    kit.choice("settings-clocks", &mut new.clocks, &ClocksShown::ALL, ClocksShown::text_id);
    let unfocused = &mut new.when_unfocused;
    kit.choice("settings-unfocused", unfocused, &WhenUnfocused::ALL, WhenUnfocused::text_id);
    kit.choice("settings-branches", &mut new.keep_branches, &KeepBranches::ALL, KeepBranches::text_id);
    kit.choice("settings-teaching", &mut teaching.teaching, &Teaching::ALL, Teaching::text_id);
    kit.toggle("settings-analysis-matches", &mut analysis.in_matches);
    kit.choice("settings-analysis-time", &mut analysis.time, &Longest::ALL, Longest::text_id);
    kit.toggle("settings-analysis-processors", &mut analysis.all_processors);
}
