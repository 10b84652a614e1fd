import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Faults that random steps found, with the seed, reduced to a few steps.
@MainActor @Suite(.serialized)
struct TableRegressionTests {
  private func shown(_ scene: EditingScene) -> [String?] {
    scene.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
  }

  /// TableFuzz, seed 1008: an update pushed a swiped row off the screen, and it came back before the animation's end.
  @Test func aSwipedRowThatScrollsBackInIsClosed() throws {
    let scene = EditingScene(rows: [(0..<20).map(String.init)])
    scene.owner.trailing = { _ in [UIContextualAction(style: .normal, title: "One") { _, _, _ in }] }
    scene.swipe(9, by: -120)
    scene.advance(1)
    let cell = try require(scene.cell(9))
    expect(cell.layer.sublayerTransform.m41 < 0)
    scene.owner.rows[0].insert(contentsOf: ["x", "y", "z"], at: 0)
    scene.table.insertRows(at: (0..<3).map { scene.path($0) }, with: .none)
    scene.advance(0.1)
    expectNil(scene.cell(12), "it is off screen now")
    scene.table.contentOffset.y = 132
    scene.advance(0.02)
    expect(scene.cell(12) === cell, "it had not been let go")
    expectEqual(cell.layer.sublayerTransform.m41, 0)
    expect(!cell.subviews.contains { $0 is SwipePullView })
    expectNil(scene.table.invariantViolation())
  }

  /// TableFuzz, seed 6003: rows on their way off screen kept their numbers while another one was moved by its grip.
  @Test func rowsOnTheirWayOutFollowAReorderedRow() {
    let scene = EditingScene(rows: [["a", "b", "c", "d"], (0..<12).map(String.init)])
    scene.table.setEditing(true, animated: false)
    scene.advance(0.1)
    scene.owner.rows[0].insert(contentsOf: ["x", "y"], at: 0)
    scene.table.insertRows(at: [scene.path(0), scene.path(1)], with: .none)
    scene.touches.window.layoutIfNeeded()
    let start = scene.place(5, x: 300)
    scene.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y + 50), steps: 4)
    scene.touches.up()
    expect(scene.texts[1].first == "0" && scene.texts[1][1] == "d", "\(scene.texts)")
    expect(scene.table.departingCells > 0, "the rows that were pushed out are still on their way")
    scene.table.contentOffset.y = 150
    scene.touches.window.layoutIfNeeded()
    let rows = scene.texts.flatMap(\.self)
    expectEqual(shown(scene), rows.dropFirst(3).prefix(shown(scene).count).map(Optional.some))
  }

  /// TableFuzz, seed 12009: a grip was touched in the frame of a reload that left fewer rows.
  @Test func aGripTouchedDuringAReloadMovesAnExistingRow() {
    let scene = EditingScene(rows: [["a", "b", "c", "d", "e"]])
    scene.table.setEditing(true, animated: false)
    scene.advance(0.1)
    let grip = scene.place(4, x: 300)
    scene.owner.rows = [["x", "y"]]
    scene.table.reloadData()
    scene.touches.down(at: grip)
    scene.touches.move(to: CGPoint(x: grip.x, y: grip.y - 88))
    scene.touches.up()
    scene.advance(1)
    expectEqual(scene.texts, [["x", "y"]], "there is no row under the finger any more")
    expectNil(scene.table.invariantViolation())
  }

  /// TableFuzz, seed 100028: a row that was dropped arrived in the frame of a reload that left fewer sections.
  @Test func aDroppedRowThatLandsAfterAReloadIsIgnored() throws {
    let scene = EditingScene(rows: [["a", "b"], ["c", "d"]])
    scene.table.setEditing(true, animated: false)
    scene.advance(0.1)
    let start = scene.place(1, 1, x: 300)
    scene.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y - 44), steps: 4)
    scene.touches.up()
    let dropped = try require(scene.table.subviews.last { $0 is UITableViewCell } as? UITableViewCell)
    scene.owner.rows = [["x"]]
    scene.table.reloadData()
    expectNil(scene.table.indexPath(for: dropped), "it is of no row any more")
    scene.table.separatorStyle = .none
    dropped.layer.removeAllAnimations()
    scene.advance(1)
    expectEqual(scene.table.visibleCells.count, 1)
    expectNil(scene.table.invariantViolation())
  }
}
