import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Menus of controls: what opens them, what is sent meanwhile, and where they stand.
@MainActor @Suite(.serialized) struct ControlMenuTests {
  private let controller = UIViewController()
  private let button = UIButton(type: .system)
  private let screen: MountedScreen
  private let log = Log()

  @MainActor private final class Log {
    var calls: [String] = []
    func record(_ call: String) { calls.append(call) }
    func clear() { calls = [] }
  }

  init() {
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(
      children: ["A", "B", "C"].map { title in UIAction(title: title) { [log] _ in log.record(title) } })
    controller.view.addSubview(button)
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchCancel, "touchCancel"),
      (.menuActionTriggered, "menuActionTriggered"), (.primaryActionTriggered, "primaryActionTriggered"),
    ]
    for (event, name) in events { button.addAction(UIAction { [log] _ in log.record(name) }, for: event) }
    screen.advance(frames: 1)
  }

  private var overlay: ContextMenuOverlay? {
    screen.window.subviews.lazy.compactMap { $0 as? ContextMenuOverlay }.first
  }

  private var titles: [String] { overlay?.lists.first?.items.map(\.item.title) ?? [] }

  private func tap(duration: TimeInterval = 0.05) throws {
    screen.tap(at: button.convert(button.bounds.middle, to: nil), duration: duration)
    try screen.settle()
  }

  @Test func aTouchOpensAPrimaryActionMenuWithoutATap() throws {
    button.showsMenuAsPrimaryAction = true
    try tap()
    expect(overlay != nil)
    expectEqual(log.calls, ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test func aMenuSetInMenuActionTriggeredIsShown() throws {
    button.showsMenuAsPrimaryAction = true
    button.addAction(
      UIAction { [unowned button] _ in button.menu = UIMenu(children: [UIAction(title: "Fresh") { _ in }]) },
      for: .menuActionTriggered)
    try tap()
    expectEqual(titles, ["Fresh"])
  }

  @Test func aTapDoesNotOpenASecondaryMenu() throws {
    try tap()
    expectNil(overlay)
    expectEqual(log.calls, ["touchDown", "touchUpInside", "primaryActionTriggered"])
    log.clear()
    try tap(duration: 0.7)
    expect(overlay != nil && log.calls == ["touchDown", "menuActionTriggered", "touchCancel"])
  }

  @Test func aSecondaryClickOpensTheMenuBesideTheControl() throws {
    screen.secondaryClick(at: CGPoint(x: 110, y: 45))
    try screen.settle()
    let list = try require(overlay?.lists.first)
    expect(list.frame.minX == 20 && list.frame.minY == button.frame.maxY + MenuMetrics.controlGap)
  }

  @Test func disabledControlsOpenNothing() throws {
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    try tap(duration: 0.7)
    screen.secondaryClick(at: button.convert(button.bounds.middle, to: nil))
    expect(overlay == nil && log.calls.isEmpty)
  }

  @Test func withoutAMenuNothingOpens() throws {
    button.menu = nil
    expect(button.contextMenuInteraction == nil && !button.isContextMenuInteractionEnabled)
    button.showsMenuAsPrimaryAction = true
    try tap()
    expect(overlay == nil && log.calls == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test(arguments: [(20.0, 20.0), (110, 35), (200, 50)])
  func theMenuIsAlignedWithItsControl(x: Double, start: Double) throws {
    button.frame.origin.x = x
    button.performPrimaryAction()
    expectNil(overlay, "the menu is not what the control is for")
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    try screen.settle()
    expectEqual(overlay?.lists.first?.frame.minX, CGFloat(start))
  }

  @Test func theFirstMenuElementIsClosestToTheControl() throws {
    button.showsMenuAsPrimaryAction = true
    button.frame.origin.y = 420
    try tap()
    let list = try require(overlay?.lists.first)
    expect(titles == ["C", "B", "A"] && list.frame.maxY == 420 - MenuMetrics.controlGap)
    screen.press(.keyboardEscape)
    try screen.settle()
    button.preferredMenuElementOrder = .fixed
    try tap()
    expectEqual(titles, ["A", "B", "C"])
  }

  @Test func aLongMenuDoesNotCoverItsControl() throws {
    button.menu = UIMenu(children: (1...20).map { number in UIAction(title: "\(number)") { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.frame.origin.y = 300
    try tap()
    let list = try require(overlay?.lists.first)
    expect(list.frame.maxY == 300 - MenuMetrics.controlGap && list.frame.minY == MenuMetrics.screenMargin)
    expectEqual(titles.first, "20")
  }

  @Test func aClickNearTheLowerEdgeOpensTheMenuUpwards() throws {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      var order = UIContextMenuConfiguration.ElementOrder.automatic
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
        })
        configuration.preferredMenuElementOrder = order
        return configuration
      }
    }
    let owner = Owner()
    controller.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    for (order, expected) in [
      (UIContextMenuConfiguration.ElementOrder.automatic, ["C", "B", "A"]), (.priority, ["C", "B", "A"]),
      (.fixed, ["A", "B", "C"]),
    ] {
      owner.order = order
      screen.secondaryClick(at: CGPoint(x: 100, y: 440))
      try screen.settle()
      expectEqual(titles, expected)
      expectEqual(overlay?.lists.first?.frame.maxY, 440)
      screen.press(.keyboardEscape)
      try screen.settle()
    }
    screen.secondaryClick(at: CGPoint(x: 100, y: 200))
    try screen.settle()
    expect(titles == ["A", "B", "C"] && overlay?.lists.first?.frame.minY == 200)
  }

  @Test func menusWithinScrollViewsKeepTheirElementOrder() throws {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.frame.origin.y = 420
    try tap(duration: 0.4)
    expectEqual(titles, ["A", "B", "C"])
    screen.press(.keyboardEscape)
    try screen.settle()
    button.preferredMenuElementOrder = .priority
    try tap(duration: 0.4)
    expectEqual(titles, ["C", "B", "A"])
  }

  @Test func aDragThatBeginsOnAMenuButtonScrolls() throws {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    controller.view.addSubview(scrollView)
    scrollView.addSubview(button)
    button.frame.origin.y = 300
    button.showsMenuAsPrimaryAction = true
    screen.drag(from: CGPoint(x: 60, y: 320), to: CGPoint(x: 60, y: 120))
    try screen.settle()
    expect(overlay == nil && scrollView.contentOffset.y > 100 && log.calls.isEmpty)
  }

  @Test func theMenuOfARemovedControlCanBeClosed() throws {
    button.showsMenuAsPrimaryAction = true
    try tap()
    button.removeFromSuperview()
    screen.press(.keyboardEscape)
    try screen.settle()
    expect(overlay == nil && !button.isHighlighted)
  }

  @Test func controlsAndTheirMenusAreReleased() throws {
    weak var control: UIButton?
    weak var action: UIAction?
    weak var interaction: UIContextMenuInteraction?
    try autoreleasepool {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
      let closing = UIAction(title: "A") { [unowned button] _ in button.isSelected = true }
      button.menu = UIMenu(children: [closing])
      button.showsMenuAsPrimaryAction = true
      controller.view.addSubview(button)
      button.performPrimaryAction()
      try screen.settle()
      (control, action, interaction) = (button, closing, button.contextMenuInteraction)
      expectEqual(interaction?.menuAppearance, .compact)
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardReturnOrEnter)
      try screen.settle()
      expect(button.isSelected)
      button.removeFromSuperview()
    }
    screen.advance(frames: 2)
    expect(control == nil && action == nil && interaction == nil)
  }
}
