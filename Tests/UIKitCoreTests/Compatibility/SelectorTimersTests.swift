import Foundation
import Testing

@testable import UIKitCore

/// Timers that call a method by selector.
@MainActor
struct SelectorTimersTests {
  private let target = Ticked()

  @Test func firingCallsTheMethodWithTheTimer() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "ticked:", userInfo: "tea", repeats: true)
    timer.fire()
    #expect(target.information == ["tea"])
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test func aTimerThatDoesNotRepeatFiresOnce() {
    let timer = Timer.scheduledTimer(
      timeInterval: 60, target: target, selector: "ticked:", userInfo: nil, repeats: false)
    timer.fire()
    #expect(target.information == [""])
    #expect(!timer.isValid)
  }
}

private final class Ticked: UIResponder {
  var information: [String] = []

  func ticked(_ timer: Timer) { information.append(timer.userInfo as? String ?? "") }

  override class var _actions: [_Action] { super._actions + [_Action("ticked:", Self.ticked(_:))] }
}
