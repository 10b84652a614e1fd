import Expectations
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite struct UITableViewRowActionTests {
  @Test func rowActionBackgroundColorDefaultsToItsStyles() {
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    expectEqual(delete.style, .default)
    expectEqual(delete.contextualAction { nil }.backgroundColor, .systemRed)
    let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    expectEqual(more.contextualAction { nil }.backgroundColor, SwipeMetrics.normalColor)
    more.backgroundColor = .systemBlue
    expectEqual(more.contextualAction { nil }.backgroundColor, .systemBlue)
  }

  @Test func copiedRowActionsKeepTheirHandler() throws {
    var places: [IndexPath] = []
    let action = UITableViewRowAction(style: .normal, title: "More") { _, path in places.append(path) }
    action.backgroundColor = .systemGreen
    let copy = try require(action.copy() as? UITableViewRowAction)
    expectEqual(copy.title, "More")
    expectEqual(copy.backgroundColor, .systemGreen)
    let shown = copy.contextualAction { IndexPath(row: 3, section: 1) }
    shown.handler(shown, UIView()) { _ in }
    expectEqual(places, [IndexPath(row: 3, section: 1)])
  }

  @Test func aRowActionsEffectLiesBelowItsBackgroundColor() throws {
    let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    expectNil(action.backgroundEffect)
    expectEqual(SwipeActionButton(action.contextualAction { nil }) {}.backgroundColor, SwipeMetrics.normalColor)
    action.backgroundEffect = UIBlurEffect(style: .systemMaterial)
    let copy = try require(action.copy() as? UITableViewRowAction)
    let button = SwipeActionButton(copy.contextualAction { nil }) {}
    let view = try require(button.subviews.first as? UIVisualEffectView)
    expect(view.effect === action.backgroundEffect)
    expect(button.backgroundColor == nil && view.contentView.backgroundColor == nil)
    button.place(in: CGRect(x: 0, y: 0, width: 80, height: 44), content: CGRect(x: 0, y: 0, width: 80, height: 44))
    expectEqual(view.frame, button.bounds)
    action.backgroundColor = .systemBlue
    let coloured = SwipeActionButton(action.contextualAction { nil }) {}
    expectEqual((coloured.subviews.first as? UIVisualEffectView)?.contentView.backgroundColor, .systemBlue)
  }

  @Test func aRowActionWithoutARowCallsNoHandler() {
    var places: [IndexPath] = []
    let action = UITableViewRowAction(style: .normal, title: "More") { _, path in places.append(path) }
    let shown = action.contextualAction { nil }
    shown.handler(shown, UIView()) { _ in }
    expectEqual(places, [])
  }
}
