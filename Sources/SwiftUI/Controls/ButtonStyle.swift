import UIKit

/// The appearance of buttons.
///
/// Documentation: `SwiftUI/ButtonStyle`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// A button as the style sees it.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance and behaviour of buttons.
///
/// Documentation: `SwiftUI/PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button's view.
  associatedtype Body: View
  /// A button as the style sees it.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as a primitive style, which runs the action itself, sees it.
///
/// Documentation: `SwiftUI/PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
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
  let isPressed: Bool
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The style of buttons in an environment.
typealias AnyButtonStyle = StyleBox<ButtonStyleConfiguration>

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey { static let defaultValue = AnyButtonStyle.automatic }
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension StyleBox where Configuration == ButtonStyleConfiguration {
  /// Whether bars show their standard button instead of the style's.
  var isPlain: Bool {
    [Self.automatic.name, String(reflecting: DefaultButtonStyle.self), String(reflecting: BorderlessButtonStyle.self)]
      .contains(name)
  }

  static var automatic: Self {
    Self(name: "automatic") { configuration in
      AnyView(AutomaticButton(configuration: configuration))
    }
  }
}

private struct AutomaticButton: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.ownForegroundStyle) private var own

  /// The tint, or the style that the app has set for the button or an enclosing view [D].
  private var style: AnyShapeStyle {
    if let own { return own }
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return AnyShapeStyle(configuration.role == .destructive ? Color.red : .accentColor)
  }

  var body: some View {
    configuration.label
      .environment(\.foregroundStyle, style)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// A style of the system, which shows whether a finger is on the button.
protocol PressedStyle: PrimitiveButtonStyle {}

/// The default style: the label in the tint, fainter under a finger.
///
/// Documentation: `SwiftUI/DefaultButtonStyle`.
public struct DefaultButtonStyle: PressedStyle {
  /// The usual look.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: ButtonStyleConfiguration(configuration))
  }
}

/// The label as it is, fainter under a finger.
///
/// Documentation: `SwiftUI/PlainButtonStyle`.
public struct PlainButtonStyle: PressedStyle {
  /// The label as it is.
  public init() {}
  /// The label, fainter under a finger.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// The label in the tint, without a border.
///
/// Documentation: `SwiftUI/BorderlessButtonStyle`.
public struct BorderlessButtonStyle: PressedStyle {
  /// The label in the tint.
  public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticButton(configuration: ButtonStyleConfiguration(configuration))
  }
}

/// The label on a faint background in the tint.
///
/// Documentation: `SwiftUI/BorderedButtonStyle`.
public struct BorderedButtonStyle: PressedStyle {
  /// The label on a faint background.
  public init() {}
  /// The label on a faint background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label in white on a background in the tint.
///
/// Documentation: `SwiftUI/BorderedProminentButtonStyle`.
public struct BorderedProminentButtonStyle: PressedStyle {
  /// The label on a background in the tint.
  public init() {}
  /// The label on a background in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

private struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.ownForegroundStyle) private var own

  private var tint: Color { configuration.role == .destructive ? .red : .accentColor }

  /// The style of the label: the one that the app has set, or the one that suits the background.
  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return own ?? AnyShapeStyle(isProminent ? Color.white : tint)
  }

  var body: some View {
    room
      .background(
        isEnabled ? tint.opacity(isProminent ? 1 : 0.15) : Color(.tertiarySystemFill), in: shape.of(size)
      )
      .opacity(configuration.isPressed ? 0.6 : 1)
  }

  /// The label with padding; in a circle the padding is equal on all sides [?].
  @ViewBuilder private var room: some View {
    let label = configuration.label.font(size.font).environment(\.foregroundStyle, style)
    if shape.kind == .circle {
      SquareLayout { label.padding(size.insets.height) }
    } else {
      label.padding(.horizontal, size.insets.width).padding(.vertical, size.insets.height)
    }
  }
}

extension ButtonStyleConfiguration {
  @MainActor fileprivate init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, label: .init(view: configuration.label.view), isPressed: configuration.isPressed,
      action: configuration.action)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a faint background in the tint.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on a background in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(
      \.buttonStyle, AnyButtonStyle(name: "") { AnyView(style.makeBody(configuration: $0)) })
  }

  /// Sets the style of buttons in the view.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { current in
      let outer = current
      current = AnyButtonStyle(S.self, acts: !(S.self is any PressedStyle.Type)) {
        AnyView(
          style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(
              role: $0.role, label: .init(view: $0.label.view), isPressed: $0.isPressed, action: $0.action)
          )
          .environment(\.buttonStyle, outer))
      }
    }
  }

  /// How large buttons and other controls in the view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
