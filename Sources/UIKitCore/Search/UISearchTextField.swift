/// A text field for searching, with a magnifier before the text and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// How far the text, and the icons at the start, in the clear button's place and at the end are moved, in points.
  final var textAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  final var iconAdjustments: (start: UIOffset, clear: UIOffset, end: UIOffset) = (.zero, .zero, .zero)

  /// A field of the given place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    SearchFieldStyle(self).install()
  }

  /// A field of zero size, as from an archive that says nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    SearchFieldStyle(self).install()
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    SearchFieldStyle(self).textRect(super.textRect(forBounds: bounds))
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect {
    SearchFieldStyle(self).textRect(super.editingRect(forBounds: bounds))
  }

  /// The rectangle of the magnifier, inset from the leading edge by the style's margin.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    SearchFieldStyle(self).leftRect(super.leftViewRect(forBounds: bounds)).moved(by: iconAdjustments.start)
  }

  /// The rectangle of the button at the end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: bounds).moved(by: iconAdjustments.end)
  }

  /// The rectangle of the button that clears the text.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).moved(by: iconAdjustments.clear)
  }

  open override var intrinsicContentSize: CGSize { SearchFieldStyle(self).size(super.intrinsicContentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SearchFieldStyle(self).size(super.sizeThatFits(size)) }
}
