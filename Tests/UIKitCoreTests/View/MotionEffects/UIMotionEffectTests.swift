import Expectations
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UIMotionEffectTests {
  private func effect(_ minimum: Any?, _ maximum: Any?) -> UIInterpolatingMotionEffect {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = minimum
    effect.maximumRelativeValue = maximum
    return effect
  }

  private func value(_ effect: UIMotionEffect, _ horizontal: CGFloat, _ vertical: CGFloat = 0) -> CGFloat? {
    let offset = UIOffset(horizontal: horizontal, vertical: vertical)
    return effect.keyPathsAndRelativeValues(forViewerOffset: offset)?["center.x"] as? CGFloat
  }

  @Test func motionEffectsInterpolateBetweenTheirRelativeValues() {
    let effect = effect(-20, 20.0)
    expectEqual([-1, -0.5, 0, 1, 3].map { value(effect, $0) }, [-20, -10, 0, 20, 20])
    expectEqual(value(effect, 0, 1), 0)
  }

  @Test func mismatchedOrMissingRelativeValuesChangeNothing() {
    expectNil(value(effect(nil, 20), 1))
    expectNil(value(effect(CGSize(width: 1, height: 1), 20), 1))
  }

  @Test func relativeValuesMayBeSizesAndNumberObjects() {
    expectEqual(value(effect(NSNumber(value: 2), NSNumber(value: 4)), 0), 3)
    let shadow = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
    shadow.minimumRelativeValue = CGSize(width: 0, height: -4)
    shadow.maximumRelativeValue = CGSize(width: 0, height: 8)
    let change = shadow.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 0))
    expectEqual(change?["layer.shadowOffset"] as? CGSize, CGSize(width: 0, height: 2))
  }

  @Test func aMotionEffectGroupCombinesItsEffects() {
    let group = UIMotionEffectGroup()
    expectNil(group.keyPathsAndRelativeValues(forViewerOffset: .zero))
    let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
    vertical.minimumRelativeValue = -6
    vertical.maximumRelativeValue = 6
    group.motionEffects = [effect(-20, 20), vertical]
    let change = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 1, vertical: 1))
    expectEqual(change?["center.x"] as? CGFloat, 20)
    expectEqual(change?["center.y"] as? CGFloat, 6)
  }

  @Test func aViewKeepsItsMotionEffects() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (first, second) = (effect(-1, 1), effect(-2, 2))
    view.addMotionEffect(first)
    view.addMotionEffect(second)
    expectEqual(view.motionEffects, [first, second])
    view.removeMotionEffect(first)
    expectEqual(view.motionEffects, [second])
    expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
