import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Edit menus: what they offer, where they stand, and what closes them.
@MainActor @Suite(.serialized) struct EditMenuSessionTests {
  private final class Owner: NSObject, UIEditMenuInteractionDelegate {
    var menu: UIMenu?
    var target = CGRect.null
    var log: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("closes")
      animator.addAnimations { self.log.append("closing") }
      animator.addCompletion { self.log.append("closed") }
    }
  }

  private final class Copied: UIView {
    override func copy(_ sender: Any?) {}
  }

  private let owner = Owner()
  private let view = Copied(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
  private let interaction: UIEditMenuInteraction
  private let screen: MountedScreen

  init() {
    let controller = UIViewController()
    interaction = UIEditMenuInteraction(delegate: owner)
    screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    controller.view.addSubview(view)
    view.addInteraction(interaction)
    screen.advance(frames: 1)
  }

  private var bar: EditMenuBar? { screen.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }

  private func present(_ direction: UIEditMenuArrowDirection = .automatic) throws {
    let configuration = UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: 50, y: 20))
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    try screen.settle()
  }

  private func actions(_ titles: [String]) -> UIMenu {
    UIMenu(children: titles.map { title in UIAction(title: title) { _ in self.owner.log.append(title) } })
  }

  @Test func theEditMenuOffersTheViewsActionsByDefault() throws {
    try present()
    expectEqual(bar?.shownTitles, ["Copy"])
    expectEqual(interaction.location(in: view), CGPoint(x: 50, y: 20))
    expectEqual(interaction.location(in: nil), CGPoint(x: 150, y: 220))
  }

  @Test func anEmptyEditMenuDoesNotOpen() throws {
    owner.menu = UIMenu()
    try present()
    expect(bar == nil && owner.log.isEmpty)
  }

  @Test func theEditMenuLiesAboveItsTargetRect() throws {
    try present()
    expect(bar.map { $0.frame.maxY } == 220 - EditMenuMetrics.gap && bar.map { $0.frame.midX.rounded() } == 150)
    owner.target = view.bounds
    interaction.updateVisibleMenuPosition(animated: true)
    try screen.settle()
    expectEqual(bar.map { $0.frame.maxY }, 200 - EditMenuMetrics.gap)
    owner.target = CGRect(x: 0, y: -180, width: 100, height: 40)
    interaction.updateVisibleMenuPosition(animated: false)
    expectEqual(bar.map { $0.frame.minY }, 60 + EditMenuMetrics.gap, "below: there is no room above")
  }

  @Test(arguments: [UIEditMenuArrowDirection.up, .down, .left, .right])
  func preferredArrowDirectionPlacesTheEditMenu(_ direction: UIEditMenuArrowDirection) throws {
    owner.target = view.bounds
    try present(direction)
    let frame = try require(bar?.frame)
    switch direction {
    case .up: expectEqual(frame.minY, 240 + EditMenuMetrics.gap)
    case .down: expectEqual(frame.maxY, 200 - EditMenuMetrics.gap)
    case .left: expectEqual(frame.minX, 200 + EditMenuMetrics.gap)
    case .right: expectEqual(frame.maxX, 100 - EditMenuMetrics.gap)
    case .automatic: break
    }
  }

  @Test func longEditMenusHavePages() throws {
    owner.menu = actions(["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot"])
    try present()
    expectEqual(bar?.shownTitles, ["Alpha", "Bravo", "Charlie"])
    let frame = try require(bar?.frame)
    expect(screen.window.bounds.contains(frame))
    screen.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    screen.advance(frames: 1)
    expectEqual(bar?.shownTitles, ["Delta", "Echo", "Foxtrot"])
    let second = try require(bar?.frame)
    screen.tap(at: CGPoint(x: second.minX + 10, y: second.midY))
    screen.advance(frames: 1)
    expectEqual(bar?.shownTitles, ["Alpha", "Bravo", "Charlie"])
  }

  @Test func anActionRunsAfterWillDismissMenu() throws {
    owner.menu = actions(["Alpha"])
    try present()
    let frame = try require(bar?.frame)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try screen.settle()
    expect(owner.log == ["closes", "closing", "Alpha", "closed"] && bar == nil)
  }

  @Test func reloadVisibleMenuQueriesTheMenuAgain() throws {
    owner.menu = actions(["Alpha"])
    try present()
    owner.menu = actions(["Bravo"])
    interaction.reloadVisibleMenu()
    screen.advance(frames: 1)
    expect(bar?.shownTitles == ["Bravo"] && owner.log.isEmpty)
    owner.menu = UIMenu()
    interaction.reloadVisibleMenu()
    try screen.settle()
    expectNil(bar)
  }

  @Test func aTouchBesideTheEditMenuClosesItAndIsDelivered() throws {
    let button = UIButton(frame: CGRect(x: 20, y: 400, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.controller.view.addSubview(button)
    try present()
    screen.tap(at: CGPoint(x: 60, y: 420))
    try screen.settle()
    expect(bar == nil && taps == 1 && owner.log == ["closes", "closing", "closed"])
    expect(screen.window.gestureRecognizers?.contains { $0 is EditMenuDismissal } != true)
  }

  @Test func presentingAnotherEditMenuReplacesTheFirst() throws {
    try present()
    try present()
    expectEqual(screen.window.subviews.count { $0 is EditMenuBar }, 1)
    expectEqual(owner.log, ["closes", "closed"])
  }

  @Test func aSecondaryClickOpensTheEditMenuAsAList() throws {
    screen.secondaryClick(at: CGPoint(x: 120, y: 210))
    try screen.settle()
    expect(bar == nil && interaction.session.isOpen)
    expectEqual(interaction.location(in: view), CGPoint(x: 20, y: 10))
    interaction.dismissMenu()
    try screen.settle()
    expect(!interaction.session.isOpen && owner.log == ["closes", "closing", "closed"])
  }

  @Test func editMenuElementsAreAccessible() throws {
    owner.menu = actions(["Alpha"])
    try present()
    expect(AccessibilityTree(of: screen.window).text.contains("button \"Alpha\""))
    let button = bar?.subviews.first.flatMap { ($0 as? UIVisualEffectView)?.contentView.subviews.last }
    expectEqual(button?.accessibilityActivate(), true)
    try screen.settle()
    expect(owner.log.contains("Alpha"))
  }

  @Test func viewsWithEditMenusAreReleased() throws {
    weak var held: UIEditMenuInteraction?
    weak var delegate: Owner?
    try autoreleasepool {
      let owner = Owner()
      let interaction = UIEditMenuInteraction(delegate: owner)
      let view = Copied(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
      view.addInteraction(interaction)
      screen.controller.view.addSubview(view)
      interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      try screen.settle()
      (held, delegate) = (interaction, owner)
      expect(bar != nil)
      view.removeFromSuperview()
      interaction.dismissMenu()
      try screen.settle()
    }
    screen.advance(frames: 2)
    expect(held == nil && delegate == nil)
  }
}
