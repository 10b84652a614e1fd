import ListCore

/// Text of several lines, which is edited or only read, and scrolls.
///
/// Members only forward: `TextViewText` keeps the text and its attributes, `TextColumn` lays it out, `TextViewFace`
/// shows it, `TextViewEvents` reports changes. The parts that edit are those of text fields: `TextEditor`, `TextKeys`,
/// `TextTouches`, `TextHandles` and `TextEditMenu`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextDroppable, UITextDraggable, UIContentSizeCategoryAdjusting {
  final lazy var content = TextViewText(self)
  final lazy var source = TextViewSource(self)
  final lazy var face = TextViewFace(self)
  final lazy var editor = TextEditor(self)
  final lazy var textKeys = TextKeys(self)
  final lazy var handles = TextHandles(self)
  final lazy var editMenu = TextEditMenu(self)
  final lazy var dropping = TextDropping(self)
  final lazy var textDragging = TextDragging(self)
  final lazy var textPasting = TextPasting(self)
  final lazy var events = TextViewEvents(self)
  final lazy var storageLink = TextViewStorage(self)
  final lazy var items = TextViewItems(self)
  final lazy var spelling = TextSpelling(self)
  final lazy var finding = TextViewFinding(self)
  final lazy var behaviour = TextViewBehaviour(self)
  final var inputTraits = TextInputTraits()

  /// The region in which the text is laid out. A text view's own container is as wide as the view.
  public final let textContainer: NSTextContainer

  /// An empty text view with a frame.
  /// - Parameter textContainer: The region of the text; nil for one that follows the view's width.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? .following()
    super.init(frame: frame)
    face.install()
    storageLink.adoptContainer()
  }

  /// An empty text view with a frame.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// An empty text view of zero size. Both kinds of layout that UIKit has are one here.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// An empty text view of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    textContainer = .following()
    super.init(coder: coder)
    face.install()
    coder.decode(TextViewDecoding.self, into: self)
  }

  /// Decides about editing, and is informed of it and of scrolling.
  open weak var delegate: (any UITextViewDelegate)? {
    get { events.delegate }
    set { events.setDelegate(newValue) }
  }

  // MARK: Text

  /// The text; never nil, even if nil was set. Setting it sends no event, and gives the whole text one style.
  open var text: String! {
    get { content.text }
    set { editor.setText { content.set(newValue) } }
  }

  /// The text with attributes. Setting it sets the view's font, colour and alignment to those of its first character.
  open var attributedText: NSAttributedString! {
    get { content.attributed }
    set { editor.setText { content.set(newValue) } }
  }

  /// The font of all text; the default is the body style of the system font.
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

  /// The alignment of all text; the default, `.natural`, follows the interface, or the direction of a paragraph's style.
  open var textAlignment: NSTextAlignment {
    get { content.style.alignment }
    set { change { $0.setAlignment(newValue) } }
  }

  /// The attributes of the text that is typed next. A change of the selection sets them to those of the character in
  /// front of the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typingAttributes }
    set { content.typingAttributes = newValue }
  }

  /// The attributes of links, in addition to their own; nil, the default, for the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { content.linkTextAttributes }
    set { change { $0.setLinkAttributes(newValue) } }
  }

  /// The kinds of data in the text that become links while the text is only read. None by default.
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { items.types }
    set { items.setTypes(newValue) }
  }

  /// Whether the font follows the reader's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { change { $0.setAdjustsFont(newValue) } }
  }

  private func change(_ change: (TextViewText) -> Void) {
    change(content)
    face.styleDidChange()
    storageLink.styleDidChange()
  }

  /// The text as a storage. Its changes are the text view's, and the other way round.
  open var textStorage: NSTextStorage { storageLink.textStorage }

  /// The layout manager, which provides the positions of the text's characters.
  open var layoutManager: NSLayoutManager { storageLink.layoutManager }

  // MARK: Layout

  /// Points between the edges of the content and the text's container; 8 above and below by default.
  open var textContainerInset: UIEdgeInsets {
    get { behaviour.inset }
    set { behaviour.setInset(newValue) }
  }

  /// Scrolls until a range is visible.
  open func scrollRangeToVisible(_ range: NSRange) { face.reveal(range, animated: true) }

  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { TextViewSizes(self).fitting(width: size.width) }

  open override var intrinsicContentSize: CGSize { TextViewSizes(self).intrinsic }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.colorsDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    face.colorsDidChange()
  }

  // MARK: Editing

  /// Whether the user may change the text. True by default; text that may not be changed can be selected.
  open var isEditable: Bool {
    get { behaviour.isEditable }
    set { behaviour.setEditable(newValue) }
  }

  /// Whether the user may select text and open links. True by default.
  open var isSelectable: Bool {
    get { behaviour.isSelectable }
    set { behaviour.setSelectable(newValue) }
  }

  /// The selection in UTF-16 units; an empty range is the caret. A range outside the text is limited to it.
  open var selectedRange: NSRange {
    get { NSRange(content.edited.selection.range) }
    set { editor.select(TextSelection(newValue.units)) }
  }

  /// Whether the next text that is entered replaces the whole text. Moving the caret sets it to false.
  open var clearsOnInsertion: Bool {
    get { editor.clearsOnInsertion }
    set { editor.clearsOnInsertion = newValue }
  }

  open override var canBecomeFirstResponder: Bool { behaviour.canBecomeFirstResponder }

  /// The view at the bottom of the window while the text is edited, instead of a keyboard.
  open override var inputView: UIView? {
    get { editor.inputView }
    set { editor.inputView = newValue }
  }

  /// The view above the input view, or at the bottom of the window without one, while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { editor.inputAccessoryView }
    set { editor.inputAccessoryView = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { editor.begin { super.becomeFirstResponder() } }

  @discardableResult
  open override func resignFirstResponder() -> Bool { editor.end { super.resignFirstResponder() } }

  override func didLoseFirstResponder() { editor.didEnd() }

  /// The text view's own.
  open override var undoManager: UndoManager? { editor.undoManager }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    textKeys.handle(presses) { super.pressesBegan($0, with: event) }
  }

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("text", \UITextView.text),
      _Property("textColor", \UITextView.textColor),
      _Property("font", \UITextView.font),
      _Property(
        "delegate", get: { (view: UITextView) in view.delegate },
        set: { (view: UITextView, delegate: (any UITextViewDelegate)?) in view.delegate = delegate }),
    ]
  }

  open override class var _actions: [_Action] {
    super._actions + [
      _Action("cut:", UITextView.cut(_:)), _Action("copy:", UITextView.copy(_:)),
      _Action("paste:", UITextView.paste(_:)), _Action("select:", UITextView.select(_:)),
      _Action("selectAll:", UITextView.selectAll(_:)), _Action("delete:", UITextView.delete(_:)),
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
    TextViewAccessibility(view: self)
  }

  /// Whether Control-F finds text, in a panel at the bottom of the window; false by default.
  open var isFindInteractionEnabled: Bool {
    get { finding.interaction != nil }
    set { finding.setEnabled(newValue) }
  }

  /// The text view's own interaction for finding text; nil while it is not enabled.
  open var findInteraction: UIFindInteraction? { finding.interaction }

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
    set { change { $0.setMarkedStyle(newValue) } }
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

  /// The range from a position to the end of its line in a direction; up and down, to the end of the text.
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { positions.range(extending: position, in: direction) }

  /// The direction of the paragraph as it is shown.
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { positions.writingDirection(at: position) }

  /// Sets the direction of the paragraphs that a range touches.
  open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    change { $0.setWritingDirection(writingDirection, in: positions.units(range)) }
  }

  /// The rectangle of a range's first line, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { positions.firstRect(range) }
  /// The rectangle of the caret at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { positions.caretRect(position) }
  /// The rectangles of a range: one for each run of one writing direction in each line.
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

  /// Whether words that the user types are checked when they are left; by default they are. It takes hunspell and a
  /// dictionary of the user's language.
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

  /// Posted when editing began in a text view; the object is the view.
  open class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when the user changed the text of a text view; the object is the view.
  open class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }
  /// Posted when editing ended in a text view; the object is the view.
  open class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
