import Expectations
import Foundation
import Fuzzing
import ListCore
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Something dragged from another list.
@MainActor @Suite(.serialized) struct ListDroppingTests {
  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  // MARK: Without a table view or a collection view

  private let list = FakeList(5)

  init() { list.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }

  private func makeSession(_ y: CGFloat) -> DragSession {
    let session = DragSession()
    session.begin(with: [UIDragItem(itemProvider: NSItemProvider())])
    session.finger = CGPoint(x: 20, y: y)
    return session
  }

  @Test func aGapOpensUnderTheFingerAndClosesOnExit() {
    let dropping = ListDropping(host: list)
    let session = makeSession(100)
    dropping.update(session)
    expectEqual(list.take(), ["drop states", "enter", "over 2", "gap 2"])
    dropping.update(session)
    expectEqual(list.take(), ["over 2"], "over the gap nothing moves")
    dropping.leave(session)
    expect(list.take() == ["gap closes", "drop states", "exit"] && !dropping.isTargeted)
    dropping.leave(session)
    dropping.end(session)
    expectEqual(list.take(), ["drop states", "drop ends"])
  }

  @Test func insertIntoProposalsOpenNoGap() {
    list.dragCalls.answer = { _ in
      UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    let dropping = ListDropping(host: list)
    let session = makeSession(100)
    dropping.update(session)
    expect(list.take() == ["drop states", "enter", "over 2"] && list.cells[2].isLit)
    expect(dropping.isTarget(list.cells[2]))
    dropping.leave(session)
    expect(!list.cells[2].isLit)
  }

  @Test func refusedProposalsAreNotDropped() {
    list.dragCalls.answer = { _ in UITableViewDropProposal(operation: .forbidden) }
    let dropping = ListDropping(host: list)
    let session = makeSession(100)
    dropping.update(session)
    expect(list.gap == nil && dropping.isTargeted && dropping.operation(of: session) == .cancel)
    expect(!dropping.perform(session, [DragLooks(list.cells[0], nil, at: .zero)]) && list.dragCalls.drops.isEmpty)
    list.dragCalls.handles = false
    let other = ListDropping(host: list)
    other.update(makeSession(100))
    expect(!other.isTargeted, "a delegate that does not handle it hears no more")
  }

  @Test func theGapClosesBeforePerformDrop() throws {
    let dropping = ListDropping(host: list)
    let session = makeSession(100)
    dropping.update(session)
    list.notes = []
    expect(dropping.operation(of: session) == .move && dropping.operation(of: makeSession(100)) == .cancel)
    expect(dropping.perform(session, [DragLooks(list.cells[0], nil, at: CGPoint(x: 30, y: 120))]))
    expectEqual(list.take(), ["gap closes", "perform at 2"])
    expectEqual(list.previewCenter, CGPoint(x: 30, y: 120), "the picture begins where it was carried")
    expectEqual(try require(list.dragCalls.drops.first).sources, [])
  }

  @Test func reloadDataQueriesTheProposalAgainBeforeTheDrop() {
    let dropping = ListDropping(host: list)
    let session = makeSession(180)
    dropping.update(session)
    list.setCount(2)
    list.itemGeneration += 1
    list.notes = []
    _ = dropping.perform(session, [DragLooks(list.cells[0], nil, at: .zero)])
    expect(list.take().contains("perform at none"), "there is no fifth item any more")
  }

  // MARK: From one list to another

  private func lift(_ pair: ListPair, _ list: Int, _ item: Int) {
    pair.touches.down(at: pair.place(list, item))
    pair.advance(0.7)
  }

  @Test(arguments: [[true, true], [true, false], [false, true], [false, false]])
  func itemsAreDroppedBetweenTablesAndCollectionViews(_ kinds: [Bool]) {
    let pair = ListPair(kinds, [5, 5])
    lift(pair, 0, 1)
    pair.touches.move(to: pair.place(1, 2))
    expectEqual(pair.take(), ["b enter", "b over 2"], "it was never seen to be over its own list")
    pair.advance(0.4)
    expectNil(pair.violation())
    pair.touches.up()
    expectEqual(pair.names, [["a0", "a2", "a3", "a4"], ["b0", "b1", "a1", "b2", "b3", "b4"]])
    expectEqual(pair.take(), ["b perform 2", "b drop ends", "a drop ends", "a drag ends"])
    pair.advance(1)
    expect(pair.take() == ["b arrived"] && pair.violation() == nil)
  }

  @Test func tableRowsMakeWayForADropByOneGap() throws {
    let pair = ListPair([false, true], [3, 5])
    let table = try require(pair.views[1] as? UITableView)
    lift(pair, 0, 0)
    pair.touches.move(to: pair.place(1, 1))
    pair.advance(0.4)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 88, "the second row made way")
    expect(table.contentSize.height == 6 * 44 && table.numberOfRows(inSection: 0) == 5)
    expect(table.visibleCells.count == 6 && table.indexPathsForVisibleRows?.count == 5)
    expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 60)), "there is the gap")
    expect(table.hasUncommittedUpdates && table.hasActiveDrop)
    pair.touches.move(to: CGPoint(x: 240, y: 110))
    pair.advance(0.4)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 44, "and makes no way for the third")
    expectEqual(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY, 132)
    pair.touches.move(to: CGPoint(x: 240, y: 400))
    pair.advance(0.4)
    expect(table.contentSize.height == 5 * 44 && !table.hasUncommittedUpdates, "beside the rows there is no gap")
    pair.touches.cancel()
    pair.advance(1)
    expect(pair.violation() == nil && pair.names[1].count == 5)
  }

  @Test func draggingToTheEdgeScrollsAndTheGapFollows() throws {
    let pair = ListPair([false, true], [3, 60])
    lift(pair, 0, 0)
    pair.touches.move(to: CGPoint(x: 240, y: 470))
    pair.advance(1)
    expect(pair.views[1].contentOffset.y > 200 && pair.violation() == nil)
    expectEqual(pair.views[0].contentOffset, .zero, "its own list does not scroll")
    pair.touches.up()
    pair.advance(1)
    let row = try require(pair.names[1].firstIndex(of: "a0"))
    let visible = try require((pair.views[1] as? UITableView)?.indexPathsForVisibleRows)
    expect(visible.contains(IndexPath(row: row, section: 0)) && row > 12 && pair.violation() == nil)
  }

  @Test func droppingIntoAnItemMovesNoOthers() {
    for kinds in [[true, false], [false, true]] {
      let pair = ListPair(kinds, [4, 4])
      pair.goesInto = true
      lift(pair, 0, 0)
      pair.touches.move(to: pair.place(1, 2))
      pair.advance(0.4)
      expect(pair.violation() == nil && pair.take().last == "b over 2")
      pair.touches.up()
      pair.advance(1)
      expect(
        pair.take().first == "b perform 2" && pair.names == [["a0", "a1", "a2", "a3"], ["b0", "b1", "b2", "b3"]])
      expectNil(pair.violation())
    }
  }

  @Test func deletingItemsDuringADragKeepsTheListConsistent() {
    for isTable in [true, false] {
      let pair = ListPair([!isTable, isTable], [3, 6])
      lift(pair, 0, 0)
      pair.touches.move(to: pair.place(1, 4))
      pair.advance(0.4)
      pair.names[1].removeLast(4)
      (pair.views[1] as? UITableView)?.reloadData()
      (pair.views[1] as? UICollectionView)?.reloadData()
      pair.touches.up()
      pair.advance(1)
      expectEqual(pair.names[1], ["b0", "b1", "a0"])
      expectNil(pair.violation())
    }
  }

  // MARK: From a view

  @Test(arguments: [true, false])
  func itemsFromAViewAreDroppedBetweenItems(isTable: Bool) {
    let pair = ListPair([isTable], [5])
    let view = UIView(frame: CGRect(x: 200, y: 20, width: 80, height: 80))
    let drag = DraggedView(pair)
    let interaction = UIDragInteraction(delegate: drag)
    interaction.isEnabled = true
    view.addInteraction(interaction)
    pair.touches.window.addSubview(view)
    pair.touches.down(at: CGPoint(x: 240, y: 60))
    pair.advance(0.7)
    pair.touches.move(to: pair.place(0, 2))
    expectEqual(pair.take(), ["view begins", "a enter", "a over 2"])
    pair.advance(0.4)
    pair.touches.move(to: CGPoint(x: 250, y: 300))
    pair.touches.move(to: pair.place(0, 2))
    expectEqual(pair.take(), ["a exit", "a enter", "a over 2"])
    pair.touches.up()
    expectEqual(pair.take(), ["view ends with move", "a perform 2", "a drop ends"])
    pair.advance(1)
    expectEqual(pair.take(), ["a arrived", "view ended"])
    expect(pair.names[0].count == 5 && pair.violation() == nil)
  }

  /// `TRESTLE_FUZZ_STEPS` asks for more steps, `TRESTLE_FUZZ_SEED` for those of a failure.
  @Test func randomDragsKeepListsConsistent() {
    let steps = ProcessInfo.processInfo.environment["TRESTLE_FUZZ_STEPS"].flatMap(Int.init) ?? 1_200
    for start in stride(from: 0, to: steps, by: 100) {
      let seed = FuzzSeed.ofRun &+ UInt64(start)
      var random = SeededGenerator(seed: seed)
      let pair = ListPair([Bool.random(using: &random), Bool.random(using: &random)], [8, 30])
      for step in 0..<100 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: lift(pair, Int.random(in: 0...1, using: &random), 0)
        case 1:
          pair.touches.up()
          // An item is not seen while its picture flies there.
          pair.advance(0.5)
        case 2: pair.touches.cancel()
        case 3:
          let list = Int.random(in: 0...1, using: &random)
          let row = Int.random(in: 0...pair.names[list].count, using: &random)
          pair.names[list].insert("new \(step)", at: row)
          (pair.views[list] as? UITableView)?.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
          (pair.views[list] as? UICollectionView)?.insertItems(at: [IndexPath(item: row, section: 0)])
        default:
          pair.touches.move(
            to: CGPoint(x: .random(in: -20...340, using: &random), y: .random(in: -20...500, using: &random)))
        }
        pair.advance(.random(in: 0...0.5, using: &random))
        guard let violation = pair.violation() else { continue }
        Issue.record("seed \(seed), step \(step) (\(pair.log.suffix(6))): \(violation)")
        return
      }
    }
  }
}

/// A view that the first item of a list is dragged from.
@MainActor
private final class DraggedView: NSObject, UIDragInteractionDelegate {
  private let pair: ListPair

  init(_ pair: ListPair) { self.pair = pair }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = (0, pair.names[0][0])
    return [item]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    pair.log.append("view begins")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { pair.log.append("view ends with \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { pair.log.append("view ended") }
}
