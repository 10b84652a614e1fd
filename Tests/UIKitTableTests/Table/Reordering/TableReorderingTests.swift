import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableReorderingTests {
  private func makeScene(_ rows: [[String]], style: UITableView.Style = .plain) -> EditingScene {
    let scene = EditingScene(rows: rows, style: style)
    scene.table.setEditing(true, animated: false)
    scene.touches.window.layoutIfNeeded()
    _ = scene.takeTrace()
    return scene
  }

  private func grip(_ scene: EditingScene, _ row: Int, _ section: Int = 0) -> CGPoint {
    scene.place(row, section, x: 300)
  }

  private func drag(_ scene: EditingScene, _ row: Int, _ section: Int = 0, by dy: CGFloat) {
    let start = grip(scene, row, section)
    scene.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y + dy), steps: 10)
  }

  private func shown(_ scene: EditingScene) -> [String?] {
    scene.table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
  }

  @Test func moveRowIsCalledOnceAtTheEnd() throws {
    let scene = makeScene([["A", "B", "C", "D"]])
    let cell = try require(scene.cell(0))
    drag(scene, 0, by: 44 * 2)
    expectEqual(scene.takeTrace(), ["target 0.1", "target 0.2"])
    expectEqual(cell.frame.minY, 88)
    expect(cell.layer.shadowOpacity > 0)
    expect(scene.table.subviews.last { !($0 is ScrollIndicatorView) } === cell)
    expectEqual(shown(scene), ["B", "C", "A", "D"])
    expectEqual(scene.texts, [["A", "B", "C", "D"]], "nothing is moved before the row is dropped")
    expectNil(scene.table.invariantViolation())
    scene.touches.up()
    expectEqual(scene.takeTrace(), ["move 0.0 to 0.2"])
    scene.advance(1)
    expectEqual(scene.texts, [["B", "C", "A", "D"]])
    expect(scene.cell(2) === cell)
    expect(cell.frame.minY == 88 && cell.layer.shadowOpacity == 0 && cell.alpha == 1)
    expectNil(scene.table.invariantViolation())
    expectEqual(scene.takeTrace(), [], "the cell is not asked for again")
  }

  @Test func aRowThatIsNotOpaqueKeepsItsOpacity() throws {
    let scene = makeScene([["A", "B", "C"]])
    let cell = try require(scene.cell(0))
    cell.alpha = 0.5
    drag(scene, 0, by: 44)
    scene.touches.up()
    scene.advance(1)
    expect(scene.cell(1) === cell)
    expectEqual(cell.alpha, 0.5)
  }

  @Test func rowsMakeWayGradually() throws {
    let scene = makeScene([["A", "B", "C"]])
    let neighbour = try require(scene.cell(1))
    drag(scene, 0, by: 30)
    expectEqual(neighbour.frame.minY, 0)
    scene.advance(0.1)
    let place = try require(neighbour.layer.presentation()).frame.minY
    expect(place > 0 && place < 44, "it is on its way")
    scene.touches.move(to: grip(scene, 0))
    expectEqual(neighbour.frame.minY, 44)
    scene.touches.up()
    expectEqual(scene.takeTrace(), ["target 0.1", "target 0.0"], "dropped where it was, nothing is moved")
  }

  @Test func rowsAreReorderedAcrossHeightsAndSections() {
    let scene = EditingScene(rows: [["A", "B"], ["C"]], style: .grouped)
    scene.owner.height = { $0.section == 0 && $0.row == 1 ? 120 : 44 }
    scene.table.reloadData()
    scene.table.setEditing(true, animated: false)
    scene.advance(0.1)
    _ = scene.takeTrace()
    let start = grip(scene, 1, 0)
    // As far as the next section's first row is from where this one leaves a gap.
    let way = scene.table.rectForRow(at: scene.path(0, 1)).minY - scene.table.rectForRow(at: scene.path(1, 0)).maxY
    scene.touches.drag(from: start, to: CGPoint(x: start.x, y: start.y + way + 5), steps: 20)
    scene.touches.up()
    scene.advance(1)
    expectEqual(scene.texts, [["A"], ["B", "C"]])
    expectEqual(scene.table.numberOfRows(inSection: 0), 1)
    expectEqual(scene.table.rectForRow(at: scene.path(0, 1)).height, 120)
    expectNil(scene.table.invariantViolation())
    expectEqual(scene.cell(0, 1)?.textLabel?.text, "B")
  }

  @Test func theDelegateChoosesTheTargetIndexPath() {
    let scene = makeScene([["A", "B", "C", "D"]])
    scene.owner.target = { _, proposed in IndexPath(row: min(proposed.row, 1), section: 0) }
    drag(scene, 0, by: 44 * 3)
    scene.touches.up()
    expectEqual(scene.texts, [["B", "A", "C", "D"]])
  }

  @Test func theSelectionFollowsAReorderedRow() {
    let scene = makeScene([["A", "B", "C"]])
    scene.table.allowsSelectionDuringEditing = true
    scene.table.selectRow(at: scene.path(0), animated: false, scrollPosition: .none)
    drag(scene, 1, by: -44)
    scene.touches.up()
    scene.advance(1)
    expectEqual(scene.table.indexPathForSelectedRow, scene.path(1))
    expectNil(scene.table.invariantViolation())
  }

  @Test func reorderingAtAnEdgeScrolls() throws {
    let scene = makeScene([(0..<60).map(String.init)])
    let cell = try require(scene.cell(1))
    drag(scene, 1, by: 470 - 66)
    scene.advance(2)
    expect(scene.table.contentOffset.y > 400)
    expectNil(scene.table.invariantViolation())
    expect(abs(cell.convert(cell.bounds, to: nil).midY - 470) < 0.01, "the row stays under the finger")
    scene.touches.move(to: CGPoint(x: 300, y: 240))
    let offset = scene.table.contentOffset.y
    scene.advance(1)
    expectEqual(scene.table.contentOffset.y, offset)
    scene.touches.up()
    scene.advance(1)
    expect(scene.texts[0].firstIndex(of: "1")! > 10)
    expectNil(scene.table.invariantViolation())
    expectEqual(cell.textLabel?.text, "1")
    expect(scene.touches.clock.pendingWork.isEmpty)
  }

  @Test func interruptedReorderingMovesNoRow() {
    for cause in 0..<5 {
      let scene = makeScene([["A", "B", "C", "D"]])
      drag(scene, 0, by: 80)
      _ = scene.takeTrace()
      switch cause {
      case 0: scene.touches.cancel()
      case 1: scene.table.reloadData()
      case 2: scene.table.frame.size.width = 300
      case 3: scene.table.setEditing(false, animated: true)
      default: scene.table.removeFromSuperview()
      }
      scene.touches.window.layoutIfNeeded()
      scene.advance(1)
      scene.touches.up()
      expect(!scene.table.reordering.isActive)
      expect(!scene.owner.trace.contains { $0.hasPrefix("move") })
      expectEqual(scene.texts, [["A", "B", "C", "D"]])
      if cause < 4 {
        expectNil(scene.table.invariantViolation(), "cause \(cause)")
        expectEqual(shown(scene), ["A", "B", "C", "D"])
      }
    }
  }

  @Test func reloadingDuringReorderingEndsIt() {
    let scene = makeScene([["A", "B", "C"]])
    scene.owner.intrusion = { [unowned scene] call in if call == "target" { scene.table.reloadData() } }
    drag(scene, 0, by: 60)
    scene.touches.up()
    scene.advance(1)
    expect(!scene.table.reordering.isActive)
    expectNil(scene.table.invariantViolation())
    scene.owner.intrusion = { [unowned scene] call in if call.hasPrefix("move") { scene.table.reloadData() } }
    drag(scene, 0, by: 50)
    scene.touches.up()
    scene.advance(1)
    expectNil(scene.table.invariantViolation())
  }

  @Test func theReorderControlNeverSelects() {
    let scene = makeScene([["A", "B"]])
    scene.table.allowsSelectionDuringEditing = true
    scene.touches.tap(at: grip(scene, 1))
    expectNil(scene.table.indexPathForSelectedRow)
    expect(!scene.takeTrace().contains { $0.hasPrefix("move") })
  }

  @Test func groupsKeepTheirCornersDuringReordering() throws {
    let scene = makeScene([["A", "B", "C"]], style: .insetGrouped)
    let (first, second) = (try require(scene.cell(0)), try require(scene.cell(1)))
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drag(scene, 0, by: 44)
    expect(second.layer.maskedCorners == top && second.layer.cornerRadius > 0)
    expect(!first.clipsToBounds, "its shadow can be seen")
    scene.touches.up()
    scene.advance(1)
    expect(second.layer.maskedCorners == top && second.clipsToBounds)
    expect(first.layer.cornerRadius == 0 && !first.clipsToBounds)
    drag(scene, 1, by: -44)
    scene.touches.up()
    scene.advance(1)
    expect(first.layer.maskedCorners == top && first.clipsToBounds)
  }

  /// Whether each row shows a line at its bottom, by its text.
  private func lines(_ scene: EditingScene) -> [String: Bool] {
    Dictionary(
      uniqueKeysWithValues: scene.table.visibleCells.map { ($0.textLabel?.text ?? "", $0.separators.showsBottom) })
  }

  @Test func separatorsAreHiddenAroundALiftedRow() {
    let scene = makeScene([["A", "B", "C", "D", "E"]])
    expectEqual(lines(scene), ["A": true, "B": true, "C": true, "D": true, "E": true])
    drag(scene, 0, by: 5)
    expectEqual(lines(scene), ["A": false, "B": true, "C": true, "D": true, "E": true], "the row takes its line along")
    scene.touches.move(to: CGPoint(x: 300, y: grip(scene, 0).y + 44 * 2))
    expectEqual(lines(scene), ["A": false, "B": true, "C": false, "D": true, "E": true], "the gap is behind C")
    scene.touches.up()
    scene.advance(1)
    expectEqual(lines(scene), ["A": true, "B": true, "C": true, "D": true, "E": true])
  }
}
