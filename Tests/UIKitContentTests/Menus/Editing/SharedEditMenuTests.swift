import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// The app's one edit menu: who is asked, where it is, and what closes it.
@MainActor @Suite(.serialized) struct SharedEditMenuTests {
  private final class Word: UIView {
    var asked: [Selector] = []
    var senders: [AnyObject?] = []
    var can: Set<Selector> = ["copy:"]
    var log: [String] = []

    override class var _actions: [_Action] {
      super._actions + [_Action("define:", Word.define(_:)), _Action("speak", Word.speak)]
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      asked.append(action)
      senders.append(sender as AnyObject?)
      return can.contains(action)
    }

    override func copy(_ sender: Any?) { log.append("copy") }
    func define(_ sender: UIMenuController) { log.append("define") }
    func speak() { log.append("speak") }
  }

  private let word = Word(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
  private let other = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 40))
  private let screen = MountedScreen(UIViewController(), size: CGSize(width: 320, height: 480), scale: 1)

  init() {
    screen.controller.view.addSubview(word)
    screen.controller.view.addSubview(other)
    UIMenuController.shared.menuItems = nil
    UIMenuController.shared.arrowDirection = .default
    UIMenuController.shared.isMenuVisible = false
  }

  private var shared: UIMenuController { .shared }
  private var bar: EditMenuBar? { screen.window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }

  private func show() throws {
    shared.showMenu(from: word, rect: word.bounds)
    try screen.settle()
  }

  @Test func theSharedMenuNeedsAFirstResponder() throws {
    try show()
    expect(bar == nil && !shared.isMenuVisible && shared.menuFrame == .zero && word.asked.isEmpty)
    expect(word.interactions.isEmpty)
  }

  @Test func theSharedMenuNeedsAViewInAWindow() throws {
    word.becomeFirstResponder()
    shared.showMenu(from: UIView(), rect: .zero)
    try screen.settle()
    expect(!shared.isMenuVisible)
  }

  @Test func theSharedMenuNeedsAnAction() throws {
    word.can = []
    word.becomeFirstResponder()
    try show()
    expect(bar == nil && !shared.isMenuVisible && word.interactions.isEmpty)
  }

  @Test func theSharedMenuQueriesTheFirstResponder() throws {
    word.becomeFirstResponder()
    shared.menuItems = [UIMenuItem(title: "Define", action: "define:")]
    shared.showMenu(from: other, rect: CGRect(x: 10, y: 0, width: 20, height: 20))
    try screen.settle()
    expectEqual(bar?.shownTitles, ["Copy"], "the menu is at one view, and offers what another can do")
    expect(word.asked.contains("paste:") && word.asked.contains("define:"))
    expect(word.senders.allSatisfy { $0 === UIMenuController.shared })
    expectEqual(shared.menuFrame.maxY, 400 - EditMenuMetrics.gap)
  }

  @Test func menuItemsFollowTheCommandsAndSendTheirActions() throws {
    word.becomeFirstResponder()
    word.can = ["copy:", "define:", "speak"]
    shared.menuItems = [
      UIMenuItem(title: "Define", action: "define:"), UIMenuItem(title: "Speak", action: "speak"),
      UIMenuItem(title: "Spell", action: "spell:"),
    ]
    try show()
    expectEqual(bar?.shownTitles, ["Copy", "Define", "Speak"])
    try screen.tap(.text("Define"))
    try screen.settle()
    expect(!shared.isMenuVisible && word.interactions.isEmpty)
    try show()
    try screen.tap(.text("Speak"))
    try screen.settle()
    expectEqual(word.log, ["define", "speak"])
  }

  @Test func aMenuItemKeepsItsTitleAndAction() {
    let item = UIMenuItem(title: "Define", action: "define:")
    item.title = "Look Up"
    item.action = "lookUp:"
    expect(item.title == "Look Up" && item.action == "lookUp:")
  }

  @Test func updateQueriesActionsAgainAndMayCloseTheMenu() throws {
    word.becomeFirstResponder()
    try show()
    shared.menuItems = [UIMenuItem(title: "Define", action: "define:")]
    word.can.insert("define:")
    let frame = shared.menuFrame
    shared.update()
    expect(bar?.shownTitles == ["Copy", "Define"] && shared.menuFrame.width > frame.width)
    word.can = []
    shared.update()
    try screen.settle()
    expect(!shared.isMenuVisible)
    word.asked = []
    shared.update()
    expect(word.asked.isEmpty, "a closed menu asks nobody")
  }

  @Test(arguments: [UIMenuController.ArrowDirection.up, .down, .left, .right])
  func arrowDirectionPlacesTheSharedMenu(_ direction: UIMenuController.ArrowDirection) throws {
    word.becomeFirstResponder()
    shared.arrowDirection = direction
    try show()
    let frame = shared.menuFrame
    switch direction {
    case .up: expectEqual(frame.minY, 240 + EditMenuMetrics.gap)
    case .down: expectEqual(frame.maxY, 200 - EditMenuMetrics.gap)
    case .left: expectEqual(frame.minX, 200 + EditMenuMetrics.gap)
    case .right: expectEqual(frame.maxX, 100 - EditMenuMetrics.gap)
    case .default: Issue.record("the default side is tested elsewhere")
    }
    expectEqual(UIMenuController.ArrowDirection(rawValue: direction.rawValue), direction)
  }

  @Test func setTargetRectMovesTheOpenMenu() throws {
    word.becomeFirstResponder()
    try show()
    let before = shared.menuFrame
    shared.setTargetRect(CGRect(x: 0, y: 60, width: 100, height: 40), in: word)
    expect(shared.menuFrame == before.offsetBy(dx: 0, dy: 60) && shared.isMenuVisible)
    shared.hideMenu(from: other)
    expect(shared.isMenuVisible)
    shared.hideMenu(from: word)
    expect(!shared.isMenuVisible)
  }

  @Test func showingFromAnotherViewClosesTheMenuFirst() throws {
    word.becomeFirstResponder()
    try show()
    shared.showMenu(from: other, rect: other.bounds)
    try screen.settle()
    expect(shared.isMenuVisible && word.interactions.isEmpty && other.interactions.count == 1)
    shared.hideMenu()
    try screen.settle()
    expect(other.interactions.isEmpty && bar == nil)
  }

  @Test func menuControllerNotificationsComeInOrder() throws {
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      UIMenuController.menuFrameDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: shared, queue: nil) { [weak word] notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { word?.log.append(name.replacingOccurrences(of: "UIMenuController", with: "")) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    word.becomeFirstResponder()
    shared.setTargetRect(word.bounds, in: word)
    shared.setMenuVisible(true, animated: true)
    expectEqual(word.log, ["WillShowMenuNotification", "MenuFrameDidChangeNotification"])
    try screen.settle()
    expectEqual(word.log.last, "DidShowMenuNotification")
    word.log = []
    shared.setMenuVisible(false, animated: false)
    expectEqual(
      word.log, ["WillHideMenuNotification", "MenuFrameDidChangeNotification", "DidHideMenuNotification"],
      "without an animation it is closed at once")
  }

  @Test func aSecondaryClickOpensNoListForTheSharedMenu() throws {
    word.becomeFirstResponder()
    try show()
    screen.secondaryClick(at: CGPoint(x: 150, y: 220))
    try screen.settle()
    expect(!screen.accessibility.contains("menu \""))
    shared.hideMenu()
  }
}
