import ListCore

/// A line of text that can be edited.
///
/// Members only forward: `TextFieldText` keeps the text and its style, `TextFieldFace` shows, `TextFieldLayout` places
/// the parts, `TextFieldEvents` reports changes. The parts that edit are those of text views: `TextEditor`, `TextKeys`,
/// `TextTouches`, `TextHandles` and `TextEditMenu`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextDroppable, UITextDraggable, UIContentSizeCategoryAdjusting {
  final lazy var content = TextFieldText(self)
  final lazy var editor = TextEditor(self)
  final lazy var face = TextFieldFace(self)
  final lazy var keys = TextKeys(self)
  final lazy var handles = TextHandles(self)
  final lazy var editMenu = TextEditMenu(self)
  final lazy var dropping = TextDropping(self)
  final lazy var textDragging = TextDragging(self)
  final lazy var textPasting = TextPasting(self)
  final lazy var spelling = TextSpelling(self)
  final lazy var calls = TextFieldDelegateCalls(self)
  final lazy var events = TextFieldEvents(self)
  final var inputTraits = TextInputTraits()
  /// The tokens before the text; nil for a field that never has any.
  final weak var leadingTokens: (any TextFieldTokens)?

  /// An empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    face.install()
  }

  /// An empty field of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    face.install()
    coder.decode(TextFieldDecoding.self, into: self)
  }

  /// Decides about editing, and is informed of it.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { calls.delegate }
    set { calls.delegate = newValue }
  }

  // MARK: Text

  /// The text; never nil, even if nil was set. Setting it sends no event.
  open var text: String? {
    get { content.edited.text }
    set { editor.setText { content.set(newValue) } }
  }

  /// The text with attributes. Setting it sets the field's font, colour and alignment to those of its first character.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set { editor.setText { content.set(newValue) } }
  }

  /// The text that is shown while the field is empty; nil, the default, for none.
  open var placeholder: String? {
    get { content.placeholderString }
    set { change { $0.setPlaceholder(newValue) } }
  }

  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { content.placeholder ?? content.placeholderString.map { NSAttributedString(string: $0) } }
    set { change { $0.setPlaceholder(newValue) } }
  }

  /// The font of all text; the default is the 17 point system font.
  open var font: UIFont? {
    get { content.style.font }
    set {
      change { $0.setFont(newValue) }
      noteAppearance(\.font, newValue)
    }
  }

  /// The colour of all text; the default is `UIColor.label`.
  open var textColor: UIColor? {
    get { content.style.color }
    set {
      change { $0.setColor(newValue) }
      noteAppearance(\.textColor, newValue)
    }
  }

  /// The alignment of the text; the default, `.natural`, follows the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { content.style.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// The attributes of all text. Setting them replaces those of every part.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { content.attributes }
    set {
      change { $0.setAttributes(newValue) }
      noteAppearance(\.defaultTextAttributes, newValue)
    }
  }

  /// Whether text that is too wide is set in a smaller font, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSizeToFitWidth }
    set { change { $0.adjustsFontSizeToFitWidth = newValue } }
  }

  /// The smallest font size that fitting may use, in points.
  open var minimumFontSize: CGFloat {
    get { content.minimumFontSize }
    set { change { $0.minimumFontSize = newValue } }
  }

  /// Whether the font follows the reader's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { change { $0.setAdjustsFont(newValue) } }
  }

  private func change(_ change: (TextFieldText) -> Void) {
    change(content)
    face.contentDidChange()
  }

  // MARK: Looks

  /// The style of the border; `none` by default.
  open var borderStyle: BorderStyle {
    get { face.borderStyle }
    set { face.setBorderStyle(newValue) }
  }

  /// When the button is shown that empties the field; the default is never.
  open var clearButtonMode: ViewMode {
    get { face.clearButtonMode }
    set { face.clearButtonMode = newValue }
  }

  /// A view in front of the text, at the side where reading begins.
  open var leftView: UIView? {
    get { face.leftView }
    set { face.setLeftView(newValue) }
  }

  /// When the view in front of the text is shown; the default is never.
  open var leftViewMode: ViewMode {
    get { face.leftViewMode }
    set { face.leftViewMode = newValue }
  }

  /// A view after the text. It replaces the clear button.
  open var rightView: UIView? {
    get { face.rightView }
    set { face.setRightView(newValue) }
  }

  /// When the view after the text is shown; the default is never.
  open var rightViewMode: ViewMode {
    get { face.rightViewMode }
    set { face.rightViewMode = newValue }
  }

  /// The rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldLayout(self).textRect(in: bounds, isEditing: false)
  }

  /// The rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldLayout(self).textRect(in: bounds, isEditing: true)
  }

  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { TextFieldLayout(self).clearRect(in: bounds) }

  /// The rectangle of the view at the beginning of the line.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldLayout(self).sideRect(leftView, atStart: true, in: bounds)
  }

  /// The rectangle of the view at the end of the line.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldLayout(self).sideRect(rightView, atStart: false, in: bounds)
  }

  /// Draws the text. Do not call it directly.
  open func drawText(in rect: CGRect) { TextFieldDrawing(self).drawText(in: rect) }

  /// Draws the placeholder. Do not call it directly.
  open func drawPlaceholder(in rect: CGRect) { TextFieldDrawing(self).drawPlaceholder(in: rect) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { TextFieldLayout(self).fittingSize }

  open override var intrinsicContentSize: CGSize { TextFieldLayout(self).fittingSize }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.selectionDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    face.contentDidChange()
  }

  @_spi(UIKitFloors) open override func stateDidChange() {
    super.stateDidChange()
    face.stateDidChange()
  }

  // MARK: Editing

  /// Whether the field is being edited.
  open var isEditing: Bool { editor.isEditing }

  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing: Bool {
    get { events.clearsOnBeginEditing }
    set { events.clearsOnBeginEditing = newValue }
  }

  /// Whether the next text that is entered replaces the whole text. Moving the caret sets it to false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// The view at the bottom of the window while the field is edited, instead of a keyboard.
  open override var inputView: UIView? {
    get { editor.inputView }
    set { editor.inputView = newValue }
  }

  /// The view above the input view, or at the bottom of the window without one, while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { editor.inputAccessoryView }
    set { editor.inputAccessoryView = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { editor.begin { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool { editor.end { super.resignFirstResponder() } }

  override func didLoseFirstResponder() { editor.didEnd() }

  /// The field's own, empty while it is not edited.
  open override var undoManager: UndoManager? { editor.undoManager }

  @_spi(UIKitFloors) public final override func didSendTouchDown(_ event: UIEvent?) { face.touches?.didSendTouchDown() }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys.handle(presses) { super.pressesBegan($0, with: event) }
  }

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("text", \UITextField.text), _Property("textColor", \UITextField.textColor),
      _Property("font", \UITextField.font), _Property("placeholder", \UITextField.placeholder),
      _Property("delegate", \UITextField.delegate), _Property("leftView", \UITextField.leftView),
      _Property("rightView", \UITextField.rightView),
      _Property("attributedText", \UITextField.attributedText),
      _Property("attributedPlaceholder", \UITextField.attributedPlaceholder),
      _Property("secureTextEntry", \UITextField.isSecureTextEntry),
      .number("textAlignment", \UITextField.textAlignment), .number("borderStyle", \UITextField.borderStyle),
      .number("clearButtonMode", \UITextField.clearButtonMode), .number("keyboardType", \UITextField.keyboardType),
      .number("returnKeyType", \UITextField.returnKeyType),
      // [C] Not public, but widely used.
      _Property("placeholderLabel", \UITextField.content.placeholderLabel),
      _Property("clearButton", \UITextField.face.shownClearButton),
      _Property("_clearButton", \UITextField.face.shownClearButton),
      .prohibited("_placeholderLabel", of: "UITextField"),
    ]
  }

  open override class var _actions: [_Action] {
    super._actions + [
      _Action("cut:", UITextField.cut(_:)), _Action("copy:", UITextField.copy(_:)),
      _Action("paste:", UITextField.paste(_:)), _Action("select:", UITextField.select(_:)),
      _Action("selectAll:", UITextField.selectAll(_:)), _Action("delete:", UITextField.delete(_:)),
    ]
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { editor.cut() }
  open override func copy(_ sender: Any?) { editor.copy() }
  open override func paste(_ sender: Any?) { editor.paste() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) {
    editor.selectWord()
    editMenu.didSelect(for: sender)
  }
  open override func selectAll(_ sender: Any?) {
    editor.selectAll()
    editMenu.didSelect(for: sender)
  }
  open override func delete(_ sender: Any?) { editor.deleteSelection() }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    TextFieldAccessibility(view: self)
  }

  // MARK: Pasting, drags and drops

  /// The types of data that become text when they are pasted or dropped: texts by default. Other data needs a paste delegate.
  open override var pasteConfiguration: UIPasteConfiguration? {
    get { super.pasteConfiguration ?? textPasting.standard }
    set { super.pasteConfiguration = newValue }
  }

  /// Turns pasted and dropped data into text; not retained.
  open weak var pasteDelegate: (any UITextPasteDelegate)? {
    get { textPasting.delegate }
    set { textPasting.delegate = newValue }
  }

  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { textPasting.accepts(itemProviders) }

  /// Replaces the selection by the text of some data.
  open override func paste(itemProviders: [NSItemProvider]) {
    textPasting.paste(itemProviders.map { (provider: $0, object: nil) }, over: edited.selection.range) {}
  }

  /// Decides about drops on the text; not retained.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    get { dropping.delegate }
    set { dropping.delegate = newValue }
  }

  /// Takes drops. An app removes it to have none.
  open var textDropInteraction: UIDropInteraction? { dropping.installed }

  /// Whether a drag is over the text.
  open var isTextDropActive: Bool { dropping.isActive }

  /// Decides about drags of the selection; not retained.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.delegate }
    set { textDragging.delegate = newValue }
  }

  /// Lifts the selection on a long press. It is enabled by default on a tablet only.
  open var textDragInteraction: UIDragInteraction? { textDragging.installed }

  /// Whether the selection is being dragged.
  open var isTextDragActive: Bool { textDragging.isActive }

  // MARK: UIKeyInput

  open var hasText: Bool { !content.isEmpty }

  /// Enters text at the caret, if the delegate agrees.
  open func insertText(_ text: String) { editor.insert(text) }

  /// Deletes the selection, or else the character in front of the caret, if the delegate agrees.
  open func deleteBackward() { editor.delete(.character, .backward) }

  // MARK: UITextInput

  /// The text in a range; nil for a range outside the text.
  open func text(in range: UITextRange) -> String? { positions.text(in: range) }
  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { positions.replace(range, with: text) }

  /// The selection; an empty range is the caret.
  open var selectedTextRange: UITextRange? {
    get { positions.selectedRange }
    set { positions.select(newValue) }
  }

  /// The range of an input method's marked text; nil for none.
  open var markedTextRange: UITextRange? { positions.markedRange }

  /// The attributes of marked text, which an input method still changes; nil, the default, for an underline.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { content.markedStyle }
    set { change { $0.markedStyle = newValue } }
  }

  /// Replaces the marked text, or else the selection, by text that an input method is composing.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.compose(markedText ?? "", selected: selectedRange.units)
  }

  /// Enters the marked text.
  open func unmarkText() { editor.unmark() }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { OffsetPosition(content.edited.length) }

  /// The range between two positions, in either order.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    positions.range(from: fromPosition, to: toPosition)
  }

  /// The position `offset` UTF-16 units further; nil beyond the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    positions.position(from: position, offset: offset)
  }

  /// The position `offset` steps further in a direction of the screen; nil beyond the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { positions.position(from: position, in: direction, offset: offset) }

  /// The order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    positions.compare(position, other)
  }

  /// The distance between two positions in UTF-16 units; negative if the second is earlier.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    positions.offset(toPosition) - positions.offset(from)
  }

  /// Informed of changes of the text and the selection in code; not retained.
  open weak var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }

  /// Finds words, sentences and other units of the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  /// The end of a range that is farthest in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    positions.end(of: range, in: direction)
  }

  /// The range from a position to the end of the line in a direction.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { positions.range(extending: position, in: direction) }

  /// The direction of the line as it is shown.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { positions.writingDirection(at: position) }

  /// Sets the direction of the whole line.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    change { $0.setWritingDirection(writingDirection) }
  }

  /// The rectangle of a range in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { positions.firstRect(range) }
  /// The rectangle of the caret at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { positions.caretRect(position) }
  /// The rectangles of a range, one for each run of one writing direction.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { positions.selectionRects(range) }
  /// The position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { positions.closest(to: point) }

  /// The position nearest to a point inside a range.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    positions.closest(to: point, within: range)
  }

  /// The range of the character at a point; nil if there is none.
  open func characterRange(at point: CGPoint) -> UITextRange? { positions.character(at: point) }

  private var positions: TextPositions { TextPositions(self) }

  // MARK: UITextInputTraits

  /// Whether the text is shown as dots, and neither copied nor cut.
  open var isSecureTextEntry: Bool {
    get { content.isSecure }
    set { change { $0.isSecure = newValue } }
  }

  /// The app's choice of automatic capitalisation. It is kept without an effect: typed text is not changed here.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether words are corrected. There is no correction here, but `no` also turns off the spell check by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether misspelled words are marked; by default they are while `autocorrectionType` is not `no`. Needs hunspell with a
  /// dictionary.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// Whether straight quotes become curly. Kept only: typed text is not changed here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash. Kept only: typed text is not changed here.
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  /// Whether pasting and cutting adjust spaces. Kept only.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  /// Whether words are completed during typing. It has no effect: there is no prediction here.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }

  /// The kind of on-screen keyboard, which a desktop does not have. Kinds for numbers and addresses turn off the spell
  /// check by default.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The appearance of the on-screen keyboard. It has no effect: a desktop has none.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set {
      inputTraits.keyboardAppearance = newValue
      noteAppearance(\.keyboardAppearance, newValue)
    }
  }

  /// The title of the on-screen return key, which a desktop does not have. `search` turns off the spell check by
  /// default.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// The meaning of the text, for filling it in. Nothing is filled in here, but most meanings turn off the spell check
  /// by default.
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// The rules for generated passwords. It has no effect: none are generated here.
  open var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }

  // MARK: Notifications

  /// Posted when a field became the first responder; the object is the field.
  open class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when a field stopped being the first responder; the object is the field.
  open class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the user changed the text of a field; the object is the field.
  open class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The key of the `DidEndEditingReason` in `textDidEndEditingNotification`.
  open class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
