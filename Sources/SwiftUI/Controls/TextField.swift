import UIKit

/// A field for a line of text.
///
/// Documentation: `SwiftUI/TextField`.
public struct TextField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @Environment(\.textFieldStyle) private var style
  @Environment(\.commandPlace) private var place

  /// The field in the style of the surroundings; in alerts the alert's own.
  public var body: some View {
    if place == .alert {
      CommandView(Command(kind: .field(text, isSecure: false)), label: prompt ?? (label as? Text) ?? Text(verbatim: ""))
    } else {
      TextFieldView(
        text: text, title: label as? Text, prompt: prompt ?? label as? Text, isSecure: false,
        onEditingChanged: onEditingChanged, onCommit: onCommit
      )
      .modifier(FieldFrame(style: style))
    }
  }
}

extension TextField where Label == Text {
  /// A field for a text, with a prompt that is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(
      text: text, prompt: prompt, label: Text(titleKey), onEditingChanged: { _ in }, onCommit: {})
  }
  /// A field for a text, with a prompt that is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), onEditingChanged: { _ in }, onCommit: {})
  }
  /// A field for a text that tells when it is edited.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      text: text, prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
  /// A field for a value as a style writes and reads it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
    self.init(
      text: text, prompt: prompt, label: Text(titleKey), onEditingChanged: { _ in }, onCommit: {})
  }
}

extension TextField {
  /// A field for a text, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), onEditingChanged: { _ in }, onCommit: {})
  }
}

/// A field for a text that is not shown.
///
/// Documentation: `SwiftUI/SecureField`.
public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onCommit: () -> Void
  @Environment(\.textFieldStyle) private var style
  @Environment(\.commandPlace) private var place

  /// The field in the style of the surroundings; in alerts the alert's own.
  public var body: some View {
    if place == .alert {
      CommandView(Command(kind: .field(text, isSecure: true)), label: prompt ?? (label as? Text) ?? Text(verbatim: ""))
    } else {
      TextFieldView(
        text: text, title: label as? Text, prompt: prompt ?? label as? Text, isSecure: true,
        onEditingChanged: { _ in }, onCommit: onCommit
      )
      .modifier(FieldFrame(style: style))
    }
  }
}

extension SecureField where Label == Text {
  /// A field for a text that is not shown, with a prompt that is shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(titleKey), onCommit: {})
  }
  /// A field for a text that is not shown, with a prompt that is shown while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: Text(title), onCommit: {})
  }
  /// A field that tells when its text is done.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }
}

/// How text fields look.
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

/// The word on the key that is pressed when a text is done.
///
/// Documentation: `SwiftUI/SubmitLabel`.
public struct SubmitLabel: Equatable, Sendable {
  let key: UIReturnKeyType
  /// The text is complete.
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// The place that the text names is opened.
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// The text goes to somebody.
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// The network or group that the text names is joined.
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// A way to the place is searched.
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// The text is searched for.
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// The usual word of the keyboard.
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  /// Another field follows.
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// Another step follows.
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension EnvironmentValues {
  private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: SubmitLabel { .return } }
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

/// Something that runs when a field's text is done.
final class SubmitAction: @unchecked Sendable {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
}

extension View {
  /// How text fields in the view look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, S._border) }
  /// The keyboard for fields in the view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.keyboardType, type) }
  /// Which letters of fields in the view become capital ones by themselves.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.capitalization, style)
  }
  /// Which letters of fields in the view become capital ones by themselves; nil for the usual ones.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.capitalization, autocapitalization?.type ?? .sentences)
  }
  /// The meaning of the texts of fields in the view; nil for none.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textContentType, textContentType)
  }
  /// Whether fields in the view correct no words.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.isCorrectionDisabled, disable)
  }
  /// Whether fields in the view correct no words.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.isCorrectionDisabled, disable ?? false)
  }
  /// The word on the key that is pressed when the text of a field in the view is done.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { environment(\.submitLabel, submitLabel) }
  /// Runs something when the text of a field of some kinds in the view is done.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentTransform {
        if triggers.contains(.text) { $0.onSubmit = SubmitAction(action) }
        if triggers.contains(.search) { $0.onSearchSubmit = SubmitAction(action) }
      })
  }
}

/// Which letters become capital ones while a text is written.
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

  /// That of UIKit.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

extension EnvironmentValues {
  private struct ContentTypeKey: EnvironmentKey { static var defaultValue: UITextContentType? { nil } }
  var textContentType: UITextContentType? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }
}

/// The border around a field.
struct FieldFrame: ViewModifier {
  let style: _TextFieldBorder
  func body(content: Content) -> some View {
    switch style {
    case .none: content
    case .rounded:
      content.padding(.horizontal, 7).frame(minHeight: 34)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.separator), lineWidth: 0.5))
    }
  }
}

struct TextFieldView: UIViewRepresentable {
  let text: Binding<String>
  /// The field's name for assistive tools.
  var title: Text?
  let prompt: Text?
  let isSecure: Bool
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  final class Coordinator: NSObject, UITextFieldDelegate {
    var view: TextFieldView
    var submit: SubmitAction?
    var focus: FocusRequest?
    var title: String?
    init(_ view: TextFieldView) { self.view = view }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      view.onEditingChanged(true)
      focus?.tell(true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      view.onEditingChanged(false)
      focus?.tell(false)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      view.onCommit()
      submit?.action()
      textField.resignFirstResponder()
      return true
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    field.adjustsFontForContentSizeCategory = false
    let coordinator = context.coordinator
    field.addAction(
      UIAction { [unowned field] _ in coordinator.view.text.wrappedValue = field.text ?? "" }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.view = self
    context.coordinator.submit = environment.onSubmit
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.placeholder = prompt?.plain(environment)
    let title = title?.plain(environment)
    // A label that a modifier gave the field stays.
    if context.coordinator.title != title { field.accessibilityLabel = title }
    context.coordinator.title = title
    field.isSecureTextEntry = isSecure
    field.font = (environment.font ?? .body).uiFont(environment, weight: environment.fontWeight)
    field.textColor = environment.foregroundStyle?._resolve(in: environment).color ?? .label
    field.textAlignment = NSTextAlignment(environment.multilineTextAlignment, environment.layoutDirection)
    field.keyboardType = environment.keyboardType
    field.returnKeyType = environment.submitLabel.key
    field.autocapitalizationType = environment.capitalization
    field.textContentType = environment.textContentType
    field.autocorrectionType = environment.isCorrectionDisabled ? .no : .default
    field.isEnabled = environment.isEnabled
    let old = context.coordinator.focus
    context.coordinator.focus = environment.focusRequest
    FocusRequest.apply(environment.focusRequest, after: old, to: field, context.node)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    let width = proposal.width.map { $0.isFinite ? $0 : ideal.width } ?? ideal.width
    let font = uiView.font ?? .preferredFont(forTextStyle: .body)
    return CGSize(width: proposal.width == .infinity ? .infinity : width, height: font.lineHeight.rounded(.up))
  }
}
