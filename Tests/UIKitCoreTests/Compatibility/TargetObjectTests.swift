import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Targets and observers that are classes: their methods are those of the class.
@MainActor
@Suite(.serialized) struct TargetObjectTests {
  init() { Counter.log = [] }

  @Test func aControlMayTargetAClass() {
    let control = UIControl()
    control.addTarget(Counter.self, action: "count:", for: .valueChanged)
    control.addTarget(Counter.self, action: "count:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(Counter.log, ["Counter UIControl"])
    expectEqual(control.actions(forTarget: Counter.self, forControlEvent: .valueChanged), ["count:"])
    expectNil(control.actions(forTarget: PairCounter.self, forControlEvent: .valueChanged))
    expectEqual(control.allTargets.count, 1)
    control.removeTarget(Counter.self, action: "count:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(Counter.log.count, 1)
  }

  @Test func aSubclassOverridesATargetedClassMethod() {
    let control = UIControl()
    control.addTarget(PairCounter.self, action: "count:", for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(Counter.log, ["twice"])
  }

  @Test func classAndInstanceActionsMayShareAName() {
    ActionTable.call("reset", of: Counter.self, [])
    ActionTable.call("reset", of: Counter(), [])
    expectEqual(Counter.log, ["class reset", "instance reset"])
    expect(ActionTable.responds(Counter.self, to: "count:") && !ActionTable.responds(Counter(), to: "count:"))
  }

  @Test func classMethodsReceiveUpToThreeArguments() {
    let first = ActionTable.call("add:and:", of: Counter.self, [1, 2])
    let second = ActionTable.call("add:and:with:", of: Counter.self, [1, 2, 3])
    expect(first as? Int == 3 && second as? Int == 6)
  }

  @Test func aGestureRecognizerMayTargetAClass() {
    let actions = GestureActions()
    actions.add(Counter.self, "count:")
    actions.send(from: UITapGestureRecognizer())
    expectEqual(Counter.log, ["Counter UITapGestureRecognizer"])
    actions.remove(Counter.self, nil)
    actions.send(from: UITapGestureRecognizer())
    expectEqual(Counter.log.count, 1)
  }

  @Test func aBarButtonItemMayTargetAClass() {
    let item = UIBarButtonItem(title: "Count", style: .plain, target: Counter.self, action: "count:")
    BarButtonAction(item: item).perform(from: UIView())
    item.target = PairCounter.self as AnyObject
    BarButtonAction(item: item).perform(from: UIView())
    expectEqual(Counter.log, ["Counter UIBarButtonItem", "twice"])
    expect(item.target as? AnyClass == PairCounter.self)
    item.target = nil
    expectNil(item.target)
  }

  @Test func aClassMayObserveNotifications() {
    let center = NotificationCenter()
    let name = Notification.Name("Tea is ready")
    center.addObserver(Counter.self, selector: "heard:", name: name, object: nil)
    center.post(name: name, object: nil)
    expectEqual(Counter.log, ["heard Tea is ready"])
    center.removeObserver(Counter.self)
    center.post(name: name, object: nil)
    expectEqual(Counter.log.count, 1)
    center.addObserver(Counter.self, selector: "heard:", name: name, object: nil)
    center.removeObserver(Counter.self, name: Notification.Name("Coffee is ready"), object: nil)
    center.post(name: name, object: nil)
    expectEqual(Counter.log.count, 2)
    center.removeObserver(Counter.self, name: name, object: nil)
    center.post(name: name, object: nil)
    expectEqual(Counter.log.count, 2)
  }

  @Test func aCustomActionMayTargetAClass() {
    let action = UIAccessibilityCustomAction(name: "Count", target: Counter.self, selector: "count:")
    expect(action.perform())
    expectEqual(Counter.log, ["Counter UIAccessibilityCustomAction"])
  }

  @Test func aSelectorCarriesAClassMethod() {
    let selector = Selector(
      _Action(ofClass: "carriedOfClass", { (target: UISwitch.Type) in { Counter.log.append("\(target)") } }),
      of: UISwitch.self)
    expect(ActionTable.responds(UISwitch.self, to: selector) && !ActionTable.responds(UISwitch(), to: selector))
    ActionTable.call(selector, of: UISwitch.self, [])
    expectEqual(Counter.log, ["UISwitch"])
  }
}

private class Counter: NSObject, _ActionTarget {
  nonisolated(unsafe) static var log: [String] = []

  @MainActor class func count(_ sender: Any?) { log.append("Counter \(sender.map { "\(type(of: $0))" } ?? "nil")") }
  class func reset() { log.append("class reset") }
  func reset() { Counter.log.append("instance reset") }
  class func heard(_ notification: Notification) { log.append("heard \(notification.name.rawValue)") }
  class func add(_ first: Int, and second: Int) -> Int { first + second }
  class func add(_ first: Int, and second: Int, with third: Int) -> Int { first + second + third }

  @MainActor class var _actions: [_Action] {
    [
      _Action(ofClass: "count:", { (target: Counter.Type) in { (sender: Any?) in target.count(sender) } }),
      _Action(ofClass: "reset", { (target: Counter.Type) in { target.reset() } }),
      _Action("reset", { (target: Counter) in { target.reset() } }),
      _Action(ofClass: "heard:", { (target: Counter.Type) in { (note: Notification) in target.heard(note) } }),
      _Action(ofClass: "add:and:", { (target: Counter.Type) in { (a: Int, b: Int) in target.add(a, and: b) } }),
      _Action(
        ofClass: "add:and:with:",
        { (target: Counter.Type) in { (a: Int, b: Int, c: Int) in target.add(a, and: b, with: c) } }),
    ]
  }
}

private final class PairCounter: Counter {
  override class func count(_ sender: Any?) { log.append("twice") }
}
