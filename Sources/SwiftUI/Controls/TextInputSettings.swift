import UIKit

extension EnvironmentValues {
  private struct KeyboardKey: EnvironmentKey { static let defaultValue = UIKeyboardType.default }
  var keyboardType: UIKeyboardType {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
  private struct CapitalsKey: EnvironmentKey {
    static let defaultValue = UITextAutocapitalizationType.sentences
  }
  var capitalization: UITextAutocapitalizationType {
    get { self[CapitalsKey.self] }
    set { self[CapitalsKey.self] = newValue }
  }
  private struct CorrectionKey: EnvironmentKey { static let defaultValue = false }
  var isCorrectionDisabled: Bool {
    get { self[CorrectionKey.self] }
    set { self[CorrectionKey.self] = newValue }
  }
  private struct SubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }
  var onSubmit: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// The label of the return key.
///
/// Documentation: `SwiftUI/SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  let key: UIReturnKeyType
  /// The text is complete.
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// For going to the place or URL that the text names.
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// For sending the text.
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// The network or group that the text names is joined.
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// For finding a route.
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// The text is searched for.
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// The keyboard's standard label.
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  /// For moving to the next field.
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// For continuing with the next step.
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension EnvironmentValues {
  private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

/// An action that runs when a field is submitted.
final class SubmitAction: @unchecked Sendable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

extension View {
  /// The keyboard for fields in the view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
  /// Which letters are capitalised automatically in fields of the view.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }
  /// Which letters are capitalised automatically in fields of the view; nil for the default.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.capitalization, autocapitalization?.type ?? .sentences)
  }
  /// The content type of text fields in the view; nil for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
  /// Disables autocorrection for fields in the view.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.isCorrectionDisabled, disable)
  }
  /// Disables autocorrection for fields in the view.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.isCorrectionDisabled, disable ?? false)
  }
  /// The label of the return key for fields in the view.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
  /// Runs an action when a field of some kinds in the view is submitted.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentTransform {
        if triggers.contains(.text) { $0.onSubmit = SubmitAction(action) }
        if triggers.contains(.search) { $0.onSearchSubmit = SubmitAction(action) }
      })
  }
}

extension View {
  /// Prevents submissions of fields in the view from running the actions of enclosing views.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(
      EnvironmentTransform {
        guard isBlocking else { return }
        ($0.onSubmit, $0.onSearchSubmit) = (nil, nil)
      })
  }
}

/// Which letters are capitalised automatically during text input.
///
/// Documentation: `SwiftUI/TextInputAutocapitalization`.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// The first of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// Every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// The corresponding setting of UIKit's.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

extension EnvironmentValues {
  private struct ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }
}
