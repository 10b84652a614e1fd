import UIKit

/// A field of UIKit for a line of text.
struct TextFieldView: UIViewRepresentable {
  let text: Binding<String>
  /// The field's name for assistive tools.
  var title: Text?
  let prompt: Text?
  let isSecure: Bool
  /// Whether the text represents a value, such as a number: during editing the field keeps the typed text, even if the
  /// value is written differently.
  var writesValue = false
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  final class Coordinator: NSObject, UITextFieldDelegate {
    var view: TextFieldView
    var submit: SubmitAction?
    var focus: FocusRequest?
    var title: String?
    /// The value as text after the last key press: as long as it is unchanged, the field keeps the typed text.
    private var valueText: String?
    init(_ view: TextFieldView) { self.view = view }

    func take(_ typed: String) {
      view.text.wrappedValue = typed
      if view.writesValue { valueText = view.text.wrappedValue }
    }

    func show(in field: UITextField) {
      let text = view.text.wrappedValue
      if field.text != text, text != valueText { field.text = text }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      view.onEditingChanged(true)
      focus?.tell(true)
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
      // The field now shows the value; if the typed text was invalid, that is the last valid one [D].
      valueText = nil
      show(in: textField)
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
      UIAction { [unowned field] _ in coordinator.take(field.text ?? "") }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.view = self
    context.coordinator.submit = environment.onSubmit
    context.coordinator.show(in: field)
    field.placeholder = prompt?.plain(environment)
    let title = title?.plain(environment)
    // Only a changed title replaces the label, so that a label set by a modifier remains.
    if context.coordinator.title != title { field.accessibilityLabel = title }
    context.coordinator.title = title
    field.isSecureTextEntry = isSecure
    field.font = environment.shownFont.uiFont(environment, weight: environment.fontWeight)
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
