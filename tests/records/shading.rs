//! What nodes of a record dim or leave out.

use goishi::game::tree::{Coord, NodeId};
use goishi::record::sgf;

fn names(points: &[Coord]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn what_is_dim_stays_so_until_a_node_says_otherwise() {
    let text = "(;GM[1]SZ[5];B[aa]DD[ba:bb][ab];W[cc];B[dd]DD[]VW[aa:ee];W[ee]VW[dd:ee];B[ea]VW[])";
    let tree = sgf::read(text.as_bytes()).games.remove(0);
    let nodes: Vec<NodeId> = tree.main_line().collect();
    let dimmed = |i: usize| names(&tree.shading(nodes[i]).dimmed);
    assert_eq!([0, 1, 2, 3].map(dimmed), ["", "ba ab bb", "ba ab bb", ""]);
    assert!(tree.shading(nodes[3]).is_empty(), "the whole board is shown");
    let hidden = tree.shading(nodes[4]).hidden;
    assert_eq!(hidden.len(), 21);
    assert!(hidden.iter().all(|at| at.x() < 3 || at.y() < 3), "{}", names(&hidden));
    assert!(tree.shading(nodes[5]).is_empty());
}

#[test]
fn what_is_left_out_is_not_dim_as_well() {
    let text = "(;GM[1]SZ[5]DD[aa][cc][jj]VW[aa:ba])";
    let tree = sgf::read(text.as_bytes()).games.remove(0);
    let shading = tree.shading(tree.root());
    assert_eq!((names(&shading.dimmed).as_str(), shading.hidden.len()), ("aa", 23));
}
