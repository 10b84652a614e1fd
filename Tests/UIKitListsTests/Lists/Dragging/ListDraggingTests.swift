import Expectations
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Dragging and dropping items, without a table view or a collection view.
@MainActor @Suite(.serialized)
struct ListDraggingTests {
  private let list = FakeList(5)
  private let start = CGPoint(x: 20, y: 60)

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func lift() -> ListDragging {
    let dragging = ListDragging(host: list)
    expect(dragging.mayLift(at: start))
    dragging.lift(at: start)
    return dragging
  }

  /// Lifts the second item and moves it to the fourth.
  private func drag() -> ListDragging {
    let dragging = lift()
    list.notes = []
    list.nearest = path(3)
    dragging.move(to: CGPoint(x: 20, y: 140))
    return dragging
  }

  @Test func aPressLiftsAnItemWithoutBeginningTheDrag() {
    let dragging = lift()
    expectEqual(list.take(), ["items 1", "lift 1", "lifting"])
    expect(dragging.isLifted && !dragging.isActive)
    expect(dragging.dragState(of: list.cells[1]) == .lifting && dragging.dragState(of: list.cells[0]) == .none)
    expect(!dragging.move(to: CGPoint(x: 20, y: 65)), "a finger that trembles moves nothing")
    expectEqual(list.take(), [])
    dragging.end()
    expectEqual(list.take(), ["back animated", "none", "drop states"])
  }

  @Test func anItemWithoutDragItemsIsNotLifted() {
    let dragging = ListDragging(host: list)
    list.dragCalls.itemCount = 0
    expect(!dragging.mayLift(at: start))
    list.dragCalls.itemCount = 1
    list.isBusy = true
    expect(!dragging.mayLift(at: start))
    dragging.isEnabled = false
    list.isBusy = false
    list.notes = []
    expect(!dragging.mayLift(at: start) && list.take() == [])
  }

  @Test func theDropDelegateIsQueriedAndPerformsTheDrop() throws {
    let dragging = drag()
    expectEqual(list.take(), ["close menu", "dragging", "drag begins", "drop states", "enter", "over 3", "way 3"])
    expect(dragging.isActive && dragging.isTargeted)
    dragging.end()
    expectEqual(list.take(), ["back", "perform at 3", "none", "drop states", "drop ends", "drag ends"])
    let drop = try require(list.dragCalls.drops.first)
    expect(drop.sources == [path(1)] && drop.proposal.operation == .move)
    expect(!dragging.isActive)
  }

  @Test func anItemWithAShapeIsCarriedAsAPictureInItsOwnList() {
    drag().cancel()
    expect(!list.isCarried, "without a shape the cell itself is carried")
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    list.dragCalls.parameters = parameters
    let dragging = lift()
    expect(!list.isCarried, "before the finger moves the cell is seen")
    dragging.move(to: CGPoint(x: 20, y: 140))
    expect(list.isCarried)
    dragging.end()
    expect(!list.isCarried && list.dragCalls.drops.count == 1)
    let cancelled = drag()
    expect(list.isCarried)
    cancelled.cancel()
    expect(!list.isCarried)
  }

