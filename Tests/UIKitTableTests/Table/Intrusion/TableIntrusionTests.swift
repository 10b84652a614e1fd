import Expectations
import Testing
import UIKit
import UIKitTesting

/// Callbacks that do what they should not: change the data, and tell the table, while it is at work.
@MainActor @Suite(.serialized)
struct TableIntrusionTests {
  /// Every callback of a table, by what leads to it.
  enum Callback: String, CaseIterable {
    case cellForRow, willDisplay, didEndDisplaying, heightForRow, estimatedHeight
    case headerView, willDisplayHeader, didEndDisplayingHeader, headerTitle, footerTitle
    case shouldHighlight, didHighlight, didUnhighlight, willSelect, willDeselect, didSelect, didDeselect
    case accessoryTapped, primaryAction
    case canEdit, editingStyle, shouldIndent, indentationLevel, canMove, moveTarget, move, commit
    case leadingSwipe, trailingSwipe, willBeginEditing, didEndEditing, swipeHandler
    case didScroll, willBeginDragging, didEndDragging, didEndDecelerating
    case prefetch, cancelPrefetch
    case contextMenu, willDisplayMenu, willEndMenu, menuAction, menuPreview
    case dragItems, dragBegins, dragEnds, dropUpdate, dropEnters, dropEnds
    case shouldFocus, didFocus, canFocus
  }

  /// Callbacks of menus, which take the longest: what stands behind one is blurred in each frame.
  private static let ofMenus: Set<Callback> = [.contextMenu, .willDisplayMenu, .willEndMenu, .menuAction, .menuPreview]

  enum Intrusion: String, CaseIterable {
    case reload, insertAtTop, deleteFirst, deleteAll, move, animatedBatch
  }

  @Test(arguments: Callback.allCases)
  func aTableStaysConsistentWhenChangedInACallback(_ callback: Callback) throws {
    // One change a callback, each with as many callbacks as the others.
    let number = try require(Callback.allCases.firstIndex(of: callback))
    let intrusion = Intrusion.allCases[number % Intrusion.allCases.count]
    let owner = IntrudedTable()
    owner.intrude(callback.rawValue) { owner.perform(intrusion) }
    try owner.runEverything(withMenus: Self.ofMenus.contains(callback))
    expectNil(owner.table.invariantViolation(), "\(intrusion) in \(callback)")
    expect(owner.wasReached, "\(callback) was never called")
    // The table shows the data as they are, whatever happened.
    owner.table.setEditing(false, animated: false)
    try owner.screen.settle()
    expectEqual(owner.shown, owner.expected, "\(intrusion) in \(callback)")
  }
}
