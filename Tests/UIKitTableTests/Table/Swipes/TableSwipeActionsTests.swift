import Expectations
import Stage
import Testing
import UIKit
@_spi(UIKitFloors) import UIKitCore

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized)
struct TableSwipeActionsTests {
  /// Keeps what an action's handler got, to complete it later.
  @MainActor final class Performed {
    var completions: [(Bool) -> Void] = []
    var names: [String] = []

    func action(_ name: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
      UIContextualAction(style: style, title: name) { [weak self] action, view, completion in
        self?.names.append(action.title ?? "")
        self?.completions.append(completion)
      }
    }
  }

  private func makeScene(rows: Int = 5) -> (EditingScene, Performed) {
    let scene = EditingScene(rows: [(0..<rows).map(String.init)])
    let performed = Performed()
    scene.owner.trailing = { _ in
      [performed.action("One", .destructive), performed.action("Two")]
    }
    scene.owner.leading = { _ in [performed.action("Pre")] }
    return (scene, performed)
  }

  private func shift(_ scene: EditingScene, _ row: Int) -> CGFloat {
    scene.cell(row)?.layer.sublayerTransform.m41 ?? 0
  }

  @Test func swipeActionsAreQueriedShownPerformedAndClosed() {
    let (scene, performed) = makeScene()
    scene.swipe(1, by: -120)
    expectEqual(scene.takeTrace(), ["canEdit 0.1", "trailing 0.1", "willBeginEditing 0.1"])
    scene.advance(1)
    expectEqual(shift(scene, 1), -148, "two buttons of the least width")
    expect(scene.table.isEditing)
    scene.tap(1, x: 320 - 20)
    expectEqual(performed.names, ["One"])
    scene.advance(1)
    expectEqual(shift(scene, 1), -148, "the row stays open until the action is done")
    performed.completions[0](true)
    scene.advance(1)
    expectEqual(scene.takeTrace(), ["didEndEditing 0.1"])
    expectEqual(shift(scene, 1), 0)
    expect(!scene.table.isEditing)
    expectEqual(scene.cell(1)?.subviews.contains { $0 is SwipePullView }, false)
    expect(scene.touches.clock.pendingWork.isEmpty)
  }

  @Test func aTooShortSwipeCloses() {
    let (scene, performed) = makeScene()
    scene.swipe(1, by: -60)
    scene.advance(1)
    expectEqual(scene.takeTrace(), ["canEdit 0.1", "trailing 0.1", "willBeginEditing 0.1", "didEndEditing 0.1"])
    expectEqual(shift(scene, 1), 0)
    expectEqual(performed.names, [])
  }

