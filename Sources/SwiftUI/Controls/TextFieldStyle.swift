import UIKit

/// The appearance of text fields.
///
/// Documentation: `SwiftUI/TextFieldStyle`.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The border of a field.
  static var _border: _TextFieldBorder { get }
}

/// The frame that is drawn around a field's text.
public enum _TextFieldBorder: Sendable {
  case none
  case rounded
}

/// A field without a border.
///
/// Documentation: `SwiftUI/PlainTextFieldStyle`.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// A field without a border.
  public init() {}
  public static var _border: _TextFieldBorder { .none }
}

/// The usual field: without a border.
///
/// Documentation: `SwiftUI/DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The usual field.
  public init() {}
  public static var _border: _TextFieldBorder { .none }
}

/// A field with a border with round corners.
///
/// Documentation: `SwiftUI/RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// A field with a border.
  public init() {}
  public static var _border: _TextFieldBorder { .rounded }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The usual field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  private struct FieldStyleKey: EnvironmentKey { static let defaultValue = _TextFieldBorder.none }
  var textFieldStyle: _TextFieldBorder {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of text fields in the view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, S._border) }
}

/// The border around a field.
struct FieldFrame: ViewModifier {
  let style: _TextFieldBorder
  var axis = Axis.horizontal
  func body(content: Content) -> some View {
    switch style {
    case .none: content
    case .rounded:
      content.padding(.horizontal, 7).padding(.vertical, axis == .vertical ? 6.5 : 0).frame(minHeight: 34)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.separator), lineWidth: 0.5))
    }
  }
}
