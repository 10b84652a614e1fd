import TextLayout

/// The text of a label with everything that decides how it looks.
///
/// A change that affects the size of the text invalidates the label's intrinsic size; a change of colour only draws the
/// same layout again.
@MainActor
final class LabelContent {
  private enum Source: Equatable {
    case plain(String?)
    case attributed(AttributedRuns)
  }

  private weak var label: UILabel?
  private var source = Source.plain(nil)
  private var registration: (any UITraitChangeRegistration)?
  private var cached: (content: TextContent, traits: UITraitCollection, direction: UIUserInterfaceLayoutDirection)?
  private var measured: (width: Double, lineLimit: Int, frame: TextFrame)?

  private(set) var style = LabelStyle()
  /// The style of attributed text where it has no attribute: the label's style before the text was set.
  private var fallback = LabelStyle()
  private(set) var numberOfLines = 1
  private(set) var isEnabled = true
  private(set) var isHighlighted = false
  private(set) var highlightedTextColor: UIColor?
  private(set) var shadowColor: UIColor?
  private(set) var shadowOffset = CGSize(width: 0, height: -1)
  private(set) var adjustsFontSizeToFitWidth = false
  private(set) var minimumScaleFactor: CGFloat = 0
  private(set) var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  private(set) var adjustsFontForContentSizeCategory = false
  private(set) var preferredMaxLayoutWidth: CGFloat = 0
  /// The width that limits the lines while the size is taken for it; 0 otherwise.
  private var widthOfLines: CGFloat = 0
  /// Whether a document gave the label its frame, which Interface Builder fits to the text in Apple's font.
  var hasDocumentFrame = false

  func attach(to label: UILabel) {
    self.label = label
    label.isUserInteractionEnabled = false
    label.contentMode = .redraw
    label.isOpaque = false
  }

  // MARK: What the layout takes

  var isEmpty: Bool {
    switch source {
    case .plain(let text): text?.isEmpty ?? true
    case .attributed(let text): text.length == 0
    }
  }

  /// The text in the label's present traits.
  func textContent() -> TextContent {
    guard let label else { return TextContent("", attributes: TextAttributes(font: style.font.layoutDescription)) }
    let traits = label.traitCollection
    let direction = label.effectiveUserInterfaceLayoutDirection
    if let cached, cached.traits === traits, cached.direction == direction { return cached.content }
    let style = isAttributed ? fallback : style
    let defaults = AttributedContent(style, traits: traits, direction: direction)
    let content =
      switch source {
      case .plain(let text): defaults.content(text ?? "")
      case .attributed(let text): defaults.content(text)
      }
    cached = (content, traits, direction)
    measured = nil
    return content
  }

  /// The text broken into lines. The last answer is kept: a label is measured and drawn at the same width.
  func frame(width: Double, lineLimit: Int) -> TextFrame {
    let content = textContent()
    if let measured, measured.width == width, measured.lineLimit == lineLimit { return measured.frame }
    let frame = TextFrame.frame(for: content, width: width, lineLimit: lineLimit)
    measured = (width, lineLimit, frame)
    return frame
  }

  /// The colour that replaces all others in the text, such as that of a highlighted label; nil for none.
  var overridingColor: TextColor? {
    guard let label else { return nil }
    var color: UIColor?
    if isHighlighted { color = highlightedTextColor }
    if !isEnabled { color = (color ?? style.color).withAlphaComponent(Self.disabledAlpha) }
    return color.map { TextColor($0.resolvedColor(with: label.traitCollection)) }
  }

  var shadow: TextColor? {
    guard let label else { return nil }
    return shadowColor.map { TextColor($0.resolvedColor(with: label.traitCollection)) }
  }

  /// [?] Disabled text is visibly paler; the exact opacity is not published.
  private static let disabledAlpha: CGFloat = 0.5

  // MARK: Text

  var text: String? {
    switch source {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  func setText(_ text: String?) {
    guard source != .plain(text) else { return }
    source = .plain(text)
    sizeDidChange()
  }

  var attributedText: NSAttributedString? {
    switch source {
    case .attributed(var text):
      defer { source = .attributed(text) }
      return text.makeAttributedString()
    case .plain(nil): return nil
    case .plain(let text?):
      return NSAttributedString(
        string: text,
        attributes: [.font: style.font, .foregroundColor: style.color, .paragraphStyle: style.paragraphStyle])
    }
  }

  func setAttributedText(_ text: AttributedRuns?) {
    let new = text.map(Source.attributed) ?? .plain(nil)
    guard source != new else { return }
    source = new
    fallback = style
    if let text { style.adopt(text) }
    sizeDidChange()
  }

  func setFont(_ font: UIFont?) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    guard font != style.font || isAttributed else { return }
    setStyle(\.font, to: font)
    setAttribute(.font, to: font)
    sizeDidChange()
  }

  func setTextColor(_ color: UIColor?) {
    let color = color ?? .label
    guard color != style.color || isAttributed else { return }
    setStyle(\.color, to: color)
    setAttribute(.foregroundColor, to: color)
    appearanceDidChange()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    guard alignment != style.alignment || isAttributed else { return }
    setStyle(\.alignment, to: alignment)
    setParagraphStyles { $0.alignment = alignment }
    appearanceDidChange()
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    guard mode != style.lineBreakMode || isAttributed else { return }
    setStyle(\.lineBreakMode, to: mode)
    setParagraphStyles { $0.lineBreakMode = mode }
    sizeDidChange()
  }

  func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    guard strategy != style.lineBreakStrategy || isAttributed else { return }
    setStyle(\.lineBreakStrategy, to: strategy)
    setParagraphStyles { $0.lineBreakStrategy = strategy }
    sizeDidChange()
  }

