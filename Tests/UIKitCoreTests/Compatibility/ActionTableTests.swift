import Expectations
import Testing

@testable import UIKitCore

/// Methods by selector.
@MainActor
struct ActionTableTests {
  @Test func actionArgumentsArriveInOrder() {
    let target = Target()
    ActionTable.call("plain", of: target, [])
    ActionTable.call("sender:", of: target, ["a"])
    ActionTable.call("first:second:", of: target, ["b", 2])
    let result = ActionTable.call("first:second:third:", of: target, ["c", nil, true])
    expectEqual(target.calls, ["plain", "a", "b 2", "c nil true"])
    expectEqual(result as? String, "made")
  }

  @Test func anActionWithoutResultReturnsNil() {
    expectNil(ActionTable.call("plain", of: Target(), []))
  }

  @Test func missingActionArgumentsAreNil() {
    let target = Target()
    ActionTable.call("first:second:third:", of: target, ["c"])
    expectEqual(target.calls, ["c nil nil"])
  }

  @Test func respondsToFindsOnlyMethodsInTheTable() {
    expect(Target().responds(to: "sender:"))
    expect(!Target().responds(to: "sender"))
  }
}

private final class Target: UIResponder {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func one(_ sender: Any?) { calls.append("\(sender ?? "nil")") }
  func two(_ first: String, _ second: Int) { calls.append("\(first) \(second)") }
  func three(_ first: String, _ second: Any?, _ third: Bool?) -> String {
    calls.append("\(first) \(second ?? "nil") \(third.map { "\($0)" } ?? "nil")")
    return "made"
  }

  override class var _actions: [_Action] {
    super._actions + [
      _Action("plain", Target.plain), _Action("sender:", Target.one), _Action("first:second:", Target.two),
      _Action("first:second:third:", Target.three),
    ]
  }
}

/// A class on no actor stays there when it adopts the tables.
private final class Tea: NSObject, _ActionTarget, _KeyValueTarget {
  var strength = 3
  @MainActor static var _actions: [_Action] { [_Action("steep", { (target: Tea) in { target.strength += 1 } })] }
  @MainActor static var _properties: [_Property] { [_Property("strength", \Tea.strength)] }
}

@MainActor
struct ActionTargetTests {
  nonisolated private func made() -> Tea {
    let tea = Tea()
    tea.strength = 4
    return tea
  }

  @Test func objectsThatAreNoRespondersHaveActionTables() {
    let tea = made()
    ActionTable.call("steep", of: tea, [])
    expectEqual(tea.value(forKey: "strength") as? Int, 5)
  }
}
