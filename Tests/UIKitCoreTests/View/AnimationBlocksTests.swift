import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import QuartzCore

/// Animations between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor
@Suite(.serialized)
struct AnimationBlocksTests {
  final class Listener: UIResponder {
    var lines: [String] = []
    var contexts: [UnsafeMutableRawPointer?] = []

    func animationWillStart(_ identifier: String?, context: UnsafeMutableRawPointer?) {
      lines.append("start \(identifier ?? "-")")
    }

    func animationDidStop(_ identifier: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      lines.append("stop \(identifier ?? "-") \(finished.boolValue)")
      contexts.append(context)
    }

    func stopped() { lines.append("stopped") }

    override class var _actions: [_Action] {
      super._actions + [
        _Action("animationWillStart:context:", Listener.animationWillStart(_:context:)),
        _Action("animationDidStop:finished:context:", Listener.animationDidStop(_:finished:context:)),
        _Action("stopped", Listener.stopped),
      ]
    }
  }

  let clock = FrameClock.virtual()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let subject = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.addSubview(subject)
  }

  private var view: UIView {
    clock.makeCurrent()
    return subject
  }

  private func advance(_ seconds: Double) {
    clock.advance(by: seconds)
    view.layer.stepAnimations(at: clock.now)
  }

  private func isShown(_ x: CGFloat) -> Bool { abs(view.layer.presentationPosition.x - x) < 1e-6 }

  @Test func animationBlocksTakeAFifthOfASecondAndEase() {
    clock.makeCurrent()
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 55
    UIView.commitAnimations()
    expect(view.center.x == 55 && view.layer.animation(forKey: "position")?.duration == 0.2)
    advance(0)
    expect(isShown(5))
    advance(0.05)
    expect(view.layer.presentationPosition.x < 5 + 50 / 4, "it begins slowly")
    advance(0.15)
    expect(isShown(55) && view.layer.animationKeys() == nil)
  }

  @Test func animationSettingsApplyToLaterChanges() {
    clock.makeCurrent()
    UIView.setAnimationDuration(9)
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(0.5)
    view.center.x = 55
    UIView.commitAnimations()
    advance(0.5)
    expect(isShown(5))
    advance(0.5)
    expect(isShown(30))
    advance(0.5)
    expect(isShown(55))
  }

  @Test func repeatedAutoreversedChangesReturn() {
    clock.makeCurrent()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    view.center.x = 55
    UIView.commitAnimations()
    advance(1)
    advance(0.5)
    expect(isShown(30))
    advance(1)
    expect(isShown(30))
    advance(1.5)
    expect(isShown(55))
  }

  @Test func theAnimationDelegateIsToldOfStartAndEnd() {
    clock.makeCurrent()
    let listener = Listener()
    let context = UnsafeMutableRawPointer(bitPattern: 12)
    UIView.beginAnimations("move", context: context)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationWillStart("animationWillStart:context:")
    UIView.setAnimationDidStop("animationDidStop:finished:context:")
    view.center.x = 55
    UIView.commitAnimations()
    advance(0.4)
    expect(listener.lines.isEmpty)
    advance(0.2)
    expectEqual(listener.lines, ["start move"])
    advance(0.2)
    expect(listener.lines == ["start move", "stop move true"] && listener.contexts == [context])
  }

  @Test func nestedAnimationBlocksHaveTheirOwnSettings() {
    clock.makeCurrent()
    let listener = Listener()
    let other = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    window.addSubview(other)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelegate(listener)
    UIView.setAnimationDidStop("stopped")
    view.center.x = 55
    UIView.commitAnimations()
    other.center.x = 55
    UIView.commitAnimations()
    expectEqual(view.layer.animation(forKey: "position")?.duration, 1)
    expectEqual(other.layer.animation(forKey: "position")?.duration, 2)
    advance(1)
    expectEqual(listener.lines, ["stopped"])
    other.removeFromSuperview()
  }

  @Test func disabledAnimationsChangeImmediately() {
    clock.makeCurrent()
    UIView.setAnimationsEnabled(false)
    UIView.beginAnimations(nil, context: nil)
    view.center.x = 55
    UIView.commitAnimations()
    UIView.setAnimationsEnabled(true)
    expect(view.layer.animationKeys() == nil && isShown(55))
    UIView.commitAnimations()
    view.center.x = 5
    expectNil(view.layer.animationKeys(), "a block too many is closed: nothing is open")
  }
}
