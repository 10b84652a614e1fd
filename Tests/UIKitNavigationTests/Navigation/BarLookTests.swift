import Expectations
import ScreenTesting
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// Looks of bars and their buttons that are set on these themselves.
@MainActor @Suite(.serialized) struct BarLookTests {
  private func label(_ item: UIBarButtonItem) -> UILabel? {
    item.shownView?.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  private func show(
    _ items: [UIBarButtonItem], _ variant: TraitVariant = .light,
    _ change: (UINavigationController) -> Void = { _ in }
  ) throws -> MountedScreen {
    let root = UIViewController()
    root.title = "Title"
    root.view.backgroundColor = .systemBackground
    root.navigationItem.leftBarButtonItem = items.first
    root.navigationItem.rightBarButtonItems = Array(items.dropFirst())
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    change(navigation)
    let screen = MountedScreen(navigation, size: CGSize(width: 320, height: 120), traits: variant.apply)
    try screen.settle()
    return screen
  }

  @Test func titleTextAttributesStyleTheItemsTitle() throws {
    let (item, plain) = (UIBarButtonItem(title: "Item"), UIBarButtonItem(title: "Plain"))
    item.primaryAction = UIAction { _ in }
    item.setTitleTextAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed], for: .normal)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .highlighted)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemBrown], for: .disabled)
    expect(item.titleTextAttributes(for: .highlighted)?.count == 1 && item.titleTextAttributes(for: .selected) == nil)
    let screen = try show([item, plain])
    expect(label(item)?.textColor == .systemRed && label(item)?.font.pointSize == 20)
    expectEqual(label(plain)?.font.pointSize, 17)
    let place = try screen.point(of: .text("Item"))
    screen.stage.send(.pointer(PointerEvent(phase: .began, location: place, timestamp: screen.time, kind: .touch)))
    expect(label(item)?.textColor == .systemGreen && label(item)?.alpha == 1)
    screen.stage.send(.pointer(PointerEvent(phase: .ended, location: place, timestamp: screen.time, kind: .touch)))
    try screen.settle()
    expectEqual(label(item)?.textColor, .systemRed)
    item.isEnabled = false
    try screen.settle()
    expect(label(item)?.textColor == .systemBrown && label(item)?.font.pointSize == 20)
    item.setTitleTextAttributes(nil, for: .normal)
    item.setTitleTextAttributes(nil, for: .disabled)
    try screen.settle()
    expect(label(item)?.textColor == .tertiaryLabel && label(item)?.font.pointSize == 17)
  }

  @Test func anOpaqueBarShowsItsColours() throws {
    let screen = try show([]) { navigation in
      navigation.navigationBar.scrollEdgeAppearance = nil
      navigation.navigationBar.isTranslucent = false
    }
    let navigation = try require(screen.controller as? UINavigationController)
    let bar = navigation.navigationBar
    let background = try require(bar.subviews.first)
    expect(background.backgroundColor == .systemBackground && !background.isHidden)
    bar.backgroundColor = .systemTeal
    expectEqual(background.backgroundColor, .systemTeal)
    // While content is beneath the bar its background is there.
    bar.contents.isAtScrollEdge = false
    expectEqual(background.backgroundColor, .systemBackground)
    bar.barTintColor = .systemIndigo
    expect(background.subviews.contains { $0.backgroundColor == .systemIndigo && !$0.isHidden })
  }

  @Test func aSelectedBarButtonHasTheSelectedTrait() throws {
    let item = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in })
    let screen = try show([item])
    expect(try !screen.accessibilityElement(.label("Item")).traits.contains(.selected))
    item.isSelected = true
    try screen.settle()
    expect(try screen.accessibilityElement(.label("Item")).traits.contains(.selected))
  }

  @Test(arguments: TraitVariant.allCases)
  func selectedBarButtonsMatchTheirPictures(_ variant: TraitVariant) throws {
    let items = [
      UIBarButtonItem(title: "Text", primaryAction: UIAction { _ in }),
      UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: UIAction { _ in }),
      UIBarButtonItem(image: UIImage(systemName: "heart"), primaryAction: UIAction { _ in }),
    ]
    items[0].isSelected = true
    items[1].isSelected = true
    expectGolden(try show(items, variant).picture, "selected \(variant.rawValue)")
  }

  @Test(arguments: [TraitVariant.light, .dark])
  func blackBarsMatchTheirPictures(_ variant: TraitVariant) throws {
    var navigation: UINavigationController?
    let screen = try show([UIBarButtonItem(systemItem: .add)], variant) {
      $0.navigationBar.barStyle = .black
      $0.navigationBar.shadowImage = UIImage()
      $0.toolbar.barStyle = .black
      navigation = $0
    }
    expectEqual(navigation?.navigationBar.traitCollection.userInterfaceStyle, .dark)
    expect(navigation?.navigationBar.standardAppearance.shadowImage != nil)
    expectGolden(screen.picture, "black \(variant.rawValue)")
    navigation?.navigationBar.barStyle = .default
    try screen.settle()
    expectEqual(navigation?.navigationBar.traitCollection.userInterfaceStyle, (variant == .dark ? .dark : .light))
  }
}
