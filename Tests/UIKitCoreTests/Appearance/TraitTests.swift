import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitGraphics

private enum DensityTrait: UITraitDefinition {
  static let defaultValue = 1
  static let name = "density"
}

private enum AccentTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}

@MainActor
@Suite(.serialized)
struct TraitTests {
  @Test func anEmptyCollectionSpecifiesNothing() {
    let empty = UITraitCollection()
    expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0)
    expect(UITraitCollection(userInterfaceStyle: .dark).containsTraits(in: empty))
    expect(!empty.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func traitsFromMergesTheLastValue() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expect(merged.userInterfaceStyle == .light && merged.displayScale == 3)
  }

  /// Merging and comparing name every field: none may be left out.
  @Test func everyTraitOfTheSystemMergesAndDiffers() {
    let changes: [(inout any UIMutableTraits) -> Void] = [
      { $0.userInterfaceIdiom = .pad }, { $0.userInterfaceStyle = .dark }, { $0.userInterfaceLevel = .elevated },
      { $0.accessibilityContrast = .high }, { $0.legibilityWeight = .bold }, { $0.activeAppearance = .inactive },
      { $0.horizontalSizeClass = .compact }, { $0.verticalSizeClass = .compact },
      { $0.preferredContentSizeCategory = .small }, { $0.layoutDirection = .rightToLeft }, { $0.displayScale = 3 },
      { $0.displayGamut = .P3 }, { $0.forceTouchCapability = .available }, { $0.listEnvironment = .plain },
      { $0.typesettingLanguage = Locale.Language(identifier: "ja") },
    ]
    expectEqual(changes.count, SystemTraits.all.count)
    for (change, trait) in zip(changes, SystemTraits.all) {
      let collection = UITraitCollection { change(&$0) }
      var merged = TraitValues()
      merged.merge(collection.values)
      let isMerged = trait.isSpecified(in: merged)
      expect(isMerged, "\(trait) is merged")
      let name = trait.name
      expectEqual(merged.differences(from: TraitValues()).map { $0.name }, [name])
      expectEqual(TraitValues().differences(from: merged).map { $0.name }, [name])
      expect(merged.differences(from: merged).isEmpty)
    }
  }

