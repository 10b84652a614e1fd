import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Images behind bar buttons, and titles that are moved.
@MainActor @Suite(.serialized) struct BarButtonGroundTests {
  private func picture(_ size: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  private func show(
    _ item: UIBarButtonItem, size: CGSize = CGSize(width: 390, height: 844),
    _ change: (UINavigationController) -> Void = { _ in }
  ) throws -> MountedScreen {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    change(navigation)
    let screen = MountedScreen(navigation, size: size, scale: 1)
    try screen.settle()
    return screen
  }

  private func ground(_ view: UIView?, _ image: UIImage) -> UIImageView? {
    view?.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image === image }
  }

  private func title(_ view: UIView?) -> UILabel? { view?.subviews.lazy.compactMap { $0 as? UILabel }.first }

  @Test func aBackgroundImageIsStretchedBehindTheTitle() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let screen = try show(item)
    let width = try require(item.shownView).bounds.width
    let image = picture(1, .red)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    try screen.settle()
    let view = try require(item.shownView)
    let shown = try require(ground(view, image))
    expect(shown.frame.width == width + 20 && shown.frame.height == 30 && shown.frame.midY == view.bounds.midY)
    expectEqual(title(view)?.frame.midX, view.bounds.midX)
    item.setBackgroundVerticalPositionAdjustment(3, for: .default)
    try screen.settle()
    expectEqual(ground(item.shownView, image)?.frame.midY, view.bounds.midY + 3)
    expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    expectEqual(item.backgroundVerticalPositionAdjustment(for: .default), 3)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    try screen.settle()
    expect(item.shownView?.bounds.width == width && ground(item.shownView, image) == nil)
  }

  @Test func backgroundImagesDependOnStateStyleAndBarMetrics() throws {
    let (usual, pressed, done, low) = (picture(4, .red), picture(4, .blue), picture(4, .green), picture(4, .gray))
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    item.setBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    expectNil(item.backgroundImage(for: .disabled, barMetrics: .default))
    let screen = try show(item)
    expect(ground(item.shownView, usual) != nil)
    item.shownView?.touchesBegan([], with: nil)
    expect(ground(item.shownView, pressed) != nil)
    item.shownView?.touchesCancelled([], with: nil)
    expect(ground(item.shownView, usual) != nil)
    item.isEnabled = false
    try screen.settle()
    expect(ground(item.shownView, usual) != nil, "a state without an image has the normal one's")
    item.isEnabled = true
    item.style = .done
    try screen.settle()
    expect(ground(item.shownView, done) != nil)
    item.style = .plain
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    expect(ground(item.shownView, low) != nil)
  }

  @Test func buttonAppearancesSetImagesAndPositionAdjustments() throws {
    let image = picture(40, .red)
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = image
    appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 2, vertical: -2)
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    let screen = try show(item) {
      $0.navigationBar.standardAppearance = appearance
      $0.navigationBar.scrollEdgeAppearance = appearance
    }
    let view = try require(item.shownView)
    let shown = try require(ground(view, image))
    expect(shown.frame.height == 40 && shown.frame.minX == 2 && shown.frame.midY == view.bounds.midY - 2)
    let moved = try require(title(view)).frame.midY
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -4), for: .default)
    try screen.settle()
    expectEqual(try require(title(item.shownView)).frame.midY, moved - 9, "the item's own has precedence")
    expectEqual(item.titlePositionAdjustment(for: .default).vertical, -4)
    let copy = try require(appearance.buttonAppearance.copy() as? UIBarButtonItemAppearance)
    expect(copy.normal.backgroundImage === image && copy.normal.titlePositionAdjustment.vertical == 5)
    copy.configureWithDefault(for: .plain)
    expect(copy.normal.backgroundImage == nil && copy.normal.titlePositionAdjustment == .zero)
  }

  @Test func compactBackgroundImagesApplyOnlyInCompactBars() throws {
    let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in })
    let low = picture(4, .gray)
    item.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    let screen = try show(item)
    expectNil(ground(item.shownView, low))
    screen.window.traitOverrides.verticalSizeClass = .compact
    try screen.settle()
    expect(ground(item.shownView, low) != nil)
    screen.window.traitOverrides.verticalSizeClass = .regular
    try screen.settle()
    expectNil(ground(item.shownView, low))
  }

  /// [C] Apps move the title of back buttons out of sight, so that the chevron is alone.
  @Test func titlePositionAdjustmentMovesABackButtonsTitle() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.title = "First"
    let back = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    first.navigationItem.backBarButtonItem = back
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let screen = MountedScreen(navigation, size: CGSize(width: 390, height: 400), scale: 1)
    try screen.settle()
    func button(_ view: UIView) -> BarButton? {
      view as? BarButton ?? view.subviews.lazy.compactMap { button($0) }.first
    }
    let usual = try require(title(button(navigation.navigationBar))).frame
    back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 2), for: .default)
    navigation.popViewController(animated: false)
    navigation.pushViewController(second, animated: false)
    try screen.settle()
    expectEqual(title(button(navigation.navigationBar))?.frame, usual.offsetBy(dx: -1000, dy: 2))
    expectEqual(back.backButtonTitlePositionAdjustment(for: .default).horizontal, -1000)
  }
}
