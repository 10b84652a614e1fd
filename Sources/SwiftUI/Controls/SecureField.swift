import UIKit

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

  /// The field in the style of its environment; in alerts the alert's own field.
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

extension SecureField {
  /// A field for a text that is not shown, with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label(), onCommit: {})
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
  /// A field that runs `onCommit` when its text is submitted.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }
}
