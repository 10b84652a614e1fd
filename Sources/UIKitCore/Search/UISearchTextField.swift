import ListCore

/// A text field for searching, with a magnifier before the text, tokens between both, and a button that clears it.
///
/// Members only forward: `SearchTokens` keeps the tokens, `TokenPositions` counts them among the positions of the text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The offsets of the text, and of the icons at the start, at the clear button's position and at the end, in points.
  final var textAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  final var iconAdjustments: (start: UIOffset, clear: UIOffset, end: UIOffset) = (.zero, .zero, .zero)
  final lazy var tokenParts = SearchTokens(self)

  /// A field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    SearchFieldStyle(self).install()
  }

  /// A field of zero size.
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

  // MARK: Tokens

  /// The tokens in front of the text. Setting them selects none; a search is updated, as it is for a text that is set.
  open var tokens: [UISearchToken] {
    get { tokenParts.tokens }
    set { tokenParts.set(newValue) }
  }

  /// Inserts a token before the one at an index, or after the last one. Stops the program for other indexes.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokenParts.insert(token, at: tokenIndex) }

  /// Removes the token at an index. Stops the program if there is none.
  open func removeToken(at tokenIndex: Int) { tokenParts.remove(at: tokenIndex) }

  /// Deletes the text in a range, inserts a token and selects it; this can be undone as one change. Tokens in the range stay.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    tokenParts.replaceText(positions.units(textRange), with: token, at: tokenIndex)
  }

  /// The range of the text after the tokens.
  open var textualRange: UITextRange { OffsetRange(0..<content.edited.length) }

  /// The position before a token; for the number of tokens, the one after them.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { positions.position(ofTokenAt: tokenIndex) }

  /// The tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { positions.tokens(in: textRange) }

  /// The background colour of tokens that are not selected; nil for the default one.
  open var tokenBackgroundColor: UIColor! {
    get { tokenParts.strip.tokenColor ?? .systemFill }
    set {
      tokenParts.strip.tokenColor = newValue
      setNeedsLayout()
    }
  }

  /// Whether the user may delete tokens. True by default.
  open var allowsDeletingTokens: Bool {
    get { tokenParts.allowsDeleting }
    set { tokenParts.allowsDeleting = newValue }
  }

  /// Whether the user may copy tokens, if the delegate provides their data. True by default.
  open var allowsCopyingTokens: Bool {
    get { tokenParts.allowsCopying }
    set { tokenParts.allowsCopying = newValue }
  }

  private final var positions: TokenPositions { TokenPositions(self) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    SearchFieldStyle(self).placeTokens(beside: super.textRect(forBounds: bounds))
  }

  override func didLoseFirstResponder() {
    super.didLoseFirstResponder()
    tokenParts.textSelectionDidChange()
  }

  // MARK: Editing

  open override var hasText: Bool { super.hasText || !tokenParts.isEmpty }

  open override func insertText(_ text: String) { tokenParts.replaceSelection { super.insertText(text) } }

  open override func deleteBackward() { tokenParts.deleteBackward { super.deleteBackward() } }

  open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    tokenParts.replaceSelection { super.setMarkedText(markedText, selectedRange: selectedRange) }
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    tokenParts.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { tokenParts.cut { super.cut(sender) } }

  open override func copy(_ sender: Any?) { tokenParts.copy { super.copy(sender) } }

  open override func paste(_ sender: Any?) { tokenParts.replaceSelection { super.paste(sender) } }

  open override func delete(_ sender: Any?) { tokenParts.delete { super.delete(sender) } }

  open override func selectAll(_ sender: Any?) { tokenParts.selectAll { super.selectAll(sender) } }

  // MARK: UITextInput

  open override func text(in range: UITextRange) -> String? { super.text(in: positions.text(range)) }

  open override var selectedTextRange: UITextRange? {
    get { tokenParts.selection.map { OffsetRange($0.range) } ?? super.selectedTextRange }
    set { tokenParts.select(newValue.map(positions.units)) }
  }

  /// The position in front of the first token.
  open override var beginningOfDocument: UITextPosition { OffsetPosition(-tokenParts.tokens.count) }

  open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(from: position, offset: offset)
  }

  open override func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positions.position(from: position, in: direction, offset: offset) }

  open override func firstRect(for range: UITextRange) -> CGRect {
    positions.rects(range).first ?? super.firstRect(for: range)
  }

  open override func caretRect(for position: UITextPosition) -> CGRect {
    positions.caretRect(position) ?? super.caretRect(for: position)
  }

  open override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    positions.selectionRects(range, text: super.selectionRects(for: positions.text(range)))
  }

  open override func closestPosition(to point: CGPoint) -> UITextPosition? {
    positions.token(at: point).map { positions.position(ofTokenAt: $0) } ?? super.closestPosition(to: point)
  }

  open override func characterRange(at point: CGPoint) -> UITextRange? {
    positions.token(at: point).map { positions.range(ofTokenAt: $0) } ?? super.characterRange(at: point)
  }

  // MARK: Looks

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
