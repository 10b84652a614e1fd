import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Which responders carry out the actions of editing.
@MainActor struct StandardEditActionTests {
  private final class Copied: UIView {
    var log: [String] = []
    override func copy(_ sender: Any?) { log.append("copy \(sender as? String ?? "nil")") }
    override func selectAll(_ sender: Any?) { log.append("selectAll") }
  }

  private class Base: UIViewController {
    override func paste(_ sender: Any?) {}
  }

  private final class Derived: Base {}

  @Test func canPerformActionIsTrueForOverriddenEditActions() {
    let view = Copied()
    let able = StandardEditAction.allCases.filter { view.canPerformAction($0.selector, withSender: nil) }
    expectEqual(able, [.copy, .selectAll])
    expect(!UIView().canPerformAction("copy:", withSender: nil))
    expect(Derived().canPerformAction("paste:", withSender: nil), "an inherited method is one, too")
    expect(!view.canPerformAction("copyEverything:", withSender: nil))
  }

  @Test func targetForActionFollowsTheResponderChain() {
    let controller = Derived()
    let view = Copied()
    controller.view.addSubview(view)
    expect(view.target(forAction: "copy:", withSender: nil) as? UIView === view)
    expect(view.target(forAction: "paste:", withSender: nil) as? UIViewController === controller)
    expectNil(view.target(forAction: "cut:", withSender: nil))
  }

  @Test func eachEditActionCallsItsMethod() {
    let view = Copied()
    for action in StandardEditAction.allCases { action.perform(on: view, sender: "menu") }
    expectEqual(view.log, ["copy menu", "selectAll"])
    expect(StandardEditAction.allCases.allSatisfy { StandardEditAction($0.selector) == $0 })
  }

  @Test func menusSuggestActionsTheResponderCanPerform() throws {
    let view = Copied()
    let sender = NSObject()
    let elements = StandardEditAction.suggestions(from: view, sender: sender)
    expectEqual(elements.map(\.title), ["Copy", "Select All"])
    try require(elements.last as? UIAction).perform(from: nil)
    expectEqual(view.log, ["selectAll"])
  }
}
