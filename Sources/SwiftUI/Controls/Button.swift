import UIKit

/// A control that runs an action when it is tapped.
///
/// Documentation: `SwiftUI/Button`.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyle) private var style
  @Environment(\.commandPlace) private var place
  @Environment(\.keepsMenu) private var keepsMenu

  /// A button that runs an action.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role that runs an action.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label as the style of the surroundings shows it; in menus, bars and alerts a command.
  public var body: some View {
    if let place, place != .bar || style.isPlain {
      CommandView(Command(kind: .button, role: role, action: action, keepsMenu: keepsMenu), label: label)
    } else if style.acts {
      style.make(configuration(isPressed: false))
    } else {
      PressableView(action: action) { style.make(configuration(isPressed: $0)) }
    }
  }

  private func configuration(isPressed: Bool) -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)), isPressed: isPressed, action: action)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in the style of the enclosing views, so that a style can extend it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  /// A button with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// A button with a text and a purpose.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// A button with a text and a purpose.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A button with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A button with a text, a symbol and a purpose.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A button with a text, a symbol and a purpose.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The purpose of a button.
///
/// Documentation: `SwiftUI/ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels, and changes nothing.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A button as a style sees it.
///
/// Documentation: `SwiftUI/ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The purpose.
  public let role: ButtonRole?
  /// The view that describes the button's action.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
  let action: @MainActor () -> Void
}
