import ListCore
import TextLayout

/// The text of a text field, its style and its layout.
@MainActor
final class TextFieldText {
  private unowned let field: UITextField
  var edited = EditedText()
  /// The text's own attributes; nil for text in one style.
  private var runs: AttributedRuns?
  private(set) var style = LabelStyle()
  /// Attributes that were set for the whole text, in addition to the style's.
  private(set) var extraAttributes: [NSAttributedString.Key: Any] = [:]
  private(set) var placeholder: NSAttributedString?
  var placeholderColor = UIColor.placeholderText
  /// The placeholder's own font; nil for the field's.
  var placeholderFont: UIFont?
  private var label: PlaceholderLabel?
  private var plainPlaceholder: String?
  private var writingDirection = NSWritingDirection.natural
  var isSecure = false
  var markedStyle: [NSAttributedString.Key: Any]?
  var adjustsFontSizeToFitWidth = false
  var minimumFontSize: CGFloat = 0
  private(set) var adjustsFontForContentSizeCategory = false
  private var registration: (any UITraitChangeRegistration)?
  private var line: (key: LineKey, frame: TextFrame)?

  private struct LineKey: Equatable {
    var content: TextContent
    var width: Double
    var isEditing: Bool
  }

  /// The replacement for each character of secure text.
  static let dot: Character = "•"

  init(_ field: UITextField) { self.field = field }

  // MARK: Text

  var isEmpty: Bool { edited.length == 0 }

  /// Replaces all of the text in code.
  func set(_ text: String?) {
    edited.setText(text ?? "")
    runs = nil
  }

  var attributed: NSAttributedString {
    runs?.attributedString ?? NSAttributedString(string: edited.text, attributes: attributes)
  }

  func set(_ text: NSAttributedString?) {
    edited.setText(text?.string ?? "")
    runs = text.map { AttributedRuns($0) }
    if let runs { style.adopt(runs) }
  }

