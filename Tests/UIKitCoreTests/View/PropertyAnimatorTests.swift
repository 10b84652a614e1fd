import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct PropertyAnimatorTests {
  /// A view in a window on a virtual clock.
  @MainActor
  private final class Scene {
    let clock = FrameClock.virtual()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var ends: [UIViewAnimatingPosition] = []

    init() { window.addSubview(view) }

    func advance(_ seconds: Double) {
      clock.advance(by: seconds)
      view.layer.stepAnimations(at: clock.now)
    }

    /// From 5 to 105, linear, in a second.
    func animator() -> UIViewPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 105 }
      animator.addCompletion { self.ends.append($0) }
      return animator
    }

    var x: CGFloat { (view.layer.presentationPosition.x * 1000).rounded() / 1000 }
  }

  @Test func anAnimatorAppliesChangesWhenStarted() {
    let scene = Scene()
    let animator = scene.animator()
    expect(animator.state == .inactive && !animator.isRunning && scene.view.center.x == 5)
    animator.startAnimation()
    expect(animator.state == .active && animator.isRunning && scene.view.center.x == 105)
    scene.advance(0.25)
    expect(scene.x == 30 && abs(animator.fractionComplete - 0.25) < 1e-6)
    scene.advance(0.75)
    expect(scene.x == 105 && scene.ends == [.end] && animator.state == .inactive && !animator.isRunning)
  }

  @Test func anAnimatorPausesAndContinues() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.advance(0.25)
    animator.pauseAnimation()
    scene.advance(5)
    expect(scene.x == 30 && !animator.isRunning && animator.state == .active && scene.ends.isEmpty)
    animator.startAnimation()
    scene.advance(0.5)
    expectEqual(scene.x, 80)
    scene.advance(0.25)
    expectEqual(scene.ends, [.end])
  }

  @Test func fractionCompleteScrubsTheAnimation() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.6
    scene.advance(0)
    expect(scene.x == 65 && animator.state == .active)
    animator.fractionComplete = 0.1
    scene.advance(0)
    expectEqual(scene.x, 15)
    animator.isReversed = true
    animator.startAnimation()
    scene.advance(0.1)
    expect(scene.ends == [.start] && scene.view.center.x == 5 && scene.x == 5)
  }

  /// A paused animation takes the time that is left, or a part of its duration, for the rest.
  @Test(arguments: [(CGFloat(0), 0.6), (0.5, 0.5), (2, 2)])
  func durationFactorDecidesTheRemainingDuration(_ factor: CGFloat, _ seconds: Double) {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.4
    animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    scene.advance(seconds / 2)
    expect(scene.x == 75 && animator.isRunning && abs(animator.fractionComplete - 0.7) < 1e-6)
    scene.advance(seconds / 2)
    expect(scene.x == 105 && scene.ends == [.end])
  }

  /// As a finger does that drags a sheet down and lets it go.
  @Test func continuingReversedTakesNewTimingParameters() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.4
    animator.isReversed = true
    let pace = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 1))
    animator.continueAnimation(withTimingParameters: pace, durationFactor: 1)
    scene.advance(0.5)
    // More than half of the way back, as the curve begins fast.
    expect(scene.x < 15 && scene.x > 5 && animator.isRunning)
    scene.advance(0.5)
    expect(scene.x == 5 && scene.ends == [.start] && scene.view.center.x == 5)
  }

  /// The next animation has the animator's own time and pace again.
  @Test func durationFactorAppliesToOneAnimationOnly() {
    let scene = Scene()
    let animator = scene.animator()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 4)
    scene.advance(4)
    animator.addAnimations { scene.view.center.x = 205 }
    animator.startAnimation()
    scene.advance(0.5)
    expectEqual(scene.x, 155)
  }

  @Test func onlyAPausedAnimatorContinues() {
    let scene = Scene()
    let animator = scene.animator()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    expect(animator.state == .inactive && scene.view.center.x == 5)
    animator.startAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    scene.advance(0.5)
    expectEqual(scene.x, 55)
  }

  @Test func scrubsLinearlyDecidesWhatTheFractionMeans() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { scene.view.center.x = 105 }
    expect(animator.scrubsLinearly)
    animator.fractionComplete = 0.5
    scene.advance(0)
    expectEqual(scene.x, 55)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    scene.advance(0)
    // Easing in, a third of the way is left behind after half of the time.
    expect(scene.x > 30 && scene.x < 40 && abs(animator.fractionComplete - 0.5) < 1e-4)
    let before = scene.x
    animator.pauseAnimation()
    scene.advance(0)
    expectEqual(scene.x, before)
  }

  @Test func isReversedReturnsTheSameWay() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.advance(0.75)
    animator.isReversed = true
    scene.advance(0.25)
    expectEqual(scene.x, 55)
    scene.advance(0.5)
    expect(scene.ends == [.start] && scene.view.center.x == 5)
  }

  @Test func stopAnimationLeavesTheViewInPlace() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.advance(0.5)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && scene.view.center.x == 55)
    animator.finishAnimation(at: .current)
    expect(scene.ends == [.current] && scene.view.center.x == 55)
    let second = scene.animator()
    second.startAnimation()
    second.stopAnimation(true)
    expect(second.state == .inactive && scene.ends == [.current])
  }

  @Test func delayFactorPostponesChanges() {
    let scene = Scene()
    let animator = scene.animator()
    animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.advance(0.5)
    expect(abs(scene.view.layer.presentationOpacity - 1) < 1e-5)
    scene.advance(0.25)
    expect(abs(scene.view.layer.presentationOpacity - 0.5) < 1e-5)
  }

  @Test func runningPropertyAnimatorStartsAfterItsDelay() {
    let scene = Scene()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5, options: .curveLinear) {
      scene.view.center.x = 105
    } completion: {
      scene.ends.append($0)
    }
    scene.advance(0.5)
    expectEqual(scene.x, 5)
    scene.advance(0.5)
    expectEqual(scene.x, 55)
    scene.advance(0.5)
    expectEqual(scene.ends, [.end])
  }

  @Test func springTimingDecidesItsDuration() {
    let scene = Scene()
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: spring)
    animator.addAnimations { scene.view.center.x = 105 }
    animator.startAnimation()
    scene.advance(0.2)
    // Critically damped with ω = 10: 1 − (1 + ωt)·e^(−ωt)
    expect(abs(scene.x - CGFloat(5 + 100 * (1 - 3 * exp(-2.0)))) < 0.01)
    expect(animator.duration < 1.5, "a physical spring has its own duration")
  }

  @Test func finishAnimationWithoutStoppingStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end) }
    }
  }

  /// [D] "the animations run to completion (and without interruption) after you call the startAnimation() method".
  @Test func uninterruptibleAnimatorsRunToTheirEnd() {
    let scene = Scene()
    let animator = scene.animator()
    expect(animator.isInterruptible)
    animator.isInterruptible = false
    animator.startAnimation()
    scene.advance(0.25)
    animator.pauseAnimation()
    animator.fractionComplete = 0.9
    animator.isReversed = true
    animator.stopAnimation(true)
    expect(animator.isRunning && !animator.isReversed && scene.x == 30)
    scene.advance(0.75)
    expect(scene.x == 105 && scene.ends == [.end] && animator.state == .inactive)
  }
}
