import Foundation
import ScreenTesting
import Testing
import UIKit
import UIKitTesting

/// A view goes in each call that its menus make, and nothing stops.
@MainActor @Suite(.serialized) struct MenuLeavingTests {
  private static func teller(_ holdings: Holdings) -> MenuTeller {
    let teller = MenuTeller()
    teller.holdings = holdings
    holdings.hold(teller)
    return teller
  }

  @Test func theScreenMayBeReleasedInContextMenuCallbacks() throws {
    try Use(
      name: "context menu",
      calls: [
        "contextMenuInteraction(_:configurationForMenuAtLocation:)", "preview of a menu", "elements of a menu",
        "contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)",
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)", "action of a menu",
      ],
      build: { holdings in
        let view = UIView()
        let interaction = UIContextMenuInteraction(delegate: Self.teller(holdings))
        view.addInteraction(interaction)
        holdings.watch("interaction", interaction)
        holdings.show(view, frame: CGRect(x: 20, y: 60, width: 200, height: 100))
      },
      perform: { holdings in
        let screen = holdings.screen
        let place = CGPoint(x: 80, y: 100)
        screen.tap(at: place, duration: 0.7)
        screen.advance(by: 0.6)
        holdings.tap("Choose")
        screen.advance(by: 0.6)
        screen.secondaryClick(at: place)
        screen.advance(by: 0.6)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.advance(by: 0.6)
        screen.tap(at: place, duration: 0.7)
        screen.advance(by: 0.6)
        screen.tap(at: place)
        screen.advance(by: 0.6)
        screen.tap(at: place, duration: 0.7)
        screen.advance(by: 0.1)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInEditMenuCallbacks() throws {
    try Use(
      name: "edit menu",
      calls: [
        "editMenuInteraction(_:menuFor:suggestedActions:)", "editMenuInteraction(_:targetRectFor:)",
        "editMenuInteraction(_:willPresentMenuFor:animator:)", "editMenuInteraction(_:willDismissMenuFor:animator:)",
        "action of a menu",
      ],
      build: { holdings in
        let view = UIView()
        let interaction = UIEditMenuInteraction(delegate: Self.teller(holdings))
        view.addInteraction(interaction)
        holdings.watch("interaction", interaction)
        holdings.show(view, frame: CGRect(x: 20, y: 160, width: 200, height: 100))
      },
      perform: { holdings in
        let screen = holdings.screen
        @MainActor func present() {
          let interaction = holdings.view.object?.interactions.first as? UIEditMenuInteraction
          interaction?.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
          screen.advance(by: 0.6)
        }
        present()
        holdings.tap("Choose")
        screen.advance(by: 0.6)
        present()
        (holdings.view.object?.interactions.first as? UIEditMenuInteraction)?.reloadVisibleMenu()
        screen.advance(by: 0.3)
        screen.tap(at: CGPoint(x: 200, y: 400))
        screen.advance(by: 0.6)
        present()
        (holdings.view.object?.interactions.first as? UIEditMenuInteraction)?.dismissMenu()
        screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }

  /// A view that an item of the app's one menu is sent to.
  private final class Word: UIView {
    weak var holdings: Holdings?
    override class var _actions: [_Action] { super._actions + [_Action("define:", Word.define(_:))] }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      let answer = action == "define:"
      if answer { holdings?.tell("canPerformAction(_:withSender:)") }
      return answer
    }
    func define(_ sender: Any?) { holdings?.tell("action of an item") }
  }

  @Test func theScreenMayBeReleasedInMenuControllerCallbacks() throws {
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Define", action: "define:")]
    defer { UIMenuController.shared.menuItems = nil }
    try Use(
      name: "menu controller", calls: ["canPerformAction(_:withSender:)", "action of an item"],
      build: { holdings in
        let view = Word()
        view.holdings = holdings
        holdings.show(view, frame: CGRect(x: 20, y: 160, width: 200, height: 100))
      },
      perform: { holdings in
        @MainActor func present() {
          guard let view = holdings.view.object else { return }
          view.becomeFirstResponder()
          UIMenuController.shared.showMenu(from: view, rect: view.bounds)
          holdings.screen.advance(by: 0.6)
        }
        present()
        UIMenuController.shared.update()
        holdings.screen.advance(by: 0.1)
        holdings.tap("Define")
        holdings.screen.advance(by: 0.6)
        present()
        UIMenuController.shared.hideMenu()
        holdings.screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }

  @Test func theScreenMayBeReleasedInButtonMenuCallbacks() throws {
    try Use(
      name: "button menu", calls: ["action of a menu", "deferred", "menu of a button"],
      build: { holdings in
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        button.menu = UIMenu(children: [
          UIDeferredMenuElement.uncached { [weak holdings] answer in
            holdings?.tell("deferred")
            answer([UIAction(title: "Choose") { _ in holdings?.tell("action of a menu") }])
          }
        ])
        button.showsMenuAsPrimaryAction = true
        button.addAction(
          UIAction { [weak holdings] _ in holdings?.tell("menu of a button") }, for: .menuActionTriggered)
        holdings.show(button, frame: CGRect(x: 20, y: 60, width: 200, height: 44))
      },
      perform: { holdings in
        let screen = holdings.screen
        screen.tap(at: CGPoint(x: 100, y: 80))
        screen.advance(by: 0.6)
        holdings.tap("Choose")
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 100, y: 80))
        screen.advance(by: 0.6)
        screen.press(.keyboardEscape)
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 100, y: 80), duration: 1)
        screen.advance(by: 0.6)
        screen.tap(at: CGPoint(x: 300, y: 420))
        screen.advance(by: 0.6)
      }
    ).leaveAtEachCall()
  }
}