  /// Updates the attributes after an edit: inserted text takes those of the character in front of it.
  func adoptEdit() {
    guard var runs, runs.string != edited.text else { return }
    let (old, new) = (Array(runs.string.utf16), Array(edited.text.utf16))
    let limit = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(limit - prefix, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let attributes = old.isEmpty ? attributes : runs.attributes(at: max(0, prefix - 1))
    let added = String(decoding: new[prefix..<new.count - suffix], as: UTF16.self)
    runs.replace(prefix..<old.count - suffix, with: added, attributes: attributes)
    self.runs = runs
  }

  // MARK: Style

  /// The attributes of unattributed text.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: style.font, .foregroundColor: style.color, .paragraphStyle: style.paragraphStyle,
    ]
    attributes.merge(extraAttributes) { _, extra in extra }
    return attributes
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    style.adopt(attributes)
    extraAttributes = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    runs?.setAttributes(self.attributes, in: 0..<edited.length)
  }

  func setFont(_ font: UIFont?) {
    style.font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    runs?.addAttributes([.font: style.font], in: 0..<edited.length)
  }

  func setColor(_ color: UIColor?) {
    style.color = color ?? .label
    runs?.addAttributes([.foregroundColor: style.color], in: 0..<edited.length)
  }

  func setAlignment(_ alignment: NSTextAlignment) { style.alignment = alignment }

  func setWritingDirection(_ direction: NSWritingDirection) { writingDirection = direction }

  func setPlaceholder(_ text: String?) {
    plainPlaceholder = text
    placeholder = nil
    label?.refresh()
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    plainPlaceholder = text?.string
    placeholder = text
    label?.refresh()
  }

  var placeholderString: String? { plainPlaceholder }

  /// The placeholder as a label; nil without a placeholder.
  var placeholderLabel: UILabel? {
    guard plainPlaceholder != nil else { return nil }
    let shown = label ?? PlaceholderLabel(field)
    label = shown
    return shown
  }

  func setAdjustsFont(_ adjusts: Bool) {
    guard adjusts != adjustsFontForContentSizeCategory else { return }
    adjustsFontForContentSizeCategory = adjusts
    if adjusts {
      registration = field.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (field: UITextField, _: UITraitCollection) in field.content.adjustFont()
      }
      adjustFont()
    } else if let registration {
      field.unregisterForTraitChanges(registration)
      self.registration = nil
    }
  }

  private func adjustFont() {
    let category = field.traitCollection.preferredContentSizeCategory
    guard category != .unspecified else { return }
    style.font = style.font.adjusted(to: category)
    runs?.adjustFonts(to: category)
    field.face.contentDidChange()
  }

  // MARK: Layout

  /// The height of a line in the field's font, in points.
  var lineHeight: CGFloat { style.font.lineHeight }

  private func defaults(font: UIFont? = nil, color: UIColor, isEditing: Bool) -> AttributedContent {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    // Text under edit is laid out in its own width; the field's canvas aligns it.
    paragraph.alignment = isEditing ? .left : style.alignment
    paragraph.baseWritingDirection = writingDirection
    return AttributedContent(
      font: font ?? style.font, color: color, paragraphStyle: paragraph, traits: field.traitCollection,
      direction: field.effectiveUserInterfaceLayoutDirection)
  }

  /// The shown text as one paragraph: dots for secure text, and marked text underlined.
  func shownContent(isEditing: Bool) -> TextContent {
    let color = field.isEnabled ? style.color : style.color.withAlphaComponent(Self.disabledAlpha)
    let defaults = defaults(color: color, isEditing: isEditing)
    let string = shownString
    let misspelled = isSecure ? [] : field.spelling.misspelled
    if runs == nil, edited.marked == nil, extraAttributes.isEmpty, misspelled.isEmpty {
      return defaults.content(string)
    }
    var whole = AttributedRuns(string, attributes: extraAttributes)
    if !isSecure {
      for run in runs?.runs ?? [] {
        // Paragraph styles are ignored: the alignment is the field's, and lines do not wrap.
        whole.addAttributes(run.attributes.filter { $0.key != .paragraphStyle }, in: run.range)
      }
    }
    for word in misspelled { whole.addAttributes(TextSpelling.attributes, in: word) }
    if let marked = edited.marked {
      let shown = shownOffset(marked.lowerBound)..<shownOffset(marked.upperBound)
      whole.addAttributes(
        markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue], in: shown)
    }
    return defaults.content(whole)
  }

  func placeholderContent() -> TextContent? {
    let defaults = defaults(font: placeholderFont, color: placeholderColor, isEditing: false)
    return placeholder.map { defaults.content($0) } ?? plainPlaceholder.map { defaults.content($0) }
  }

  /// [?] Disabled text is visibly paler; the exact opacity is not published.
  private static let disabledAlpha: CGFloat = 0.5

  /// The text for screen readers: one dot per character for secure text.
  var spokenText: String { shownString }

  private var shownString: String {
    if isSecure { return String(repeating: Self.dot, count: edited.text.count) }
    return edited.text.contains(where: \.isNewline) ? Self.onOneLine(edited.text) : edited.text
  }

  /// A space for each unit of a line break, so that offsets stay.
  private static func onOneLine(_ text: String) -> String {
    String(
      decoding: text.utf16.map { unit in
        [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(unit) ? 0x20 : unit
      }, as: UTF16.self)
  }

  /// The offset in the shown text for an offset in the text, and back. They differ for secure text only, which shows a
  /// bullet for each character.
  func shownOffset(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    return edited.substring(0..<offset).count
  }

  func textOffset(_ shown: Int) -> Int {
    guard isSecure else { return shown }
    return edited.text.prefix(shown).utf16.count
  }

  /// The text laid out on one line: in full while it is edited, else cut off at the width.
  func frame(width: CGFloat, isEditing: Bool) -> TextFrame {
    let content = shownContent(isEditing: isEditing)
    let isUnlimited = isEditing && !adjustsFontSizeToFitWidth
    let key = LineKey(content: content, width: isUnlimited ? .infinity : Double(width), isEditing: isEditing)
    if let line, line.key == key { return line.frame }
    let frame = makeFrame(content, width: Double(width), isEditing: isEditing)
    line = (key, frame)
    return frame
  }

  private func makeFrame(_ content: TextContent, width: Double, isEditing: Bool) -> TextFrame {
    var content = content
    if adjustsFontSizeToFitWidth, minimumFontSize < style.font.pointSize {
      let fitting = TextFitting(
        content: content, width: width, height: .infinity, lineLimit: 1,
        minimumScale: Double(minimumFontSize / style.font.pointSize), allowsTightening: false)
      if let fit = fitting.fit() { content = content.scaled(by: fit.scale) }
    }
    return TextFrame.frame(for: content, width: isEditing ? .infinity : width, lineLimit: 1)
  }
}
