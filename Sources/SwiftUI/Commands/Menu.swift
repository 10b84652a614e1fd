import UIKit

/// A button that opens commands.
///
/// Documentation: `SwiftUI/Menu`.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  @Environment(\.commandPlace) private var place
  @Environment(\.menuStyle) private var style

  /// The label as the style of the surroundings shows it; inside of another menu, a submenu.
  public var body: some View {
    if place != nil {
      CommandView(command: Command(kind: .menu, action: primaryAction), label: label, content: content)
    } else {
      style.make(
        MenuStyleConfiguration(
          label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), primaryAction: primaryAction))
    }
  }
}

extension Menu {
  /// A menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// A menu that opens on a long press on its label; a tap runs `primaryAction`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// A menu with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }

  /// A menu with a title that opens on a long press; a tap runs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
  }

  /// A menu with a title that opens on a long press; a tap runs `primaryAction`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// A menu with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(label: SwiftUI.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// A menu with a title and a symbol that opens on a long press; a tap runs `primaryAction`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style shows.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}

/// The order in which a menu shows its commands.
///
/// Documentation: `SwiftUI/MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
  enum Kind { case automatic, priority, fixed }
  let kind: Kind
  /// The default order for the menu's position.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first command next to the finger.
  public static let priority = MenuOrder(kind: .priority)
  /// From top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)

  @MainActor var order: UIContextMenuConfiguration.ElementOrder {
    switch kind {
    case .automatic: .automatic
    case .priority: .priority
    case .fixed: .fixed
    }
  }
}

/// Whether a menu closes after a command was chosen.
///
/// Documentation: `SwiftUI/MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let keepsMenu: Bool
  /// The menu closes.
  public static let automatic = MenuActionDismissBehavior(keepsMenu: false)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(keepsMenu: false)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(keepsMenu: true)
}

extension EnvironmentValues {
  private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
  /// The order in which menus show their commands.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  private struct KeepsMenuKey: EnvironmentKey { static let defaultValue = false }
  var keepsMenu: Bool {
    get { self[KeepsMenuKey.self] }
    set { self[KeepsMenuKey.self] = newValue }
  }
}

extension View {
  /// The order in which menus of the view show their commands.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether menus in the view close after a command was chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.keepsMenu, behavior.keepsMenu)
  }
}

/// Opens a menu when the view is tapped, or on a long press if a tap has its own action.
struct MenuModifier<Content: View>: WrappingModifier {
  typealias Body = Never
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
  let isPressed: Binding<Bool>
  /// Whether a tap anywhere in the row opens the menu.
  var takesRow = false
  /// A name that assistive tools speak before the button's text; nil if the text says enough.
  var name: Text?

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> MenuNode<Content> {
    MenuNode(content, DetachedContent(self.content, in: node, node.environment.commands(at: .menu)))
  }

  func update(_ wrapper: MenuNode<Content>, _ environment: EnvironmentValues) -> Bool {
    wrapper.commands.update(content, environment.commands(at: .menu))
    let view = wrapper.view
    view.isEnabled = environment.isEnabled
    view.isPressed = isPressed
    view.action = primaryAction
    view.takesRow = takesRow
    view.name = name?.plain(environment)
    view.showsMenuAsPrimaryAction = primaryAction == nil
    view.preferredMenuElementOrder = environment.menuOrder.order
    return false
  }
}

/// The element of a button that opens a menu.
final class MenuNode<Content: View>: HeldNode<MenuButton> {
  let commands: DetachedContent<Content>

  init(_ content: LayoutNode, _ commands: DetachedContent<Content>) {
    self.commands = commands
    super.init(content, in: MenuButton())
    view.shownElements = { [unowned self] in MenuElements.elements(self.commands.leaves) }
  }

  override func willLeave() { commands.leave() }
}

/// The control under a menu's label.
final class MenuButton: PressView {
  /// The elements of the menu, as they are now.
  var shownElements: (() -> [UIMenuElement])?
  var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether touches anywhere in a row go to this button because it is the row's only one.
  var takesRow = false
  /// The name before the text of the button for assistive tools.
  var name: String?

  override var spokenText: String? {
    guard let name else { return super.spokenText }
    return super.spokenText.map { "\(name), \($0)" } ?? name
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isContextMenuInteractionEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: self?.shownElements?() ?? [])
    })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }
}
