import Expectations
import QuartzCore
import Testing

@testable import UIKitCore

/// Getters and setters as methods.
@MainActor
struct PropertyActionsTests {
  private let view = UIView()

  @Test func aGetterActionReturnsTheValue() {
    view.tag = 3
    let selector = Selector(_Action(getter: "tag", \UIView.tag), of: UIView.self)
    expectEqual(ActionTable.call(selector, of: view, []) as? Int, 3)
  }

  @Test func aSetterActionSetsTheValue() {
    let selector = Selector(_Action(setter: "setTag:", \UIView.tag), of: UIView.self)
    ActionTable.call(selector, of: view, [4])
    expectEqual(view.tag, 4)
  }

  @Test func aSetterActionConvertsNumbersAndTakesNil() {
    view.backgroundColor = .red
    ActionTable.call(Selector(_Action(setter: "setAlpha:", \UIView.alpha), of: UIView.self), of: view, [1 / 2 as Float])
    ActionTable.call(
      Selector(_Action(setter: "setBackgroundColor:", \UIView.backgroundColor), of: UIView.self), of: view, [nil])
    expectEqual(view.alpha, 0.5)
    expectNil(view.backgroundColor)
  }
}
