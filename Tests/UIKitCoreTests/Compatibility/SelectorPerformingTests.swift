import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

/// Calls by selector, now and later.
@MainActor
struct SelectorPerformingTests {
  private let target = Performer()

  @Test func performPassesArgumentsAndResult() {
    expectEqual(target.perform("plain").takeUnretainedValue() as? String, "made")
    target.perform("one:", with: "a")
    target.perform("two:and:", with: "b", with: 2)
    expectEqual(target.calls, ["plain", "a", "b 2"])
  }

  /// A suite that presses a bar button itself often passes nil for it.
  @Test func performWithoutAnObjectPassesNil() {
    final class Pressed: NSObject, _ActionTarget {
      static var _actions: [_Action] { [_Action("press:", Pressed.press)] }
      var count = 0
      func press(_ sender: UIBarButtonItem) { count += 1 }
    }
    let pressed = Pressed()
    pressed.perform("press:", with: nil)
    pressed.perform("press:")
    expectEqual(pressed.count, 2)
  }

  @Test func performWithoutAResultReturnsNil() {
    expectNil(target.perform("one:", with: "a"))
  }

  @Test func performAfterDelayCallsOnTime() {
    let clock = FrameClock.virtual()
    clock.makeCurrent()
    target.perform("one:", with: "later", afterDelay: 2)
    clock.advance(by: 1.9)
    expect(target.calls.isEmpty)
    clock.advance(by: 0.2)
    expectEqual(target.calls, ["later"])
  }

  /// A caller on the main thread that waits is served at once, and one that does not after its own turn.
  @Test func performOnMainThreadCallsThere() async {
    target.performSelector(onMainThread: "one:", with: "waiting", waitUntilDone: true)
    target.performSelector(onMainThread: "one:", with: "later", waitUntilDone: false)
    expectEqual(target.calls, ["waiting"])
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
    expectEqual(target.calls, ["waiting", "later"])
    nonisolated(unsafe) let target = target
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        target.performSelector(onMainThread: "one:", with: "from afar", waitUntilDone: true)
        done.resume()
      }
    }
    expectEqual(target.calls.last, "from afar")
  }

  @Test func cancelledPerformRequestsAreNotCalled() {
    let clock = FrameClock.virtual()
    clock.makeCurrent()
    target.perform("one:", with: "kept", afterDelay: 1)
    target.perform("one:", with: "cancelled", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: "one:", object: "cancelled")
    clock.advance(by: 1.1)
    expectEqual(target.calls, ["kept"])
    target.perform("one:", with: "again", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    clock.advance(by: 1.1)
    expectEqual(target.calls, ["kept"])
  }
}

private final class Performer: UIResponder {
  var calls: [String] = []

  func plain() -> String {
    calls.append("plain")
    return "made"
  }
  func one(_ sender: Any?) { calls.append("\(sender ?? "nil")") }
  func two(_ first: String, and second: Int) { calls.append("\(first) \(second)") }

  override class var _actions: [_Action] {
    super._actions + [
      _Action("plain", { (target: Performer) in { target.plain() } }), _Action("one:", Self.one(_:)),
      _Action("two:and:", Self.two(_:and:)),
    ]
  }
}