  func setAllowsTightening(_ allows: Bool) {
    guard allows != style.allowsTightening || isAttributed else { return }
    setStyle(\.allowsTightening, to: allows)
    setParagraphStyles { $0.allowsDefaultTighteningForTruncation = allows }
    appearanceDidChange()
  }

  private func setStyle<Value>(_ property: WritableKeyPath<LabelStyle, Value>, to value: Value) {
    style[keyPath: property] = value
    fallback[keyPath: property] = value
  }

  var isAttributed: Bool {
    if case .attributed = source { return true }
    return false
  }

  /// Properties of the label, once set, apply to all of an attributed text [D].
  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard case .attributed(var text) = source else { return }
    text.changeAll { $0[key] = value }
    source = .attributed(text)
  }

  private func setParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(var text) = source else { return }
    text.changeAll { attributes in
      guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      attributes[.paragraphStyle] = copy
    }
    source = .attributed(text)
  }

  // MARK: Other properties

  func setNumberOfLines(_ count: Int) {
    let count = max(0, count)
    guard count != numberOfLines else { return }
    numberOfLines = count
    sizeDidChange()
  }

  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    appearanceDidChange()
  }

  func setHighlighted(_ isHighlighted: Bool) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    if highlightedTextColor != nil { label?.setNeedsDisplay() }
  }

  func setHighlightedTextColor(_ color: UIColor?) {
    highlightedTextColor = color
    if isHighlighted { label?.setNeedsDisplay() }
  }

  func setShadowColor(_ color: UIColor?) {
    guard color != shadowColor else { return }
    shadowColor = color
    label?.setNeedsDisplay()
  }

  func setShadowOffset(_ offset: CGSize) {
    guard offset != shadowOffset else { return }
    shadowOffset = offset
    if shadowColor != nil { label?.setNeedsDisplay() }
  }

  func setAdjustsFontSizeToFitWidth(_ adjusts: Bool) {
    adjustsFontSizeToFitWidth = adjusts
    label?.setNeedsDisplay()
  }

  func setMinimumScaleFactor(_ factor: CGFloat) {
    minimumScaleFactor = factor
    if adjustsFontSizeToFitWidth { label?.setNeedsDisplay() }
  }

  func setBaselineAdjustment(_ adjustment: UIBaselineAdjustment) {
    baselineAdjustment = adjustment
    if adjustsFontSizeToFitWidth { label?.setNeedsDisplay() }
  }

  /// The width at which the intrinsic size of several lines is taken; 0 for none.
  var linesLimit: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthOfLines }

  /// Takes the intrinsic size of several lines at a width.
  func withWidthOfLines(_ width: CGFloat, _ measure: () -> CGSize) -> CGSize {
    widthOfLines = width
    defer { widthOfLines = 0 }
    return measure()
  }

  func setPreferredMaxLayoutWidth(_ width: CGFloat) {
    guard width != preferredMaxLayoutWidth else { return }
    preferredMaxLayoutWidth = width
    if numberOfLines != 1 { label?.invalidateIntrinsicContentSize() }
  }

  func setAdjustsFontForContentSizeCategory(_ adjusts: Bool) {
    guard adjusts != adjustsFontForContentSizeCategory, let label else { return }
    adjustsFontForContentSizeCategory = adjusts
    if adjusts {
      registration = label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (label: UILabel, _: UITraitCollection) in label.content.adjustFont()
      }
      adjustFont()
    } else if let registration {
      label.unregisterForTraitChanges(registration)
      self.registration = nil
    }
  }

  private func adjustFont() {
    guard let category = label?.traitCollection.preferredContentSizeCategory, category != .unspecified else { return }
    if case .attributed(var text) = source {
      text.adjustFonts(to: category)
      source = .attributed(text)
    }
    style.font = style.font.adjusted(to: category)
    fallback.font = fallback.font.adjusted(to: category)
    sizeDidChange()
  }

  private func sizeDidChange() {
    appearanceDidChange()
    label?.invalidateIntrinsicContentSize()
  }

  private func appearanceDidChange() {
    cached = nil
    measured = nil
    label?.setNeedsDisplay()
  }
}