  @Test func insertIntoProposalsAreQueriedForTheItemUnderTheFinger() {
    list.dragCalls.answer = { _ in
      UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    let dragging = lift()
    list.nearest = path(4)
    list.notes = []
    dragging.move(to: CGPoint(x: 20, y: 140))
    expectEqual(list.take().suffix(3), ["over 4", "over 3", "way none"], "the others stay where they are")
    expect(list.cells[3].isLit && dragging.isTarget(list.cells[3]))
    dragging.move(to: CGPoint(x: 20, y: 180))
    expectEqual(list.take(), ["over 4", "way none"], "the first question is the right one now")
    expect(!list.cells[3].isLit && list.cells[4].isLit)
    dragging.cancel()
    expect(!list.cells[4].isLit)
    expectEqual(list.take(), ["back animated", "none", "drop states", "drop ends", "drag ends"])
  }

  @Test func aForbiddenMoveReturnsTheItem() {
    list.dragCalls.permitsMoves = false
    let dragging = drag()
    expectEqual(list.take().last, "way none")
    dragging.end()
    expect(list.take().first == "back animated" && list.dragCalls.drops.isEmpty)
  }

  @Test func withoutADropDelegateTheDataSourceMovesASingleItem() {
    list.dragCalls.handles = false
    list.movesByDataSource = true
    drag().end()
    expectEqual(list.take().suffix(4), ["data source moves", "none", "drop states", "drag ends"])
    list.dragCalls.itemCount = 2
    drag().end()
    expect(list.take().contains("back animated"), "two items are no move")
  }

  @Test func aListMayPreferItsDataSourceToTheDropDelegate() {
    list.movesByDataSource = true
    list.prefersDataSource = true
    drag().end()
    expect(list.take().contains("data source moves") && list.dragCalls.drops.isEmpty)
  }

  @Test func reloadDataDuringADragEndsIt() {
    list.movesByDataSource = true
    let dragging = drag()
    list.lifted = nil
    expect(!dragging.move(to: CGPoint(x: 20, y: 180)))
    list.notes = []
    dragging.end()
    expectEqual(list.take(), ["none", "drop states", "drop ends", "drag ends"])
  }

  @Test func addedDragItemsKnowTheirSourceIndexPaths() throws {
    let dragging = drag()
    dragging.add(at: CGPoint(x: 20, y: 10))
    dragging.add(at: CGPoint(x: 20, y: 10))
    dragging.add(at: start)
    dragging.end()
    let drop = try require(list.dragCalls.drops.first)
    expectEqual(drop.sources, [path(1), path(0)], "none joins twice")
    expect(drop.source(ofItem: 1) == path(0) && drop.source(ofItem: 2) == nil)
  }

  @Test func anOpenMenuLowersTheItemUntilTheFingerMoves() {
    let dragging = lift()
    list.notes = []
    dragging.menuDidOpen()
    expectEqual(list.take(), ["lay down"])
    dragging.move(to: CGPoint(x: 20, y: 140))
    expectEqual(list.take().prefix(3), ["close menu", "lift 1", "dragging"])
    dragging.menuDidOpen()
    expectEqual(list.take(), [], "an item on its way stays up")
    dragging.cancel()
  }

  @Test func aDragBeyondTheListQueriesAnotherList() throws {
    let other = FakeList(3)
    other.dragCalls.name = "other "
    other.dragCalls.list = list
    let dropping = ListDropping(host: other)
    list.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    other.window = list.window
    list.other = dropping
    let dragging = drag()
    list.notes = []
    dragging.move(to: CGPoint(x: 20, y: 600))
    expectEqual(list.take(), ["drop states", "exit", "way none", "other enter", "other over none"])
    expect(dropping.isTargeted && !dragging.isTargeted)
    dragging.end()
    expectEqual(
      list.take(),
      [
        "other perform at none", "back", "none", "drop states", "other drop ends", "drop ends", "drag ends",
      ])
    expectEqual(other.dragCalls.drops.first?.sources, [])
  }

  @Test(arguments: [true, false])
  func aViewInFrontOfTheListTakesADrop(isTable: Bool) {
    let pair = ListPair([isTable], [5])
    let bin = UIView(frame: CGRect(x: 0, y: 300, width: 160, height: 80))
    let drop = DroppedOnView(pair)
    bin.addInteraction(UIDropInteraction(delegate: drop))
    pair.touches.window.addSubview(bin)
    pair.touches.down(at: pair.place(0, 1))
    pair.advance(0.7)
    pair.touches.move(to: CGPoint(x: pair.place(0, 1).x, y: pair.place(0, 1).y + 15))
    expectEqual(pair.take().first, "a enter")
    pair.touches.move(to: CGPoint(x: 80, y: 340))
    expectEqual(pair.take(), ["a exit", "bin enter"], "the view in front gets it, and not the list behind")
    pair.advance(0.4)
    pair.touches.up()
    expectEqual(pair.take(), ["bin takes a1", "a drop ends", "a drag ends"])
    pair.advance(1)
    expectEqual(pair.take(), ["bin ends"])
    expect(pair.names[0].count == 5 && pair.violation() == nil)
  }

  @Test func aViewBehindAListWithoutDropDelegateTakesADrop() {
    let pair = ListPair([true], [5])
    (pair.views[0] as? UITableView)?.dropDelegate = nil
    let drop = DroppedOnView(pair)
    pair.touches.window.addInteraction(UIDropInteraction(delegate: drop))
    pair.touches.down(at: pair.place(0, 1))
    pair.advance(0.7)
    pair.touches.move(to: pair.place(0, 3))
    pair.touches.up()
    expectEqual(pair.take(), ["bin enter", "bin takes a1", "a drag ends"])
  }

  @Test func escapeCancelsTheDragOfAnItem() throws {
    let pair = ListPair([true], [5])
    pair.touches.down(at: pair.place(0, 1))
    pair.advance(0.7)
    pair.touches.move(to: pair.place(0, 3))
    _ = pair.take()
    let keys = try require(pair.touches.window.presence.keyCapture)
    let key = UIKey(characters: "", charactersIgnoringModifiers: "", modifierFlags: [], keyCode: .keyboardEscape)
    keys.pressesBegan([UIPress(key: key, window: pair.touches.window, responder: keys, timestamp: 0)], with: nil)
    expectEqual(pair.take(), ["a drop ends", "a drag ends"])
    pair.touches.up()
    pair.advance(1)
    expect(pair.take() == [] && pair.violation() == nil && pair.names[0][1] == "a1")
  }

  @Test func theFirstDragDelegateAddsTheRecogniser() {
    let dragging = ListDragging(host: list)
    list.dragCalls.hasDragDelegate = false
    dragging.delegateDidChange()
    expect(list.recognizers.isEmpty)
    list.dragCalls.hasDragDelegate = true
    dragging.delegateDidChange()
    dragging.delegateDidChange()
    expectEqual(list.recognizers.count, 1)
  }
}

/// A view that takes items of a list.
@MainActor
private final class DroppedOnView: NSObject, UIDropInteractionDelegate {
  private let pair: ListPair

  init(_ pair: ListPair) { self.pair = pair }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    pair.log.append("bin enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let names = session.items.compactMap { ($0.localObject as? (Int, String))?.1 }
    pair.log.append("bin takes \(names.joined())")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    pair.log.append("bin ends")
  }
}
