import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A table goes in each call that it makes, and nothing stops.
@MainActor @Suite(.serialized) struct TableLeavingTests {
  private static func table(_ holdings: Holdings) -> UITableView? { holdings.view.object as? UITableView }

  @Test func theScreenMayBeReleasedInTouchCallbacks() throws {
    try Use(
      name: "touches",
      calls: [
        "tableView(_:cellForRowAt:)", "tableView(_:heightForRowAt:)", "tableView(_:viewForHeaderInSection:)",
        "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
        "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
        "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:willDeselectRowAt:)",
        "tableView(_:didDeselectRowAt:)", "tableView(_:performPrimaryActionForRowAt:)",
        "tableView(_:accessoryButtonTappedForRowWith:)", "scrollViewDidScroll(_:)",
        "scrollViewWillBeginDragging(_:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
        "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
        "tableView(_:prefetchRowsAt:)", "tableView(_:sectionForSectionIndexTitle:at:)",
      ],
      build: { LeavingTable.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: CGPoint(x: 100, y: 130))
        screen.tap(at: CGPoint(x: 100, y: 190))
        if let row = Self.table(holdings)?.visibleCells.dropFirst(2).first {
          let place = row.convert(row.bounds.middle, to: nil)
          screen.tap(at: CGPoint(x: 270, y: place.y))
          screen.tap(at: CGPoint(x: 280, y: place.y))
          screen.tap(at: CGPoint(x: 290, y: place.y))
        }
        screen.fling(from: CGPoint(x: 100, y: 400), velocity: CGVector(dx: 0, dy: -2500))
        holdings.settle()
        screen.fling(from: CGPoint(x: 100, y: 100), velocity: CGVector(dx: 0, dy: 900))
        holdings.settle()
        Self.table(holdings)?.scrollToRow(at: IndexPath(row: 20, section: 1), at: .top, animated: true)
        holdings.settle()
        screen.tap(at: CGPoint(x: 314, y: 214))
        screen.wheel(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 40))
        holdings.settle()
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInEditingCallbacks() throws {
    try Use(
      name: "editing",
      calls: [
        "tableView(_:canEditRowAt:)", "tableView(_:editingStyleForRowAt:)", "tableView(_:canMoveRowAt:)",
        "tableView(_:shouldIndentWhileEditingRowAt:)", "tableView(_:moveRowAt:to:)",
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", "tableView(_:commit:forRowAt:)",
        "tableView(_:trailingSwipeActionsConfigurationForRowAt:)", "swipe action",
        "tableView(_:leadingSwipeActionsConfigurationForRowAt:)", "tableView(_:willBeginEditingRowAt:)",
        "tableView(_:didEndEditingRowAt:)",
      ],
      build: { LeavingTable.show(in: $0) { _, owner in owner.counts = [8, 3] } },
      perform: { holdings in
        let screen = holdings.screen
        screen.drag(from: CGPoint(x: 280, y: 120), to: CGPoint(x: 180, y: 120))
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 290, y: 120))
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 20, y: 120), to: CGPoint(x: 120, y: 120))
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 280, y: 160), to: CGPoint(x: 10, y: 160))
        screen.advance(by: 1)
        Self.table(holdings)?.setEditing(true, animated: true)
        screen.advance(by: 1)
        for x in [260, 275, 290, 305] as [CGFloat] {
          screen.drag(from: CGPoint(x: x, y: 120), to: CGPoint(x: x, y: 220))
        }
        screen.advance(by: 1)
        screen.tap(at: CGPoint(x: 22, y: 160))
        screen.advance(by: 1)
        for x in [250, 270, 285, 300] as [CGFloat] { screen.tap(at: CGPoint(x: x, y: 160)) }
        screen.advance(by: 1)
        Self.table(holdings)?.setEditing(false, animated: true)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInFocusCallbacks() throws {
    try Use(
      name: "keys",
      calls: [
        "tableView(_:canFocusRowAt:)", "tableView(_:shouldUpdateFocusIn:)",
        "tableView(_:didUpdateFocusIn:with:)", "tableView(_:didSelectRowAt:)",
      ],
      build: { LeavingTable.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        for _ in 0..<3 { screen.press(.keyboardDownArrow) }
        screen.press(.keyboardReturnOrEnter)
        screen.press(.keyboardPageDown)
        screen.press(.keyboardEnd)
        screen.press(.keyboardUpArrow)
        screen.press(.keyboardTab)
        screen.press(.keyboardDownArrow)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInDragAndDropCallbacks() throws {
    try Use(
      name: "drags",
      calls: [
        "tableView(_:itemsForBeginning:at:)", "tableView(_:dragSessionWillBegin:)", "tableView(_:canHandle:)",
        "tableView(_:dropSessionDidEnter:)", "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
        "tableView(_:dropSessionDidEnd:)", "tableView(_:dragSessionDidEnd:)", "tableView(_:dropSessionDidExit:)",
      ],
      build: { LeavingTable.show(in: $0) },
      perform: { holdings in
        let screen = holdings.screen
        screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 220), press: 0.7)
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 438), press: 0.7, hold: 0.6)
        screen.advance(by: 1)
        screen.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: -40), press: 0.7)
        screen.advance(by: 1)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInContextMenuCallbacks() throws {
    try Use(
      name: "menus",
      calls: [
        "tableView(_:contextMenuConfigurationForRowAt:point:)", "preview of a menu", "elements of a menu",
        "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
        "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
        "tableView(_:willDisplayContextMenu:animator:)", "tableView(_:willEndContextMenuInteraction:animator:)",
        "action of a menu",
      ],
      build: { LeavingTable.show(in: $0) { _, owner in owner.hasMenus = true } },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: CGPoint(x: 100, y: 160), duration: 0.7)
        screen.advance(by: 0.6)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 100, y: 160), duration: 0.7)
        screen.advance(by: 0.6)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
        screen.secondaryClick(at: CGPoint(x: 100, y: 160))
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 100, y: 165))
        screen.advance(by: 0.6)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInUpdateCallbacks() throws {
    try Use(
      name: "updates",
      calls: ["completion of an update", "tableView(_:cellForRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)"],
      build: { LeavingTable.show(in: $0) { _, owner in owner.counts = [8, 3] } },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func update(_ change: @escaping (UITableView) -> Void) {
          guard let table = Self.table(holdings) else { return }
          table.performBatchUpdates { [weak table] in
            holdings.tell("changes of an update")
            if let table { change(table) }
          } completion: { _ in
            holdings.tell("completion of an update")
          }
        }
        @MainActor func owner() -> LeavingTable? { Self.table(holdings)?.dataSource as? LeavingTable }
        owner()?.counts[0] = 9
        update { $0.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left) }
        screen.advance(frames: 3)
        owner()?.counts[0] = 7
        update {
          $0.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .automatic)
        }
        screen.advance(by: 1)
        Self.table(holdings)?.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        screen.advance(by: 1)
        Self.table(holdings)?.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        Self.table(holdings)?.reloadSections([1], with: .top)
        screen.advance(by: 1)
        owner()?.counts[0] = 40
        Self.table(holdings)?.reloadData()
        Self.table(holdings)?.layoutIfNeeded()
        holdings.settle()
      }
    ).leaveAtEachCall()
  }
}
