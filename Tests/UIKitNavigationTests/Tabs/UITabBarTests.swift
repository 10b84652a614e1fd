import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A tab bar of an app's own: where its tabs are, and their looks.
@MainActor @Suite(.serialized) struct UITabBarTests {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 390, height: 300), scale: 1)

  init() {
    bar.items = ["A", "B"].enumerated().map { UITabBarItem(title: $1, image: UIImage(systemName: "star"), tag: $0) }
    screen.controller.view.addSubview(bar)
    screen.advance(frames: 1)
  }

  private var frames: [CGRect] {
    screen.advance(frames: 1)
    return bar.subviews.compactMap { ($0 as? UITabBarButton)?.frame }
  }

  private func square(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  @Test func itemPositioningCentresTheTabs() {
    expectEqual(bar.itemPositioning, .automatic)
    let filling = frames
    bar.itemPositioning = .fill
    expectEqual(frames, filling, "a narrow bar is filled without being told")
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    expectEqual(frames.map(\.width), [60, 60])
    expectEqual(frames[1].minX - frames[0].maxX, 20)
    expectEqual((frames[0].minX + frames[1].maxX) / 2, 195)
    expect(UITabBar.ItemPositioning(rawValue: 2) == .centered && UITabBar.ItemPositioning.fill.rawValue == 1)
  }

  @Test func stackedItemPositioningOfAnAppearancePlacesTheTabs() {
    let appearance = UITabBarAppearance()
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 30
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    expectEqual(frames.map(\.width), [80, 80])
    expectEqual(frames[1].minX - frames[0].maxX, 30)
    let copy = UITabBarAppearance(barAppearance: appearance)
    expect(copy.stackedItemPositioning == .centered && copy.stackedItemWidth == 80 && copy.stackedItemSpacing == 30)
  }

  @Test func selectionIndicatorImageLiesBehindTheSelectedTab() throws {
    let appearance = UITabBarAppearance()
    appearance.selectionIndicatorImage = square(20).withRenderingMode(.alwaysTemplate)
    appearance.selectionIndicatorTintColor = .systemGreen
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    func indicator() -> UIImageView? {
      bar.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image === appearance.selectionIndicatorImage }
    }
    expectEqual(indicator()?.isHidden, true, "no tab is selected")
    bar.selectedItem = bar.items?.last
    let places = frames
    let shown = try require(indicator())
    expect(!shown.isHidden && shown.frame == places[1] && shown.tintColor == .systemGreen)
    bar.selectedItem = bar.items?.first
    expectEqual(frames.first, indicator()?.frame)
    let own = square(30)
    bar.selectionIndicatorImage = own
    expect(appearance.selectionIndicatorImage === own && bar.selectionIndicatorImage === own)
  }

  @Test func theBlackTabBarStyleIsDark() {
    expect(bar.barStyle == .default && bar.traitCollection.userInterfaceStyle == .light)
    bar.barStyle = .black
    screen.advance(frames: 1)
    expect(bar.barStyle == .black && bar.traitCollection.userInterfaceStyle == .dark)
    bar.barStyle = .default
    screen.advance(frames: 1)
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test func theSelectedItemsAppearancesApplyToTheBar() throws {
    let (own, atEdge) = (UITabBarAppearance(), UITabBarAppearance())
    own.configureWithOpaqueBackground()
    atEdge.stackedItemPositioning = .centered
    atEdge.stackedItemWidth = 50
    let item = try require(bar.items?.last)
    item.standardAppearance = own
    item.scrollEdgeAppearance = atEdge
    let usual = frames
    bar.selectedItem = item
    expectEqual(TabBarLooks(bar: bar, item: item, isAtScrollEdge: false).appearance, own)
    bar.contents.isAtScrollEdge = true
    expectEqual(frames.map(\.width), [50, 50])
    bar.selectedItem = bar.items?.first
    expectEqual(frames, usual)
  }
}
