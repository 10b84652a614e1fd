import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite struct ConfiguredBackgroundViewTests {
  private func view(_ configuration: UIBackgroundConfiguration) -> ConfiguredBackgroundView {
    let view = ConfiguredBackgroundView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    view.configuration = configuration
    view.layoutIfNeeded()
    return view
  }

  @Test func theVisualEffectLiesBehindTheBackgroundColor() throws {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .systemMaterial)
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.cornerRadius = 8
    let view = view(configuration)
    let effect = try require(view.subviews.first as? UIVisualEffectView)
    expect(effect.effect === configuration.visualEffect)
    expectEqual(effect.frame, CGRect(x: 2, y: 1, width: 94, height: 36))
    expect(effect.layer.cornerRadius == 8 && effect.clipsToBounds)
    configuration.cornerRadius = 0
    view.configuration = configuration
    expect(view.subviews.first === effect && !effect.clipsToBounds, "the view is kept")
    configuration.visualEffect = nil
    view.configuration = configuration
    expectNil(effect.superview)
  }

  @Test func configurationsWithDifferentEffectsDiffer() {
    var first = UIBackgroundConfiguration.clear()
    first.visualEffect = UIBlurEffect(style: .systemMaterial)
    var second = first
    expectEqual(first, second)
    second.visualEffect = nil
    expect(first != second)
  }
}
