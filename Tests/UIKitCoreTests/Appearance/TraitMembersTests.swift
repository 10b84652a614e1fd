import Expectations
import Testing
import UIKit

@testable import UIKitGraphics

/// Traits of an app's own, and what tints and text weights do.
@MainActor @Suite(.serialized)
struct TraitMembersTests {
  /// The values of this one are numbers.
  private enum Crowding: UITraitDefinition {
    typealias Value = Int
    static let defaultValue: Value = 3
  }

  private func doubled<Trait: UITraitDefinition>(
    _ trait: Trait.Type, in traits: UITraitCollection
  ) -> Trait.Value where Trait.Value: AdditiveArithmetic { traits[trait] + traits[trait] }

  @Test func customTraitsHaveTypedValues() {
    expectEqual(doubled(Crowding.self, in: UITraitCollection()), 6)
    let crowded = UITraitCollection { $0[Crowding.self] = 7 }
    expectEqual(doubled(Crowding.self, in: crowded), 14)
  }

  /// [D] With bold text on, the system's fonts are heavier.
  @Test func legibilityWeightMakesSystemFontsHeavier() {
    expectEqual(UITraitCollection().legibilityWeight, .unspecified)
    let bold = UITraitCollection(legibilityWeight: .bold)
    expectEqual(bold.legibilityWeight, .bold)
    let merged = UITraitCollection(traitsFrom: [bold, UITraitCollection(userInterfaceStyle: .dark)])
    expect(merged.legibilityWeight == .bold && merged.userInterfaceStyle == .dark)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    window.addSubview(view)
    window.traitOverrides.legibilityWeight = .bold
    window.updateTraitsIfNeeded()
    expectEqual(view.traitCollection.legibilityWeight, .bold)
    expectEqual([UILegibilityWeight.unspecified, .regular, .bold].map(\.rawValue), [-1, 0, 1])
  }

  /// [D] `automatic`: the mode of the superview, and `normal` at the top.
  @Test func automaticTintAdjustmentModeFollowsTheSuperview() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tintColor = .red
    expectEqual(inner.tintAdjustmentMode, .normal)
    inner.tintAdjustmentMode = .dimmed
    expect(inner.tintColor != .red && outer.tintAdjustmentMode == .normal)
    inner.tintAdjustmentMode = .automatic
    expect(inner.tintColor == .red && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    expect(inner.tintAdjustmentMode == .dimmed && inner.tintColor != .red)
    expectEqual([UIView.TintAdjustmentMode.automatic, .normal, .dimmed].map(\.rawValue), [0, 1, 2])
  }
}
