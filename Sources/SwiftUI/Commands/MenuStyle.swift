import UIKit

/// A menu as a style sees it.
///
/// Documentation: `SwiftUI/MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// The menu's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The menu's commands.
  public struct Content: View {
    let view: AnyView
    /// The commands.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The appearance of menus.
///
/// Documentation: `SwiftUI/MenuStyle`.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of a menu's view.
  associatedtype Body: View
  /// A menu as the style sees it.
  typealias Configuration = MenuStyleConfiguration
  /// The view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a button.
///
/// Documentation: `SwiftUI/DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
  /// The usual look.
  public init() {}
  /// A button with the menu's label.
  public func makeBody(configuration: Configuration) -> some View { StyledMenu(configuration: configuration) }
}

/// A menu that has the style of buttons.
///
/// Documentation: `SwiftUI/ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
  /// A menu that looks like a button.
  public init() {}
  /// A button with the menu's label.
  public func makeBody(configuration: Configuration) -> some View { StyledMenu(configuration: configuration) }
}

/// A menu without a border.
///
/// Documentation: `SwiftUI/BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// A menu without a border.
  public init() {}
  /// A button without a border.
  public func makeBody(configuration: Configuration) -> some View {
    StyledMenu(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual look.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that has the style of buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu's label as the button style of the surroundings shows it, over the menu.
private struct StyledMenu: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.buttonStyle) private var style
  @State private var isPressed = false

  var body: some View {
    style.make(
      ButtonStyleConfiguration(
        role: nil, label: ButtonStyleConfiguration.Label(view: AnyView(configuration.label)), isPressed: isPressed,
        action: configuration.primaryAction ?? {})
    )
    .modifier(
      MenuModifier(
        content: configuration.content, primaryAction: configuration.primaryAction, isPressed: $isPressed))
  }
}

/// The style of menus in an environment.
typealias AnyMenuStyle = StyleBox<MenuStyleConfiguration>

extension EnvironmentValues {
  private struct MenuStyleKey: EnvironmentKey {
    static let defaultValue = AnyMenuStyle(name: "automatic") {
      AnyView(DefaultMenuStyle().makeBody(configuration: $0))
    }
  }
  var menuStyle: AnyMenuStyle {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(
      \.menuStyle,
      AnyMenuStyle(S.self) {
        AnyView(style.makeBody(configuration: $0))
      })
  }
}
