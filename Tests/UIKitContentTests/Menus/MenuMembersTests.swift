import Expectations
import Testing
import UIKit
import UIKitTesting

/// Parts of menus: second lines, identifiers, commands, previews.
@MainActor @Suite(.serialized)
struct MenuMembersTests {
  @Test func aMenuShowsAnActionsSubtitle() throws {
    var chosen: [String] = []
    let action = UIAction(
      title: "Copy", subtitle: "Three items", image: UIImage(systemName: "star"),
      identifier: UIAction.Identifier("copy"),
      discoverabilityTitle: "Copies", attributes: .destructive, state: .on
    ) { chosen.append($0.identifier.rawValue) }
    expect(action.subtitle == "Three items" && action.discoverabilityTitle == "Copies")
    expect(action.attributes == .destructive && action.state == .on && action.image != nil)
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [action])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    let controller = UIViewController()
    controller.view.addSubview(button)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    screen.tap(at: CGPoint(x: 70, y: 60))
    try screen.settle()
    func texts(_ view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
    let shown = texts(screen.window)
    expect(shown.contains("Copy") && shown.contains("Three items"))
    let item = try require(screen.accessibilityElements.lazy.compactMap { find("Copy", $0) }.first)
    screen.tap(at: item.activationPoint)
    try screen.settle()
    expectEqual(chosen, ["copy"])
  }

  private func find(_ label: String, _ element: AccessibilityElement) -> AccessibilityElement? {
    element.label?.hasPrefix(label) == true ? element : element.children.lazy.compactMap { find(label, $0) }.first
  }

  @Test func aMenuHasTheIdentifierItWasGiven() {
    let menu = UIMenu(title: "Sort", identifier: UIMenu.Identifier(rawValue: "app.sort"), children: [])
    expect(menu.identifier == UIMenu.Identifier("app.sort") && menu.identifier.rawValue == "app.sort")
    expect(UIMenu(children: []).identifier != UIMenu(children: []).identifier, "without one each has its own")
    expectEqual(menu.replacingChildren([UIAction(title: "A") { _ in }]).identifier, menu.identifier)
  }

  /// [D] Data that tells commands of one action apart.
  @Test func commandsCarryAPropertyList() {
    let commands = ["small", "large"].map { UICommand(title: $0, action: Selector("resize:"), propertyList: $0) }
    expectEqual(commands.map { $0.propertyList as? String }, ["small", "large"])
    expectNil(UICommand(title: "", action: Selector("resize:")).propertyList)
    expectEqual(commands[0].action, Selector("resize:"))
  }

  @Test func aKeyCommandHasADiscoverabilityTitle() {
    let command = UIKeyCommand(
      input: UIKeyCommand.inputUpArrow, modifierFlags: .command, action: Selector("up:"), discoverabilityTitle: "Up")
    expect(command.input == UIKeyCommand.inputUpArrow && command.modifierFlags == .command)
    expect(command.action == Selector("up:") && command.discoverabilityTitle == "Up" && command.title.isEmpty)
  }

  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var preview: UITargetedPreview?
    var asked = 0
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Act") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      asked += 1
      return preview
    }
  }

  @Test func theDelegateProvidesTheHighlightPreview() throws {
    let owner = Owner()
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    part.backgroundColor = .red
    view.addSubview(part)
    controller.view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    let screen = MountedScreen(controller, size: CGSize(width: 320, height: 480), scale: 1)
    owner.preview = UITargetedPreview(view: part)
    screen.tap(at: CGPoint(x: 70, y: 70), duration: 0.7)
    try screen.settle()
    expectEqual(owner.asked, 1)
    expect(part.layer.opacity == 0 && view.layer.opacity == 1)
    interaction.dismissMenu()
    try screen.settle()
    expectEqual(part.layer.opacity, 1)
  }

  /// [D] A preview of a view is where the view is; one with a target is where that says.
  @Test func aTargetedPreviewLiesAtItsTarget() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (container, view) = (
      UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200)),
      UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    )
    window.addSubview(container)
    container.addSubview(view)
    let plain = UITargetedPreview(view: view)
    expect(plain.target.container === container && plain.target.center == CGPoint(x: 30, y: 20))
    expect(plain.size == CGSize(width: 40, height: 20) && plain.target.transform == .identity)
    let target = UIPreviewTarget(container: container, center: CGPoint(x: 100, y: 90))
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .red
    let preview = UITargetedPreview(
      view: UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)), parameters: parameters, target: target)
    expect(preview.target === target && preview.parameters.backgroundColor == .red)
    expectEqual(preview.size, CGSize(width: 5, height: 6))
    let other = preview.retargetedPreview(with: plain.target)
    expect(other.target === plain.target && other.view === preview.view)
  }
}
