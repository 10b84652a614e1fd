import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct ViewAnimationTests {
  let clock = FrameClock.virtual()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let subject = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.addSubview(subject)
  }

  /// The view that moves. Tests of other suites may run between this one's set-up and its test, on clocks of theirs.
  private var view: UIView {
    clock.makeCurrent()
    return subject
  }

  /// Moves the clock and shows the values of its new time.
  private func advance(_ seconds: Double, _ layers: CALayer...) {
    clock.advance(by: seconds)
    for layer in [view.layer] + layers { layer.stepAnimations(at: clock.now) }
  }

  private var shown: CGPoint { view.layer.presentationPosition }

  private func expectNear(_ value: CGFloat, _ wanted: CGFloat, within tolerance: CGFloat = 1e-6, _ what: Comment? = nil)
  {
    expect(abs(value - wanted) <= tolerance, what)
  }

  @Test func changesOutsideABlockAreNotAnimated() {
    clock.makeCurrent()
    view.center = CGPoint(x: 50, y: 5)
    expectNil(view.layer.animationKeys())
    expectNear(shown.x, 50)
  }

  @Test func aLinearAnimationPassesTheMiddleAndCompletes() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 55
    } completion: {
      finished.append($0)
    }
    expectEqual(view.center.x, 55, "the model has the last value at once")
    advance(0)
    expectNear(shown.x, 5)
    advance(0.5)
    expectNear(shown.x, 30)
    expect(finished.isEmpty)
    advance(0.5)
    expectNear(shown.x, 55)
    expectEqual(finished, [true])
  }

  @Test func aDelayHoldsTheOldValue() {
    clock.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    advance(0.4)
    expectNear(CGFloat(view.layer.presentationOpacity), 1)
    advance(0.6)
    expectNear(CGFloat(view.layer.presentationOpacity), 0.5)
    advance(0.5)
    expectNear(CGFloat(view.layer.presentationOpacity), 0)
  }

  @Test func aSecondAnimationBlendsWithTheFirst() {
    clock.makeCurrent()
    var finished: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append("first \($0)")
    }
    advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 5
    } completion: {
      finished.append("second \($0)")
    }
    advance(0)
    expectNear(shown.x, 55, within: 1e-6, "no jump where the second begins")
    advance(0.5)
    advance(0.5)
    expectNear(shown.x, 5)
    expectEqual(finished, ["first true", "second true"])
  }

  @Test func beginFromCurrentStateReplacesTheFirstAnimation() {
    clock.makeCurrent()
    var finished: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append("first \($0)")
    }
    advance(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 5
    } completion: {
      finished.append("second \($0)")
    }
    expectEqual(finished, ["first false"])
    advance(0.5)
    expectNear(shown.x, 30)
    advance(0.5)
    expectEqual(finished, ["first false", "second true"])
  }

  @Test func layoutWithinABlockAnimates() {
    clock.makeCurrent()
    final class Layouting: UIView {
      let inner = UIView()
      override func layoutSubviews() { inner.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
    }
    let outer = Layouting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.addSubview(outer.inner)
    window.addSubview(outer)
    outer.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.frame.size.width = 60
      outer.layoutIfNeeded()
    }
    advance(0.5, outer.layer, outer.inner.layer)
    expectNear(outer.layer.presentationBounds.width, 40)
    expectNear(outer.inner.layer.presentationPosition.x, 35)
  }

  @Test func performWithoutAnimationChangesImmediately() {
    clock.makeCurrent()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 50 }
      expectEqual(UIView.inheritedAnimationDuration, 1)
    }
    expect(view.layer.animationKeys() == nil && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 70 }
    UIView.setAnimationsEnabled(true)
    expectNil(view.layer.animationKeys())
  }

  @Test func anEmptyBlockCompletesWithTheNextFrame() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: {}, completion: { finished.append($0) })
    expect(finished.isEmpty)
    advance(0)
    expectEqual(finished, [true])
  }

  @Test func nestedBlocksInheritTheDurationUnlessOverridden() {
    clock.makeCurrent()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(other)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedDuration]) {
        other.center.x = 105
      }
    }
    advance(0.5, other.layer)
    expectNear(shown.x, 30)
    expectNear(other.layer.presentationPosition.x, 55)
  }

  @Test func criticallyDampedSpringsDoNotOvershoot() {
    clock.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.center.x = 105
    }
    var last: CGFloat = 5
    for _ in 0..<60 {
      advance(1.0 / 60)
      expect(shown.x >= last - 1e-9 && shown.x <= 105 + 1e-9)
      last = shown.x
    }
    expectNear(last, 105, within: 0.2)
  }

  @Test func underdampedSpringsOvershoot() {
    clock.makeCurrent()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
      view.center.x = 105
    }
    var furthest: CGFloat = 0
    for _ in 0..<60 {
      advance(1.0 / 60)
      furthest = max(furthest, shown.x)
    }
    // The first swing of a spring of ratio r goes beyond by e^(-π r / √(1 - r²)) of its way.
    expectNear(furthest, 5 + 100 * (1 + exp(-.pi * 0.3 / (1 - 0.09).squareRoot())), within: 1)
  }

  @Test func aSpringByBounceTakesItsPerceivedDuration() {
    clock.makeCurrent()
    UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 105 }
    advance(0.5)
    // (1 + ωt)·e^(−ωt) with ω = 2π / 0.5
    let left = (1 + 2 * Double.pi) * exp(-2 * Double.pi)
    expectNear(shown.x, 105 - 100 * CGFloat(left), within: 0.01)
  }

  @Test func keyframesRunInSequence() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 55 }
    } completion: {
      finished.append($0)
    }
    advance(0.5)
    expectNear(shown.x, 55)
    advance(0.5)
    expectNear(shown.x, 105)
    advance(0.5)
    expectNear(shown.x, 80)
    advance(0.5)
    expectNear(shown.x, 55)
    expectEqual(finished, [true])
  }

  @Test func transformKeyframesRunInSequence() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { view.transform = .identity }
    } completion: {
      finished.append($0)
    }
    func expectScale(_ scale: CGFloat, after seconds: Double) {
      advance(seconds)
      expectNear((view.layer.presentation() ?? view.layer).transform.m11, scale)
    }
    expectScale(1.1, after: 0.2)
    expectScale(1.2, after: 0.2)
    expectScale(1.2, after: 0.1)
    expectScale(1.1, after: 0.3)
    expect(finished.isEmpty)
    expectScale(1, after: 0.2)
    expectEqual(finished, [true])
  }

  /// From 5 to 105 in four fifths of two seconds, and on to 155.
  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeLinear, [55.0, 105, 130, 155]),
    // Halfway the curve is off the straight line by a sixteenth of the way before, less a sixteenth of that after.
    (.calculationModeCubic, [51.875, 105, 136.25, 155]),
    (.calculationModeDiscrete, [5, 105, 105, 155]),
    // A third of the way in a third of the time.
    (.calculationModePaced, [65, 125, 140, 155]),
  ])
  func calculationModesInterpolateKeyframes(_ mode: UIView.KeyframeAnimationOptions, _ expected: [CGFloat]) {
    clock.makeCurrent()
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: mode) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.8) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.center.x = 155 }
    }
    for (seconds, x) in zip([0.8, 0.8, 0.2, 0.2], expected) {
      advance(seconds)
      expectNear(shown.x, x)
    }
  }

  @Test func cubicPacedCurvesPassThroughEveryKeyframe() {
    clock.makeCurrent()
    UIView.animateKeyframes(withDuration: 3, delay: 0, options: .calculationModeCubicPaced) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.9) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) { view.center.x = 155 }
    }
    advance(2)
    expectNear(shown.x, 105)
    advance(1)
    expectNear(shown.x, 155)
  }

  @Test func autoreversedRepetitionContinuesUntilRemoved() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    advance(1.5)
    expectNear(shown.x, 55)
    advance(1)
    expectNear(shown.x, 55)
    expect(finished.isEmpty)
    view.layer.removeAllAnimations()
    expectEqual(finished, [false])
  }

  @Test func leavingTheWindowEndsAnimations() {
    clock.makeCurrent()
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished.append($0) })
    view.removeFromSuperview()
    expectEqual(finished, [false])
  }

  @Test func animatingViewsTakeTouchesOnlyIfAllowed() {
    clock.makeCurrent()
    UIView.animate(withDuration: 1) { view.frame.size = CGSize(width: 50, height: 50) }
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    advance(1)
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.5 }
    expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }
}
