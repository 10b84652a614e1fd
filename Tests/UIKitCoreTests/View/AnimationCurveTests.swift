import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import QuartzCore

/// The paces of animations.
@MainActor @Suite(.serialized)
struct AnimationCurveTests {
  private let clock = FrameClock.virtual()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window.isHidden = false
    window.addSubview(view)
  }

  /// How far the view has come, from 0 to 1, after a quarter, a half and three quarters of the time.
  private func progress(_ start: () -> Void) -> [CGFloat] {
    clock.makeCurrent()
    view.center.x = 0
    start()
    view.layer.stepAnimations(at: clock.now)
    return (0..<3).map { _ in
      clock.advance(by: 0.25)
      view.layer.stepAnimations(at: clock.now)
      return view.layer.presentationPosition.x / 100
    }
  }

  /// [D] The numbers of the curves, and where they are in the options.
  @Test func animationCurvesHaveApplesRawValues() {
    let curves: [(UIView.AnimationCurve, Int, UIView.AnimationOptions)] = [
      (.easeInOut, 0, .curveEaseInOut), (.easeIn, 1, .curveEaseIn), (.easeOut, 2, .curveEaseOut),
      (.linear, 3, .curveLinear),
    ]
    for (curve, number, option) in curves {
      expect(curve.rawValue == number && UIView.AnimationCurve(rawValue: number) == curve)
      expectEqual(option.rawValue, UInt(number) << 16)
    }
  }

  /// Slow at the ends that ease, and as fast as an even pace nowhere else.
  @Test func easedCurvesAreSlowAtTheirEasedEnds() {
    func places(_ options: UIView.AnimationOptions) -> [CGFloat] {
      progress { UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 100 } }
    }
    let linear = places(.curveLinear)
    expect(zip(linear, [0.25, 0.5, 0.75]).allSatisfy { abs($0 - $1) < 0.01 })
    let both = places(.curveEaseInOut)
    expect(both[0] < 0.2 && abs(both[1] - 0.5) < 0.01 && both[2] > 0.8, "\(both)")
    expect(zip(both, places([])).allSatisfy { abs($0 - $1) < 1e-6 }, "it is the default")
    let slowStart = places(.curveEaseIn)
    expect(zip(slowStart, linear).allSatisfy { $0 < $1 })
    let slowEnd = places(.curveEaseOut)
    expect(zip(slowEnd, linear).allSatisfy { $0 > $1 })
  }

  @Test func animatorsUseTheCurvesOfViewAnimations() {
    for (curve, option) in [
      (UIView.AnimationCurve.easeIn, UIView.AnimationOptions.curveEaseIn), (.easeInOut, .curveEaseInOut),
    ] {
      let plain = progress { UIView.animate(withDuration: 1, delay: 0, options: option) { view.center.x = 100 } }
      clock.advance(by: 1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
      let animated = progress { animator.startAnimation() }
      expect(zip(plain, animated).allSatisfy { abs($0 - $1) < 0.01 }, "\(plain) \(animated)")
      clock.advance(by: 1)
    }
  }

  /// [D] A damping ratio below one swings past the end; one comes to it without.
  @Test func lowDampingRatiosOvershoot() {
    func farthest(_ ratio: CGFloat) -> CGFloat {
      clock.makeCurrent()
      view.center.x = 0
      let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: ratio) { view.center.x = 100 }
      animator.startAnimation()
      view.layer.stepAnimations(at: clock.now)
      var farthest: CGFloat = 0
      for _ in 0..<70 {
        clock.advance(by: 1.0 / 60)
        view.layer.stepAnimations(at: clock.now)
        farthest = max(farthest, view.layer.presentationPosition.x)
      }
      expect(abs(view.layer.presentationPosition.x - 100) < 0.5)
      return farthest
    }
    expect(farthest(0.3) > 110)
    expect(farthest(1) <= 100.5)
  }
}
