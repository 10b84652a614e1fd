import Expectations
import Testing
import UIKit

@testable import UIKitGraphics

/// The difference between two collections is computed once for all views that change from one to the other.
@MainActor @Suite struct TraitChangeTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func aTraitChangeEqualsTheDifferenceOfItsCollections() {
    let change = TraitChange.between(light, dark)
    expectEqual(change.traits.map(ObjectIdentifier.init), dark.changedTraits(from: light).map(ObjectIdentifier.init))
    expect(change.traits.count == 1 && change.affectsColors)
    expectEqual(TraitChange.between(dark, dark.replacing(UITraitDisplayScale.self, value: 3)).traits.count, 1)
    expect(!TraitChange.between(dark, dark.replacing(UITraitDisplayScale.self, value: 3)).affectsColors)
    expect(TraitChange.between(dark, light).affectsColors, "the way back is another")
  }

  @Test func viewsEnteringAWindowComputeTheirTraitChangeOnce() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .dark
    window.isHidden = false
    window.updateTraitsIfNeeded()
    let views = (0..<20).map { _ in UIView() }
    let container = UIView()
    for view in views { container.addSubview(view) }
    let before = TraitChange.found
    window.addSubview(container)
    expect(views.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
    expect(TraitChange.found <= before + 1, "the window itself may have gone the same way")
  }
}
