import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

/// The large content viewer that a press opens, over views and over bars.
@MainActor @Suite(.serialized) struct LargeContentSessionTests {
  private final class Teller: NSObject, UILargeContentViewerInteractionDelegate {
    var ends: [String] = []
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) { ends.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x)), \(Int(point.y))") }
  }

  private final class OneItem: NSObject, UILargeContentViewerInteractionDelegate {
    let item = UILabel()
    let controller = UIViewController()
    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { point.x < 50 ? item : nil }
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController { controller }
  }

  private func mount(_ controller: UIViewController, isLarge: Bool = true) throws -> MountedScreen {
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 600), scale: 1) {
      if isLarge { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    }
    try screen.settle()
    return screen
  }

  private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint, _ screen: MountedScreen) {
    screen.sendEvent(.pointer(PointerEvent(phase: phase, location: point, timestamp: screen.time, kind: .touch)))
    screen.advance(frames: 1)
  }

  private func viewer(_ screen: MountedScreen) -> LargeContentView? {
    screen.window.subviews.lazy.compactMap { $0 as? LargeContentView }.first
  }

  /// Two buttons side by side in a view with an interaction.
  private func strip(_ delegate: (any UILargeContentViewerInteractionDelegate)?) -> (
    UIViewController, UIView, [UIButton]
  ) {
    let controller = UIViewController()
    let strip = UIView(frame: CGRect(x: 0, y: 500, width: 200, height: 50))
    let buttons = ["First", "Second"].enumerated().map { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 50)
      button.showsLargeContentViewer = true
      strip.addSubview(button)
      return button
    }
    strip.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    controller.view.addSubview(strip)
    return (controller, strip, buttons)
  }

  // MARK: Views

  @Test func aPressShowsTheItemUnderTheFinger() throws {
    let teller = Teller()
    let (controller, _, _) = strip(teller)
    let screen = try mount(controller)
    touch(.began, CGPoint(x: 50, y: 525), screen)
    screen.advance(by: 0.3)
    expectNil(viewer(screen))
    screen.advance(by: 0.5)
    expectEqual(viewer(screen)?.label.text, "First")
    let frame = try require(viewer(screen)).frame
    expect(abs(frame.midX - 195) < 1 && abs(frame.midY - 300) < 1 && frame.width >= 180)
    touch(.moved, CGPoint(x: 150, y: 525), screen)
    expectEqual(viewer(screen)?.label.text, "Second")
    touch(.ended, CGPoint(x: 150, y: 525), screen)
    try screen.settle()
    expectNil(viewer(screen))
    expectEqual(teller.ends, ["Second at 150, 25"])
  }

  @Test func usualTextSizesNeedNoViewer() throws {
    let teller = Teller()
    let (controller, _, _) = strip(teller)
    let screen = try mount(controller, isLarge: false)
    touch(.began, CGPoint(x: 50, y: 525), screen)
    screen.advance(by: 1)
    expectNil(viewer(screen))
    touch(.ended, CGPoint(x: 50, y: 525), screen)
    expectEqual(teller.ends, [])
  }

  @Test func aPressBesideEveryItemShowsNothing() throws {
    let (controller, strip, buttons) = strip(nil)
    buttons[0].showsLargeContentViewer = false
    let screen = try mount(controller)
    touch(.began, CGPoint(x: 50, y: 525), screen)
    screen.advance(by: 1)
    expectNil(viewer(screen))
    touch(.ended, CGPoint(x: 50, y: 525), screen)
    strip.showsLargeContentViewer = true
    strip.largeContentTitle = "Both"
    touch(.began, CGPoint(x: 50, y: 525), screen)
    screen.advance(by: 1)
    expectEqual(viewer(screen)?.label.text, "Both", "the view with the interaction is an item, too")
    touch(.cancelled, CGPoint(x: 50, y: 525), screen)
    try screen.settle()
    expectNil(viewer(screen))
  }

  @Test func aButtonActsWhenThePressEnds() throws {
    let (controller, _, buttons) = strip(nil)
    var taps = 0
    buttons[0].addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let screen = try mount(controller)
    screen.tap(at: CGPoint(x: 50, y: 525), duration: 1)
    expectEqual(taps, 1)
  }

  @Test func theDelegateChoosesItemAndController() throws {
    let delegate = OneItem()
    let parent = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    delegate.controller.view = view
    parent.addChild(delegate.controller)
    parent.view.addSubview(view)
    delegate.controller.didMove(toParent: parent)
    delegate.item.text = "Chosen"
    view.addInteraction(UILargeContentViewerInteraction(delegate: delegate))
    let screen = try mount(parent)
    touch(.began, CGPoint(x: 20, y: 100), screen)
    screen.advance(by: 1)
    expectEqual(viewer(screen)?.label.text, "Chosen")
    expectEqual(viewer(screen)?.frame.midY.rounded(), 150)
    touch(.moved, CGPoint(x: 80, y: 100), screen)
    let ground = viewer(screen)?.subviews.first
    expectEqual(ground?.isHidden, true, "there is no item")
    touch(.ended, CGPoint(x: 80, y: 100), screen)
  }

  // MARK: Bars

  @Test func aBarShowsItsItemsAndChoosesTheLast() throws {
    var log: [String] = []
    let root = UIViewController()
    root.title = "Inbox"
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in log.append("edit") })
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") })
    root.navigationItem.rightBarButtonItems = [add, edit]
    let screen = try mount(UINavigationController(rootViewController: root))
    let addView = try require(add.shownView)
    let editView = try require(edit.shownView)
    let (first, second) = (
      addView.convert(CGPoint(x: addView.bounds.midX, y: 22), to: nil),
      editView.convert(CGPoint(x: editView.bounds.midX, y: 22), to: nil)
    )
    touch(.began, first, screen)
    screen.advance(by: 1)
    expectEqual(viewer(screen)?.label.text, "Add")
    expect((viewer(screen)?.imageView.bounds.width ?? 0) > 50, "the symbol is enlarged")
    touch(.moved, second, screen)
    expectEqual(viewer(screen)?.label.text, "Edit")
    expectNil(viewer(screen)?.imageView.image)
    touch(.ended, second, screen)
    try screen.settle()
    expectEqual(log, ["edit"])
  }

  @Test func aTabIsChosenWhereTheFingerIsLifted() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search"].enumerated().map { index, title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house"), tag: index)
      return controller
    }
    let large = UIImage(systemName: "star")
    tabs.viewControllers?[1].tabBarItem.largeContentSizeImage = large
    let screen = try mount(tabs)
    let y = tabs.tabBar.frame.minY + 20
    touch(.began, CGPoint(x: 90, y: y), screen)
    screen.advance(by: 1)
    expectEqual(viewer(screen)?.label.text, "Home")
    touch(.moved, CGPoint(x: 290, y: y), screen)
    expectEqual(viewer(screen)?.label.text, "Search")
    expect(viewer(screen)?.imageView.image === large)
    touch(.ended, CGPoint(x: 290, y: y), screen)
    try screen.settle()
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test func aDisabledItemOfAToolbarIsShownAndDoesNothing() throws {
    var taps = 0
    let root = UIViewController()
    let item = UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in taps += 1 })
    item.isEnabled = false
    root.toolbarItems = [item]
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    let screen = try mount(navigation)
    let view = try require(item.shownView)
    let place = view.convert(CGPoint(x: view.bounds.midX, y: 20), to: nil)
    touch(.began, place, screen)
    screen.advance(by: 1)
    expectEqual(viewer(screen)?.label.text, "Delete")
    touch(.ended, place, screen)
    expectEqual(taps, 0)
  }

  @Test func barsHaveARecogniserWhileTheTextIsLarge() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = try mount(navigation, isLarge: false)
    func presses() -> Int { navigation.navigationBar.gestureRecognizers?.filter { $0 is LargeContentPress }.count ?? 0 }
    expectEqual(presses(), 0)
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    try screen.settle()
    expectEqual(presses(), 1)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    try screen.settle()
    expectEqual(presses(), 0)
  }

  // MARK: Pictures

  @Test(arguments: [false, true]) func theViewerIsDrawn(_ isDark: Bool) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Neighbourhood and surroundings"].enumerated().map { index, title in
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "house.fill"), tag: index)
      return controller
    }
    let screen = try mount(tabs)
    screen.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    try screen.settle()
    touch(.began, CGPoint(x: isDark ? 290 : 90, y: tabs.tabBar.frame.minY + 20), screen)
    screen.advance(by: 1)
    expectGolden(screen.picture, isDark ? "dark, long title" : "light")
  }
}
