import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Layers on a canvas whose clock the test moves.
@MainActor @Suite struct AnimationTests {
  private final class Recorder: NSObject, CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
  }

  private func shown(_ animation: CAAnimation, at times: [Double], _ value: (LayerValues) -> Double) -> [Double] {
    CurrentTime.value = 100
    let layer = CALayer()
    CATransaction.withoutActions {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.add(animation, forKey: "animation")
    }
    return times.map {
      layer.stepAnimations(at: 100 + $0)
      return value(layer.shown)
    }
  }

  @Test func basicAnimationsRunFromStartToEndAndAreRemoved() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 0.5
    animation.duration = 1
    expectEqual(shown(animation, at: [0, 0.5, 1, 2]) { Double($0.opacity) }, [0, 0.25, 1, 1])
  }

  @Test func fillModesShowTheFirstAndLastValue() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.25
    animation.toValue = 0.5
    animation.duration = 1
    animation.beginTime = 101
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    expectEqual(shown(animation, at: [0, 1, 2, 9]) { Double($0.opacity) }, [0.25, 0.25, 0.5, 0.5])
  }

  @Test func animationsRepeatAndAutoreverse() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 1
    animation.repeatCount = 2
    animation.autoreverses = true
    expectEqual(shown(animation, at: [0.5, 1, 1.5, 2.25, 3.75, 4]) { $0.position.x }, [4, 8, 4, 2, 2, 5])
  }

  @Test func cumulativeAnimationsContinueFromTheirEnd() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    expectEqual(shown(animation, at: [0.5, 1.5, 2.5]) { $0.position.x }, [4, 12, 20])
  }

  @Test func additiveAnimationsAddToTheModel() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: -10, y: 0)
    animation.toValue = CGPoint.zero
    animation.duration = 1
    animation.isAdditive = true
    expectEqual(shown(animation, at: [0, 0.5, 1]) { $0.position.x }, [-5, 0, 5])
  }

  @Test func missingFromAndToValuesAreTheModelValue() {
    let to = CABasicAnimation(keyPath: "position.x")
    to.toValue = 15
    to.duration = 1
    expectEqual(shown(to, at: [0, 0.5]) { $0.position.x }, [5, 10])
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 4
    by.duration = 1
    expectEqual(shown(by, at: [0, 0.5]) { $0.position.x }, [5, 7])
    let from = CABasicAnimation(keyPath: "position.x")
    from.fromValue = 1
    from.duration = 1
    expectEqual(shown(from, at: [0, 0.5]) { $0.position.x }, [1, 3])
  }

  @Test func rotationsAreInterpolatedByAngle() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    animation.duration = 1
    let sines = shown(animation, at: [0.5]) { Double($0.transform!.m12) }
    let half: Double = 0.5
    expect(abs(sines[0] - half.squareRoot()) < 1e-9)
  }

  @Test func keyframesAreLinearDiscreteOrPaced() {
    func keyframes(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 40]
      animation.duration = 1
      animation.calculationMode = mode
      return animation
    }
    expectEqual(shown(keyframes(.linear), at: [0, 0.25, 0.5, 0.75]) { $0.position.x }, [0, 5, 10, 25])
    expectEqual(shown(keyframes(.discrete), at: [0, 0.4, 0.7]) { $0.position.x }, [0, 10, 40])
    expectEqual(shown(keyframes(.paced), at: [0.25, 0.5, 0.75]) { $0.position.x }, [10, 20, 30])
    let timed = keyframes(.linear)
    timed.keyTimes = [0, 0.8, 1]
    expectEqual(shown(timed, at: [0.4, 0.9]) { $0.position.x.rounded() }, [5, 25])
    expectEqual(shown(keyframes(.cubic), at: [0, 0.5]) { $0.position.x }, [0, 10])
  }

  /// According to Apple there is one time more than values; many apps give as many.
  @Test(arguments: [[0, 0.25, 0.5], [0, 0.25, 0.5, 1]])
  func aDiscreteKeyFrameIsShownFromItsTimeOn(_ times: [Double]) {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 40]
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.duration = 1
    animation.calculationMode = .discrete
    expectEqual(shown(animation, at: [0.2, 0.3, 0.6, 0.9]) { $0.position.x }, [0, 10, 40, 40])
  }

  @Test func keyframeAnimationsFollowAPath() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.calculationMode = .paced
    expectEqual(shown(animation, at: [0.25, 0.5]) { $0.position.x }, [10, 10])
    expectEqual(shown(animation, at: [0.25, 0.5]) { $0.position.y }, [0, 10])
  }

  @Test func groupedAnimationsShareTheGroupsTime() {
    let group = CAAnimationGroup()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 4
    group.animations = [fade]
    group.duration = 2
    expectEqual(shown(group, at: [0, 1, 1.5, 2]) { Double($0.opacity) }, [0, 0.25, 0.375, 1])
  }

  /// An indicator's arc, as apps write it: only the group has a duration.
  @Test func animationsWithoutADurationTakeThatOfTheirGroup() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let inner = CAAnimationGroup()
    inner.animations = [fade]
    let outer = CAAnimationGroup()
    outer.animations = [inner]
    outer.duration = 2
    expectEqual(shown(inner, at: [0.125, 0.25]) { Double($0.opacity) }, [0.5, 1], "the transaction's without a group")
    expectEqual(shown(outer, at: [0, 0.5, 1.5]) { Double($0.opacity) }, [0, 0.25, 0.75])
    expect(inner.duration == 0 && fade.duration == 0, "the app's animations stay as they are")
  }

  @Test func springsOvershootAndSettle() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = spring.settlingDuration
    let values = shown(spring, at: [0, 0.1, 0.3628, spring.settlingDuration - 1e-3]) { $0.position.x }
    expectEqual(values[0], 0)
    expect(values[1] > 0 && values[1] < 100)
    // The first overshoot of a spring with half the critical damping: exp(-pi * 0.5 / sqrt(0.75)) beyond the end.
    expect(abs(values[2] - 116.3) < 0.1)
    expect(abs(values[3] - 100) <= 0.11)
  }

  @Test func aCriticalSpringDoesNotOvershoot() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    spring.keyPath = "position.x"
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = spring.settlingDuration
    let values = shown(spring, at: Array(stride(from: 0, to: spring.settlingDuration, by: 0.05))) { $0.position.x }
    expect(values == values.sorted() && values.allSatisfy { $0 <= 1 })
  }

  @Test func delegatesAreCalledAtStartAndEnd() {
    CurrentTime.value = 0
    let recorder = Recorder()
    let canvas = Canvas()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.25
    animation.delegate = recorder
    canvas.root.add(animation, forKey: "fade")
    expectEqual(canvas.root.animationKeys(), ["fade"])
    for frame in 0..<15 { canvas.render(at: Double(frame) / 60) }
    expectEqual(recorder.events, ["start"])
    expect(canvas.compositor.hasRunningAnimations && canvas.compositor.animationsEnd == 0.25)
    canvas.render(at: 15.0 / 60)
    expectEqual(recorder.events, ["start", "stop true"])
    expect(canvas.root.animationKeys() == nil && !canvas.compositor.hasRunningAnimations)
    expect(canvas.render(at: 16.0 / 60).isEmpty)
    canvas.root.add(animation, forKey: "fade")
    canvas.root.removeAnimation(forKey: "fade")
    expectEqual(recorder.events, ["start", "stop true", "stop false"])
  }

  @Test func layerSpeedScalesItsAnimations() {
    CurrentTime.value = 0
    let layer = CALayer()
    layer.speed = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: nil)
    layer.stepAnimations(at: 1)
    expectEqual(layer.shown.opacity, 0.5)
    expect(layer.stepAnimations(at: 1.9))
    expect(!layer.stepAnimations(at: 2))
  }

  @Test func presentationShowsTheAnimatedValues() {
    CurrentTime.value = 0
    let canvas = Canvas()
    let box = layer(0, 0, 10, 10)
    canvas.root.addSublayer(box)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 25
    animation.duration = 1
    box.add(animation, forKey: nil)
    canvas.render(at: 0.5)
    expectEqual(box.presentation()?.position.x, 15)
    expect(box.presentation()?.model() === box)
    expectEqual(box.position.x, 5)
    let shape = CAShapeLayer()
    canvas.root.addSublayer(shape)
    expect(shape.presentation() != nil)
  }
}
