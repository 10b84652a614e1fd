import UIKit

/// A text of several lines that can be edited.
///
/// Documentation: `SwiftUI/TextEditor`.
public struct TextEditor: View {
  let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// The editor in the font and colours of the surroundings.
  public var body: some View { TextEditorView(text: text) }
}

struct TextEditorView: UIViewRepresentable {
  let text: Binding<String>

  final class Coordinator: NSObject, UITextViewDelegate {
    var text: Binding<String>
    var focus: FocusRequest?
    init(_ text: Binding<String>) { self.text = text }
    func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    func textViewDidBeginEditing(_ textView: UITextView) { focus?.tell(true) }
    func textViewDidEndEditing(_ textView: UITextView) { focus?.tell(false) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    // The text inset of a text field [?].
    view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let environment = context.environment
    let coordinator = context.coordinator
    coordinator.text = text
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.font = environment.shownFont.uiFont(environment, weight: environment.fontWeight)
    view.textColor = environment.foregroundStyle?._resolve(in: environment).color ?? .label
    view.textAlignment = NSTextAlignment(environment.multilineTextAlignment, environment.layoutDirection)
    view.keyboardType = environment.keyboardType
    view.autocapitalizationType = environment.capitalization
    view.autocorrectionType = environment.isCorrectionDisabled ? .no : .default
    view.isEditable = environment.isEnabled
    let old = coordinator.focus
    coordinator.focus = environment.focusRequest
    FocusRequest.apply(environment.focusRequest, after: old, to: view, context.node)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}