  @Test func aShortFlickOpensTheRow() {
    let (scene, _) = makeScene()
    let start = scene.place(2, x: 300)
    scene.touches.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y), steps: 4)
    scene.touches.up()
    scene.advance(1)
    expectEqual(shift(scene, 2), -148)
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    let (scene, performed) = makeScene()
    scene.swipe(0, by: -280)
    expectEqual(performed.names, ["One"])
    scene.advance(1)
    expectEqual(shift(scene, 0), -320)
    performed.completions[0](true)
    performed.completions[0](true)
    scene.advance(1)
    expectEqual(shift(scene, 0), 0)
    scene.owner.performsFirstAction = false
    scene.swipe(0, by: -280)
    scene.advance(1)
    expectEqual(performed.names, ["One"])
    expectEqual(shift(scene, 0), -148)
  }

  @Test func theLeadingSideHasItsOwnActions() {
    let (scene, performed) = makeScene()
    scene.swipe(3, by: 60)
    expectEqual(scene.takeTrace(), ["canEdit 0.3", "leading 0.3", "willBeginEditing 0.3"])
    scene.advance(1)
    expectEqual(shift(scene, 3), 74)
    expectEqual(scene.cell(3)?.showingDeleteConfirmation, false)
    scene.tap(3, x: 20)
    expectEqual(performed.names, ["Pre"])
  }

  @Test func rightToLeftLayoutMirrorsSwipeActions() {
    let (scene, performed) = makeScene()
    for cell in scene.table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    scene.swipe(0, by: 100)
    expect(scene.takeTrace().contains("trailing 0.0"))
    scene.advance(1)
    expectEqual(shift(scene, 0), 148)
    scene.tap(0, x: 20)
    expectEqual(performed.names, ["One"])
  }

  @Test func openingARowClosesTheOther() {
    let (scene, _) = makeScene()
    scene.swipe(0, by: -120)
    scene.advance(1)
    scene.swipe(2, by: -120)
    scene.advance(1)
    expect(shift(scene, 0) == 0 && shift(scene, 2) == -148)
    expectEqual(scene.owner.trace.filter { $0.hasPrefix("didEnd") }, ["didEndEditing 0.0"])
  }

  @Test func aTapElsewhereClosesARowWithoutSelecting() {
    let (scene, _) = makeScene()
    scene.swipe(0, by: -120)
    scene.advance(1)
    scene.tap(3, x: 100)
    scene.advance(1)
    expectEqual(shift(scene, 0), 0)
    expectNil(scene.table.indexPathForSelectedRow)
    scene.swipe(0, by: -120)
    scene.advance(1)
    scene.tap(0, x: 50)
    scene.advance(1)
    expectEqual(shift(scene, 0), 0, "a tap on the open row closes it as well")
    expectNil(scene.table.indexPathForSelectedRow)
    scene.tap(3, x: 100)
    expectEqual(scene.table.indexPathForSelectedRow, scene.path(3))
  }

  @Test func scrollingClosesARowAndTheFirstDirectionWins() {
    let (scene, _) = makeScene(rows: 60)
    scene.swipe(2, by: -120)
    scene.advance(1)
    scene.touches.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), steps: 10)
    expect(scene.table.contentOffset.y > 50)
    scene.touches.up()
    scene.advance(3)
    expect(scene.table.visibleCells.allSatisfy { $0.layer.sublayerTransform.m41 == 0 })
    _ = scene.takeTrace()
    let offset = scene.table.contentOffset.y
    // Sideways first, then down: the row opens and the table stands still.
    scene.touches.down(at: CGPoint(x: 300, y: 200))
    for step in 1...10 {
      scene.advance(1 / 60)
      scene.touches.move(to: CGPoint(x: 300 - CGFloat(step) * 12, y: 200 + CGFloat(max(step - 3, 0)) * 10))
    }
    expectEqual(scene.table.contentOffset.y, offset)
    expect(scene.table.isEditing)
    scene.touches.up()
    // Down first, then sideways: the table scrolls and nothing opens.
    scene.table.setEditing(false, animated: false)
    _ = scene.takeTrace()
    scene.touches.down(at: CGPoint(x: 300, y: 200))
    for step in 1...10 {
      scene.advance(1 / 60)
      scene.touches.move(to: CGPoint(x: 300 - CGFloat(max(step - 3, 0)) * 12, y: 200 + CGFloat(step) * 10))
    }
    scene.touches.up()
    expectEqual(scene.takeTrace(), [])
    expect(scene.table.contentOffset.y != offset)
  }

  @Test func aTouchCatchesAnAnimatingRow() {
    let (scene, _) = makeScene()
    scene.swipe(1, by: -120)
    scene.advance(0.05)
    let before = shift(scene, 1)
    expect(before < 0)
    scene.touches.down(at: scene.place(1, x: 100))
    scene.advance(1 / 60)
    scene.touches.move(to: CGPoint(x: 112, y: scene.place(1, x: 0).y))
    let held = shift(scene, 1)
    scene.advance(1)
    expectEqual(shift(scene, 1), held, "it stays under the finger")
    scene.touches.up()
  }

  @Test func swipeToDeleteNeedsOnlyCommitEditingStyle() {
    let scene = EditingScene(rows: [["A", "B", "C"]])
    scene.swipe(1, by: -60)
    expectEqual(scene.takeTrace(), ["canEdit 0.1", "trailing 0.1", "style 0.1", "title 0.1", "willBeginEditing 0.1"])
    scene.advance(1)
    scene.tap(1, x: 300)
    expectEqual(scene.takeTrace().prefix(2), ["commit delete 0.1", "didEndEditing 0.1"])
    expectEqual(scene.texts, [["A", "C"]])
    scene.owner.style = { _ in .none }
    scene.swipe(1, by: -60)
    scene.advance(1)
    expect(!scene.table.isEditing)
    let plain = TableScene(rows: [3])
    plain.touches.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 20), steps: 10)
    plain.touches.up()
    expect(!plain.table.isEditing, "this data source commits nothing")
  }

  @Test func rowsThatCannotBeEditedAreNotSwiped() {
    let (scene, _) = makeScene()
    scene.owner.canEdit = { _ in false }
    scene.swipe(1, by: -120)
    // The finger never left the row, so it selects it.
    expectEqual(scene.takeTrace(), ["canEdit 0.1", "didSelect 0.1"])
    scene.owner.canEdit = { _ in true }
    scene.table.setEditing(true, animated: false)
    _ = scene.takeTrace()
    scene.swipe(1, by: -120)
    expectEqual(scene.takeTrace(), [], "in edit mode there are controls instead")
  }

  @Test func reloadingAndLeavingTheWindowCloseSwipedRows() {
    let (scene, _) = makeScene()
    scene.swipe(1, by: -120)
    scene.advance(1)
    let cell = scene.cell(1)
    scene.table.reloadData()
    expect(!scene.table.isEditing)
    expectEqual(cell?.layer.sublayerTransform.m41, 0)
    scene.advance(1)
    scene.swipe(1, by: -120)
    scene.advance(1)
    scene.table.removeFromSuperview()
    expect(!scene.table.isEditing)
    expectEqual(scene.owner.trace.filter { $0.hasPrefix("didEnd") }.count, 2)
  }

  @Test func trackpadScrollsOpenARow() {
    let (scene, _) = makeScene(rows: 60)
    let place = scene.place(1, x: 200)
    func scroll(_ phase: PointerScroll.Phase, _ dx: CGFloat, _ dy: CGFloat = 0) {
      let event = PointerScroll(
        location: place, delta: CGVector(dx: dx, dy: dy), isPrecise: true, phase: phase,
        timestamp: scene.touches.clock.now, modifiers: [])
      _ = (scene.table.gestureRecognizers ?? []).contains { $0.receiveScroll(event) }
      scene.advance(1 / 60)
    }
    scroll(.began, -20)
    for _ in 0..<5 { scroll(.changed, -20, -30) }
    expectEqual(shift(scene, 1), -120)
    expectEqual(scene.table.contentOffset.y, 0)
    scene.advance(0.2)
    scroll(.ended, 0)
    scene.advance(1)
    expectEqual(shift(scene, 1), -148)
    scroll(.began, 0, -20)
    scroll(.changed, 0, -20)
    scroll(.ended, 0)
    scene.advance(2)
    expect(scene.table.contentOffset.y > 20)
    expect(!scene.table.isEditing)
  }

  /// Handlers and completions that outlive the row keep neither it nor the table.
  @Test func swipeActionHandlersDoNotRetainTheTable() {
    let performed = Performed()
    weak var table: UITableView?
    weak var cell: UITableViewCell?
    do {
      let scene = EditingScene(rows: [["A", "B"]])
      scene.owner.trailing = { _ in [performed.action("One")] }
      scene.swipe(0, by: -60)
      scene.advance(1)
      scene.tap(0, x: 310)
      table = scene.table
      cell = scene.cell(0)
      expect(performed.completions.count == 1 && cell != nil)
      scene.table.removeFromSuperview()
    }
    expectNil(table)
    expectNil(cell)
    performed.completions[0](true)
  }

  @Test func swipeActionsAreAccessibilityCustomActions() throws {
    let (scene, performed) = makeScene()
    let cell = try require(scene.cell(1))
    let actions = try require(cell.accessibilityCustomActions)
    expectEqual(actions.map(\.name), ["One", "Two", "Pre"])
    expectEqual(actions[1].actionHandler?(actions[1]), true)
    expectEqual(performed.names, ["Two"])
    let deleting = EditingScene(rows: [["A", "B"]])
    let delete = try require(deleting.cell(1)?.accessibilityCustomActions?.first)
    expectEqual(delete.actionHandler?(delete), true)
    expectEqual(deleting.texts, [["A"]])
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in false }]
    expectEqual(cell.accessibilityCustomActions?.map(\.name), ["Own"])
  }

  @Test func theConfigurationStateTellsThatTheRowIsSwiped() throws {
    let (scene, performed) = makeScene()
    let cell = try require(scene.cell(1))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSwiped) }
    scene.touches.window.layoutIfNeeded()
    expect(states == [false] && !cell.configurationState.isSwiped)
    scene.swipe(1, by: -120)
    scene.advance(1)
    expect(cell.configurationState.isSwiped && states.last == true)
    expectEqual(states.count, 2, "once, not in each frame")
    scene.tap(1, x: 300)
    performed.completions.first?(true)
    scene.advance(1)
    expect(!cell.configurationState.isSwiped && states.last == false)
  }

  @Test func swipeActionTitlesFollowTheContentSizeCategory() throws {
    let scene = EditingScene(rows: [["0", "1", "2"]])
    scene.owner.trailing = { _ in [UIContextualAction(style: .normal, title: "Remind me") { _, _, _ in }] }
    scene.swipe(1, by: -120)
    scene.advance(1)
    let before = shift(scene, 1)
    scene.touches.window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    scene.advance(1)
    expect(shift(scene, 1) < before - 10, "the button is wider")
    let open = shift(scene, 1)
    scene.touches.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    scene.advance(1)
    expectEqual(shift(scene, 1), open, "as far as buttons have room")
  }
}
