/// Shows text that cannot be edited.
///
/// The text is centred vertically in the bounds. Text that does not fit is truncated by `lineBreakMode`. Members only
/// forward: `LabelContent` keeps the text and its attributes, `LabelLayout` measures, `LabelDrawing` draws.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  final let content = LabelContent()

  open override class var _properties: [_Property] { super._properties + SystemProperties.label }

  /// An empty label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.attach(to: self)
  }

  /// An empty label of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.attach(to: self)
    isUserInteractionEnabled = coder.describesInteraction
    coder.decode(LabelDecoding.self, into: self)
  }

  // MARK: Text

  /// The text, in one style throughout. Setting it drops attributes.
  open var text: String? {
    get { content.text }
    set { content.setText(newValue) }
  }

  /// The text with attributes. Attributes that it lacks are those of the label. Setting it sets the label's font,
  /// colour, alignment and other properties to those of its first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedText }
    set { content.setAttributedText(newValue.map { AttributedRuns($0) }) }
  }

  /// The font of all text; the default is the 17 point system font.
  open var font: UIFont! {
    get { content.style.font }
    set {
      content.setFont(newValue)
      noteAppearance(\.font, newValue)
    }
  }

  /// The colour of all text; the default is `UIColor.label`.
  open var textColor: UIColor! {
    get { content.style.color }
    set {
      content.setTextColor(newValue)
      noteAppearance(\.textColor, newValue)
    }
  }

  /// The position of lines between the edges; the default follows the direction of the interface.
  open var textAlignment: NSTextAlignment {
    get { content.style.alignment }
    set { content.setAlignment(newValue) }
  }

  /// How text that does not fit is wrapped or cut off. The default is `.byTruncatingTail`.
  open var lineBreakMode: NSLineBreakMode {
    get { content.style.lineBreakMode }
    set { content.setLineBreakMode(newValue) }
  }

  /// Additional rules for breaking lines. By default no word is alone on the last line, and Korean text breaks between
  /// words.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.style.lineBreakStrategy }
    set { content.setLineBreakStrategy(newValue) }
  }

  /// The most lines shown; 0 for as many as fit. The default is 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { content.setNumberOfLines(newValue) }
  }

  // MARK: State

  /// Whether the text is drawn in its full colour.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { content.setEnabled(newValue) }
  }

  /// Whether the text is drawn in `highlightedTextColor`.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { content.setHighlighted(newValue) }
  }

  /// The colour of all text while the label is highlighted; nil for no other.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { content.setHighlightedTextColor(newValue) }
  }

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set {
      content.setShadowColor(newValue)
      noteAppearance(\.shadowColor, newValue)
    }
  }

  /// The offset of the shadow; the default is one point above.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { content.setShadowOffset(newValue) }
  }

  // MARK: Size

  /// Whether text that does not fit is set in a smaller font: a single line by its width, several by their height.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.adjustsFontSizeToFitWidth }
    set { content.setAdjustsFontSizeToFitWidth(newValue) }
  }

  /// The smallest factor on the font's size that fitting may use.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { content.setMinimumScaleFactor(newValue) }
  }

  /// Whether the letters of a line that is a little too wide move closer together before it is cut off.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.style.allowsTightening }
    set { content.setAllowsTightening(newValue) }
  }

  /// How text that was shrunk to fit is aligned vertically: by its baseline, the default, or its centre.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { content.setBaselineAdjustment(newValue) }
  }

  /// Whether the font follows the reader's preferred text size.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFontForContentSizeCategory }
    set { content.setAdjustsFontForContentSizeCategory(newValue) }
  }

  /// The width in points at which the intrinsic size of several lines is taken; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set { content.setPreferredMaxLayoutWidth(newValue) }
  }

  /// The part of the bounds that the text takes up, in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    LabelLayout(self).textRect(forBounds: bounds, lineLimit: numberOfLines)
  }

  /// The size of the text: a single line's as it is, several lines' within the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { LabelLayout(self).sizeThatFits(size) }

  open override var intrinsicContentSize: CGSize { LabelLayout(self).intrinsicContentSize }

  // MARK: Drawing

  /// Draws the text into a rectangle of the current context. Subclasses inset the rectangle and call super.
  open func drawText(in rect: CGRect) { LabelDrawing(self).draw(in: rect) }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    LabelAccessibility(view: self)
  }
}
