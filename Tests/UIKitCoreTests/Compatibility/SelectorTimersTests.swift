import Expectations
import Foundation
import Testing

@testable import UIKitCore

/// Timers that call a method by selector.
@MainActor
struct SelectorTimersTests {
  private let target = Ticked()

  @Test func firingATimerCallsItsSelector() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "ticked:", userInfo: "tea", repeats: true)
    timer.fire()
    expectEqual(target.information, ["tea"])
    expect(timer.isValid)
    timer.invalidate()
  }

  /// Apps add such a timer to the run loop's common modes, so that it goes on while lists scroll.
  @Test func aTimerIsAddedToARunLoop() {
    let timer = Timer(timeInterval: 60, target: target, selector: "ticked:", userInfo: "tea", repeats: true)
    RunLoop.main.add(timer, forMode: .common)
    timer.fire()
    expect(target.information == ["tea"] && timer.isValid && timer.timeInterval == 60)
    timer.invalidate()
    let date = Date(timeIntervalSinceNow: 600)
    let late = Timer(fireAt: date, interval: 0, target: target, selector: "ticked:", userInfo: nil, repeats: false)
    expectEqual(late.fireDate, date)
    late.fire()
    expect(target.information == ["tea", ""] && !late.isValid)
  }

  @Test func aNonRepeatingTimerFiresOnce() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "ticked:", userInfo: nil, repeats: false)
    timer.fire()
    expectEqual(target.information, [""])
    expect(!timer.isValid)
  }
}

private final class Ticked: UIResponder {
  var information: [String] = []

  func ticked(_ timer: Timer) { information.append(timer.userInfo as? String ?? "") }

  override class var _actions: [_Action] { super._actions + [_Action("ticked:", Self.ticked(_:))] }
}
