import UIKit

/// A field of UIKit for several lines of text, which grows with them.
struct GrowingFieldView: UIViewRepresentable {
  let text: Binding<String>
  /// The field's name for assistive tools.
  let title: Text?
  let prompt: Text?
  let onEditingChanged: (Bool) -> Void

  final class Coordinator: NSObject, UITextViewDelegate {
    var view: GrowingFieldView
    var focus: FocusRequest?
    var title: String?
    init(_ view: GrowingFieldView) { self.view = view }

    func textViewDidChange(_ textView: UITextView) {
      (textView as? GrowingTextView)?.showPrompt()
      view.text.wrappedValue = textView.text
    }
    func textViewDidBeginEditing(_ textView: UITextView) {
      view.onEditingChanged(true)
      focus?.tell(true)
    }
    func textViewDidEndEditing(_ textView: UITextView) {
      view.onEditingChanged(false)
      focus?.tell(false)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> GrowingTextView {
    let view = GrowingTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: GrowingTextView, context: Context) {
    let environment = context.environment
    let coordinator = context.coordinator
    coordinator.view = self
    view.font = environment.shownFont.uiFont(environment, weight: environment.fontWeight)
    view.textColor = environment.foregroundStyle?._resolve(in: environment).color ?? .label
    view.textAlignment = NSTextAlignment(environment.multilineTextAlignment, environment.layoutDirection)
    view.lines = environment.leastLineCount...max(environment.lineLimit ?? .max, environment.leastLineCount)
    if view.text != text.wrappedValue { view.text = text.wrappedValue }
    view.placeholder = prompt?.plain(environment)
    view.showPrompt()
    view.noteLength()
    let title = title?.plain(environment)
    // Only a changed title replaces the label, so that a label set by a modifier remains.
    if coordinator.title != title { view.accessibilityLabel = title }
    coordinator.title = title
    view.keyboardType = environment.keyboardType
    view.returnKeyType = environment.submitLabel.key
    view.autocapitalizationType = environment.capitalization
    view.textContentType = environment.textContentType
    view.autocorrectionType = environment.isCorrectionDisabled ? .no : .default
    view.isEditable = environment.isEnabled
    let old = coordinator.focus
    coordinator.focus = environment.focusRequest
    FocusRequest.apply(environment.focusRequest, after: old, to: view, context.node)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: GrowingTextView, context: Context) -> CGSize? {
    guard let width = proposal.width, width.isFinite else {
      let ideal = uiView.idealWidth
      return CGSize(width: proposal.width ?? ideal, height: uiView.height(ofWidth: ideal))
    }
    return CGSize(width: width, height: uiView.height(ofWidth: width))
  }
}

/// A text view as high as its lines, with a prompt while it is empty.
final class GrowingTextView: UITextView {
  /// The minimum and maximum number of visible lines.
  var lines = 1...Int.max
  private let prompt = UILabel()
  /// The height for the current text, in points, as of the last update; it is the intrinsic height.
  private var length: CGFloat = 0

  init() {
    super.init(frame: .zero, textContainer: nil)
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    backgroundColor = .clear
    prompt.textColor = .placeholderText
    prompt.isAccessibilityElement = false
    addSubview(prompt)
  }

  required init?(coder: NSCoder) { nil }

  var placeholder: String? {
    get { prompt.text }
    set { prompt.text = newValue }
  }

  private var lineHeight: CGFloat { (font ?? .preferredFont(forTextStyle: .body)).lineHeight }

  func height(ofWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
    let own = text.isEmpty ? lineHeight : super.sizeThatFits(room).height
    let (least, most) = (CGFloat(lines.lowerBound) * lineHeight, CGFloat(lines.upperBound) * lineHeight)
    return min(max(own, least, lineHeight), most).rounded(.up)
  }

  /// The width of the text or prompt in one line.
  var idealWidth: CGFloat {
    let text = super.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    return max(text.width, prompt.intrinsicContentSize.width).rounded(.up)
  }

  func showPrompt() {
    prompt.font = font
    prompt.textAlignment = textAlignment
    prompt.isHidden = !text.isEmpty
    setNeedsLayout()
  }

  func noteLength() { if bounds.width > 0 { length = height(ofWidth: bounds.width) } }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: length) }

  override func layoutSubviews() {
    super.layoutSubviews()
    prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: lineHeight.rounded(.up))
    // If all lines are visible, the text view scrolls back: it may have followed the caret before it grew.
    if contentSize.height <= bounds.height + 1, contentOffset.y != 0 { contentOffset.y = 0 }
  }
}
