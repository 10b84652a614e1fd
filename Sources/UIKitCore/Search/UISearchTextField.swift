/// A text field for searching, with a magnifier before the text and a button that clears it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
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
    SearchFieldStyle(self).leftRect(super.leftViewRect(forBounds: bounds))
  }

  open override var intrinsicContentSize: CGSize { SearchFieldStyle(self).size(super.intrinsicContentSize) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { SearchFieldStyle(self).size(super.sizeThatFits(size)) }
}
