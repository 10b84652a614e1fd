import Expectations
import Testing
import UIKitTesting

@testable import UIKitCore

/// Menus that responders build: `buildMenu(with:)` of a view or a controller for edit menus, of the app's delegate for the main
/// menus [D].
@MainActor @Suite(.serialized)
struct UIMenuBuilderTests {
  private func action(_ title: String, _ log: @escaping @MainActor (String) -> Void = { _ in }) -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in log(title) }
  }

  private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: name, identifier: UIMenu.Identifier(name), options: .displayInline, children: children)
  }

  private func titles(_ menu: UIMenu) -> [String] {
    menu.children.flatMap { element in
      (element as? UIMenu).map { ["<\($0.title)"] + titles($0) + [">"] } ?? [element.title]
    }
  }

  private func building() -> MenuBuilding {
    let copy = UICommand(title: "Copy", action: "copy:")
    let second = UICommand(title: "Second", action: "pick:", propertyList: 2)
    return MenuBuilding(
      .context,
      UIMenu(identifier: .root, children: [menu("a", [action("one"), copy]), menu("b", [menu("c", [second])])]))
  }

  @Test func theMenuBuilderFindsElementsByIdentifier() {
    let building = building()
    expect(building.system === UIMenuSystem.context)
    expect(building.menu(for: UIMenu.Identifier("c"))?.title == "c" && building.menu(for: .lookup) == nil)
    expectEqual(building.action(for: UIAction.Identifier("one"))?.title, "one")
    expect(building.command(for: "copy:")?.title == "Copy" && building.command(for: "pick:") == nil)
    expectEqual(building.command(for: "pick:", propertyList: 2)?.title, "Second")
  }

  @Test func theMenuBuilderInsertsChildrenAndSiblings() {
    let building = building()
    building.insertChild(menu("first"), atStartOfMenu: UIMenu.Identifier("a"))
    building.insertChild(menu("last"), atEndOfMenu: UIMenu.Identifier("c"))
    building.insertSibling(menu("before"), beforeMenu: UIMenu.Identifier("c"))
    building.insertSibling(menu("after"), afterMenu: UIMenu.Identifier("a"))
    expectEqual(
      titles(building.root),
      [
        "<a", "<first", ">", "one", "Copy", ">", "<after", ">", "<b", "<before", ">", "<c", "Second", "<last", ">", ">",
        ">",
      ])
    expect(building.isChanged)
  }

  @Test func theMenuBuilderReplacesAndRemovesMenus() {
    let building = building()
    building.remove(menu: UIMenu.Identifier("c"))
    building.replaceChildren(ofMenu: UIMenu.Identifier("a")) { Array($0.reversed()) }
    building.replace(menu: UIMenu.Identifier("b"), with: menu("other"))
    expectEqual(titles(building.root), ["<a", "Copy", "one", ">", "<other", ">"])
  }

  @Test func theMenuBuilderIgnoresMissingMenus() {
    let building = building()
    building.remove(menu: .lookup)
    building.insertChild(menu("x"), atEndOfMenu: .share)
    expect(!building.isChanged && titles(building.root).count == 9)
  }

  // MARK: Edit menus

  private final class Highlighting: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 280, height: 34))
    var log: [String] = []
    var systems: [Bool] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.text = "Some words"
      view.addSubview(field)
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      systems.append(builder.system === UIMenuSystem.context)
      builder.remove(menu: .lookup)
      let highlight = UIAction(title: "Highlight") { [weak self] _ in self?.log.append("highlight") }
      builder.insertChild(UIMenu(options: .displayInline, children: [highlight]), atStartOfMenu: .standardEdit)
    }
  }

  @Test func buildMenuAddsToTheEditMenuOfAText() throws {
    let controller = Highlighting()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    controller.field.becomeFirstResponder()
    controller.field.selectAll(nil)
    let standard = StandardEditAction.suggestions(from: controller.field, sender: controller)
    let built = MenuBuilding.edited(standard, from: controller.field)
    let shown = UIMenu(children: built).actionsInLine.map(\.title)
    expect(shown == ["Highlight"] + standard.map(\.title) && controller.systems == [true])
    UIMenu(children: built).actionsInLine.first?.perform(from: nil)
    expectEqual(controller.log, ["highlight"])
    withExtendedLifetime(screen) {}
  }

  @Test func suggestedActionsStayWithoutBuildMenu() {
    let view = UIView()
    let suggestions = [action("one"), action("two")]
    expectEqual(MenuBuilding.edited(suggestions, from: view).map(\.title), ["one", "two"])
  }

  // MARK: The main menus

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var count = 0
    var title = "Jump"

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == UIMenuSystem.main else { return }
      count += 1
      let jump = UIKeyCommand(title: title, action: "jump:", input: "j", modifierFlags: .command)
      builder.insertChild(UIMenu(options: .displayInline, children: [jump]), atEndOfMenu: .view)
    }
  }

  private final class Jumping: UIViewController {
    var log: [String] = []

    override class var _actions: [_Action] { super._actions + [_Action("jump:", Jumping.jump(_:))] }
    override var canBecomeFirstResponder: Bool { true }

    func jump(_ sender: Any?) { log.append((sender as? UIKeyCommand)?.title ?? "") }
  }

  @Test func keyCommandsOfTheMainMenuArePerformed() {
    let former = UIApplication.shared.delegate
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = former
      UIMenuSystem.main.setNeedsRebuild()
    }
    let controller = Jumping()
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480))
    controller.becomeFirstResponder()
    screen.press(.keyboardJ, modifiers: .command)
    screen.press(.keyboardJ, modifiers: .command)
    expect(controller.log == ["Jump", "Jump"] && delegate.count == 1, "the menus are built once")
    delegate.title = "Leap"
    UIMenuSystem.main.setNeedsRebuild()
    screen.press(.keyboardJ, modifiers: .command)
    expect(controller.log.last == "Leap" && delegate.count == 2)
    screen.press(.keyboardK, modifiers: .command)
    expectEqual(controller.log.count, 3)
  }
}