  /// [D] Touches of devices without a display for it tell no force.
  @Test func forceTouchCapabilityIsUnavailable() {
    expectEqual(UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
    expectEqual(UITraitCollection().forceTouchCapability, .unknown)
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(forceTouchCapability: .available), UITraitCollection(displayScale: 2),
    ])
    expect(merged.forceTouchCapability == .available && merged.displayScale == 2)
    expectEqual(UITraitCollection.current.forceTouchCapability, .unavailable)
    expectEqual(UIForceTouchCapability(rawValue: 2), .available)
  }

  @Test func mutationsSetOnlyTheNamedTraits() {
    let base = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.horizontalSizeClass = .compact
    }
    let changed = base.modifyingTraits { $0.horizontalSizeClass = .regular }
    expect(changed.userInterfaceStyle == .dark && changed.horizontalSizeClass == .regular)
    expectEqual(base.horizontalSizeClass, .compact)
    expectEqual(changed.changedTraits(from: base).map { $0.name }, ["UITraitHorizontalSizeClass"])
    expect(!changed.hasDifferentColorAppearance(comparedTo: base))
    expect(base.replacing(UITraitUserInterfaceStyle.self, value: .light).hasDifferentColorAppearance(comparedTo: base))
  }

  @Test func customTraitsHaveDefaultsAndCompare() {
    let empty = UITraitCollection()
    expectEqual(empty[DensityTrait.self], 1)
    let dense = UITraitCollection(DensityTrait.self, value: 2)
    expectEqual(dense[DensityTrait.self], 2)
    expectEqual(dense.changedTraits(from: empty).map { $0.name }, ["density"])
    expect(UITraitCollection(DensityTrait.self, value: 1).changedTraits(from: empty).isEmpty)
    expect(UITraitCollection(AccentTrait.self, value: "loud").hasDifferentColorAppearance(comparedTo: empty))
    expectEqual(dense, UITraitCollection { $0[DensityTrait.self] = 2 })
  }

  @Test func performAsCurrentRestoresTheFormerCollection() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
    expect(UITraitCollection.current === before)
  }

  @Test func contentSizeCategoriesAreOrdered() {
    expect(UIContentSizeCategory.extraSmall < .large && UIContentSizeCategory.accessibilityLarge > .extraLarge)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  // MARK: In views

  private final class Noting: UIView {
    var notes: [String] = []
    var name = ""
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      notes.append("\(previous?.userInterfaceStyle.rawValue ?? -1) to \(traitCollection.userInterfaceStyle.rawValue)")
      expect(UITraitCollection.current === traitCollection)
    }
  }

  @Test func traitOverridesReachDescendantsWithTheNextLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (outer, inner, beside) = (Noting(), Noting(), Noting())
    window.addSubview(outer)
    outer.addSubview(inner)
    window.addSubview(beside)
    window.layoutIfNeeded()
    outer.overrideUserInterfaceStyle = .dark
    expectEqual(inner.traitCollection.userInterfaceStyle, .light, "not before the layout")
    window.layoutIfNeeded()
    expect(inner.traitCollection.userInterfaceStyle == .dark && beside.traitCollection.userInterfaceStyle == .light)
    expect(outer.notes == ["1 to 2"] && inner.notes == ["1 to 2"] && beside.notes.isEmpty)
    expect(inner.traitCollection === outer.traitCollection, "views without overrides share one object")
    outer.overrideUserInterfaceStyle = .unspecified
    outer.updateTraitsIfNeeded()
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
  }

  @Test func traitChangesReachAViewBeforeItsSubviews() {
    final class Ordered: UIView {
      nonisolated(unsafe) static var order: [Int] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { Self.order.append(tag) }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { tag in
      let view = Ordered()
      view.tag = tag
      return view
    }
    window.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    window.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    expectEqual(Ordered.order, [0, 1, 2])
  }

  @Test func aMovedViewInheritsTheTraitsOfItsNewSuperview() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(dark)
    let view = Noting()
    view.traitOverrides[DensityTrait.self] = 3
    dark.addSubview(view)
    expect(view.traitCollection.userInterfaceStyle == .dark && view.traitCollection[DensityTrait.self] == 3)
    expectEqual(view.notes, ["1 to 2"])
    expect(view.traitOverrides.contains(DensityTrait.self))
    view.traitOverrides.remove(DensityTrait.self)
    view.updateTraitsIfNeeded()
    expectEqual(view.traitCollection[DensityTrait.self], 1)
  }

  @Test func aViewHasItsControllersEarlierTraitOverrides() {
    final class Placing: UIView {
      let controller = UIViewController()
      override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(controller.view)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Placing()
    view.controller.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEqual(view.controller.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.controller.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  @Test func traitRegistrationsAreCalledOnlyForTheirTraits() {
    final class Target: UIView {
      var calls = 0
      func changed() { calls += 1 }
      override class var _actions: [_Action] { super._actions + [_Action("changed", Target.changed)] }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Target()
    window.addSubview(view)
    var heard: [String] = []
    let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Target, previous) in
      heard.append(
        "style \(previous.userInterfaceStyle.rawValue) to \(view.traitCollection.userInterfaceStyle.rawValue)")
    }
    view.registerForTraitChanges([DensityTrait.self]) { (_: Target, _) in heard.append("density") }
    view.registerForTraitChanges([DensityTrait.self, UITraitUserInterfaceStyle.self], action: "changed")
    window.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    expect(heard == ["style 1 to 2"] && view.calls == 1)
    window.traitOverrides[DensityTrait.self] = 2
    window.updateTraitsIfNeeded()
    expect(heard == ["style 1 to 2", "density"] && view.calls == 2)
    view.unregisterForTraitChanges(style)
    window.overrideUserInterfaceStyle = .light
    window.updateTraitsIfNeeded()
    expect(heard.count == 2 && view.calls == 3)
  }

  @Test func backgroundColorFollowsTheInterfaceStyle() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    expectEqual(view.layer.backgroundColor?.sRGB.red, 1)
    window.overrideUserInterfaceStyle = .dark
    window.updateTraitsIfNeeded()
    expectEqual(view.layer.backgroundColor?.sRGB.red, 0)
    expectEqual(view.backgroundColor, .systemBackground)
  }

  @Test func tintColorResolvesInTheView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.backgroundColor = .tintColor
    window.addSubview(view)
    window.tintColor = .red
    window.updateTraitsIfNeeded()
    expect(view.layer.backgroundColor?.sRGB.red == 1 && view.layer.backgroundColor?.sRGB.blue == 0)
  }
}
