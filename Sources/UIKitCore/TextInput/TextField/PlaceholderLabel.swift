/// The placeholder of a text field as a label, by which apps change how it is written. The field itself draws it: the label is
/// in no hierarchy.
@MainActor
final class PlaceholderLabel: UILabel {
  private weak var field: UITextField?
  private var isReading = false

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Reads the field's placeholder.
  func refresh() {
    guard let field else { return }
    isReading = true
    defer { isReading = false }
    text = field.placeholder
    textColor = field.content.placeholderColor
    font = field.content.placeholderFont ?? field.font
  }

  override var text: String? {
    didSet { write { $0.placeholder = text } }
  }

  override var attributedText: NSAttributedString? {
    didSet { write { $0.attributedPlaceholder = attributedText } }
  }

  override var textColor: UIColor! {
    didSet { write { $0.content.placeholderColor = textColor ?? .placeholderText } }
  }

  override var font: UIFont! {
    didSet { write { $0.content.placeholderFont = font } }
  }

  private func write(_ change: (UITextField) -> Void) {
    guard !isReading, let field else { return }
    change(field)
    field.face.contentDidChange()
  }
}
