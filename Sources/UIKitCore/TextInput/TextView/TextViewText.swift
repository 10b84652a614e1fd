import ListCore
import TextLayout

/// The text of a text view with its attributes.
@MainActor
final class TextViewText {
  typealias Attributes = [NSAttributedString.Key: Any]

  private unowned let view: UITextView
  var edited = EditedText()
  private var styles: TextStyles
  /// The font, the colour and the alignment of unattributed text.
  private(set) var style: LabelStyle
  /// Nil for links in the tint colour.
  private var linkAttributes: Attributes?
  private(set) var markedStyle: Attributes?
  private(set) var adjustsFontForContentSizeCategory = false
  private var registration: (any UITraitChangeRegistration)?
  /// Attributes that the app has set for typing.
  private var typing: Attributes?
  /// The whole text, kept from its last request until the text changes.
  private var knownText: String?

  init(_ view: UITextView) {
    self.view = view
    var style = LabelStyle()
    // [D] The default is the body style of the system font.
    style.font = .preferredFont(forTextStyle: .body)
    style.lineBreakMode = .byWordWrapping
    style.lineBreakStrategy = []
    self.style = style
    styles = TextStyles(base: Self.base(style))
  }

  private static func base(_ style: LabelStyle) -> Attributes {
    [.font: style.font, .foregroundColor: style.color, .paragraphStyle: style.paragraphStyle]
  }

  var isEmpty: Bool { edited.length == 0 }

  // MARK: Text

  /// The whole text. O(n) after a change of a text of several paragraphs.
  var text: String {
    if let knownText { return knownText }
    let text = edited.text
    knownText = text
    return text
  }

  /// Called after each change of the text.
  func textDidChange() {
    knownText = nil
    typing = nil
    updateTypingStyle()
  }

  func selectionDidChange() {
    typing = nil
    updateTypingStyle()
  }

  /// Replaces all of the text in code, in one style.
  func set(_ text: String?) {
    styles = TextStyles(base: Self.base(style))
    edited.setText(text ?? "")
    textDidChange()
  }

  func set(_ text: NSAttributedString?) {
    let runs = text.map { AttributedRuns($0) } ?? AttributedRuns("")
    style.adopt(runs)
    styles = TextStyles(base: Self.base(style))
    defer { if adjustsFontForContentSizeCategory { scaleFonts() } }
    edited.setText("")
    edited.applyByProgram(0..<0, with: piece(runs))
    edited.select(TextSelection(edited.length))
    textDidChange()
  }

  /// A text as a piece of this one.
  func piece(_ runs: AttributedRuns) -> StyledPiece {
    StyledPiece(
      text: runs.string,
      styles: ContiguousArray(
        runs.runs.map { RunTree.Run(count: $0.range.count, value: Int64(styles.number(of: $0.attributes))) }))
  }

  var attributed: NSAttributedString { attributed(0..<edited.length) }

  func attributed(_ range: Range<Int>) -> NSAttributedString {
    let range = range.clamped(to: 0..<edited.length)
    let text = NSMutableAttributedString(string: edited.substring(range))
    edited.styles.forEachRun(in: range) { start, run in
      text.setAttributes(
        styles[Int(run.value)], range: NSRange(location: start - range.lowerBound, length: run.count))
      return true
    }
    return text
  }

  /// The attributes of the unit at an offset; at the end of the text those for typing.
  func attributes(at offset: Int) -> Attributes {
    // `endStyle()` may add a style, so it is called before `styles` is accessed.
    let number = offset < edited.length ? Int(edited.styles.element(at: offset).value) : endStyle()
    return styles[number]
  }

  /// The style of an empty line at the end: that of the last character, or that for typing there.
  func endStyle() -> Int {
    guard !isEmpty, typing == nil || edited.selection != TextSelection(edited.length) else { return edited.typingStyle }
    return styleOfTyping(behind: edited.length - 1)
  }

  /// The range around an offset in which an attribute has one value.
  func range(of key: NSAttributedString.Key, at offset: Int) -> Range<Int> {
    let value = attributes(at: offset)[key]
    func isSame(_ number: Int64) -> Bool {
      let other = styles[Int(number)].filter { $0.key == key }
      return AttributedRuns.areEqual(other, value.map { [key: $0] } ?? [:])
    }
    // A value ends with its paragraph, so that only its neighbours need to be examined.
    let reach = edited.paragraphs.range(of: edited.paragraphs.paragraph(at: offset).index)
    var found = offset..<offset
    edited.styles.forEachRun(in: reach) { start, run in
      let place = start..<start + run.count
      if isSame(run.value) {
        found = found.upperBound == start && !found.isEmpty ? found.lowerBound..<place.upperBound : place
      } else if found.contains(offset) {
        return false
      }
      return !(found.contains(offset) && place.upperBound == reach.upperBound)
    }
    return found.contains(offset) ? found : offset..<offset + 1
  }

  // MARK: Style

  /// Changes the attributes of all text.
  private func changeAll(_ change: (inout Attributes) -> Void) {
    styles.changeAll(change)
    if var attributes = typing {
      change(&attributes)
      typing = attributes
    }
    updateTypingStyle()
  }

  func setFont(_ font: UIFont?) {
    style.font = font ?? .preferredFont(forTextStyle: .body)
    let font = style.font
    changeAll { $0[.font] = font }
    if adjustsFontForContentSizeCategory { scaleFonts() }
  }

  func setColor(_ color: UIColor?) {
    style.color = color ?? .label
    let color = style.color
    changeAll { $0[.foregroundColor] = color }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    style.alignment = alignment
    changeAll { Self.changeParagraph(&$0) { $0.alignment = alignment } }
  }

  /// Sets the direction of the paragraphs that a range touches.
  func setWritingDirection(_ direction: NSWritingDirection, in range: Range<Int>) {
    let paragraphs = edited.paragraphs
    let touched = paragraphs.paragraphs(in: range.clamped(to: 0..<edited.length))
    let whole = paragraphs.start(of: touched.lowerBound)..<paragraphs.range(of: touched.upperBound).upperBound
    changeAttributes(in: whole) { Self.changeParagraph(&$0) { $0.baseWritingDirection = direction } }
  }

  private static func changeParagraph(_ attributes: inout Attributes, _ change: (NSMutableParagraphStyle) -> Void) {
    let copy = NSMutableParagraphStyle()
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { copy.setParagraphStyle(style) }
    change(copy)
    attributes[.paragraphStyle] = copy
  }

  func setLinkAttributes(_ attributes: Attributes?) { linkAttributes = attributes }
  func setMarkedStyle(_ attributes: Attributes?) { markedStyle = attributes }

  /// Changes attributes of a range in code.
  func changeAttributes(in range: Range<Int>, _ change: (inout Attributes) -> Void) {
    let range = range.clamped(to: 0..<edited.length)
    var runs: [(start: Int, run: RunTree.Run)] = []
    edited.styles.forEachRun(in: range) { start, run in
      runs.append((start, run))
      return true
    }
    for (start, run) in runs {
      var attributes = styles[Int(run.value)]
      change(&attributes)
      edited.setStyle(styles.number(of: attributes), in: start..<start + run.count)
    }
    updateTypingStyle()
  }

  /// Sets the styles of a piece, whose text was inserted at an offset already.
  func setStyles(_ piece: StyledPiece, at offset: Int) {
    var place = offset
    for run in piece.styles {
      edited.setStyle(Int(run.value), in: place..<place + run.count)
      place += run.count
    }
    updateTypingStyle()
  }

  // MARK: Typing

  /// The attributes for typing: those set by the app since the selection changed, or else those of the character before
  /// the caret [C].
  var typingAttributes: Attributes {
    get { typing ?? styles[edited.typingStyle] }
    set {
      typing = newValue
      updateTypingStyle()
      view.face.typingDidChange()
    }
  }

  private func updateTypingStyle() { edited.typingStyle = typingStyle }

  private var typingStyle: Int {
    if let typing { return styles.number(of: typing) }
    guard !isEmpty else { return styles.number(of: Self.base(style)) }
    let selection = edited.selection
    return styleOfTyping(behind: selection.isCaret ? max(0, selection.focus - 1) : selection.range.lowerBound)
  }

  /// The style of a character without attributes that apply only to it.
  private func styleOfTyping(behind offset: Int) -> Int {
    let number = Int(edited.styles.element(at: min(offset, edited.length - 1)).value)
    guard styles[number][.link] != nil || styles[number][.attachment] != nil else { return number }
    return styles.number(of: styles[number].filter { $0.key != .link && $0.key != .attachment })
  }

  // MARK: Text size

  func setAdjustsFont(_ adjusts: Bool) {
    guard adjusts != adjustsFontForContentSizeCategory else { return }
    adjustsFontForContentSizeCategory = adjusts
    if adjusts {
      registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (view: UITextView, _: UITraitCollection) in view.content.adjustFont()
      }
      adjustFont()
    } else if let registration {
      view.unregisterForTraitChanges(registration)
      self.registration = nil
    }
  }

  private func adjustFont() {
    scaleFonts()
    view.face.styleDidChange()
  }

  private func scaleFonts() {
    let category = view.traitCollection.preferredContentSizeCategory
    guard category != .unspecified else { return }
    style.font = style.font.adjusted(to: category)
    changeAll { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = font.adjusted(to: category) }
    }
  }

  // MARK: Layout

  /// The part of the text in a range as it is laid out, without its separator at the end: links in their colours, and
  /// marked text underlined.
  func shownContent(of range: Range<Int>, text: String) -> TextContent {
    let defaults = AttributedContent(
      font: style.font, color: style.color, paragraphStyle: NSParagraphStyle(), traits: view.traitCollection,
      direction: view.effectiveUserInterfaceLayoutDirection)
    guard !range.isEmpty else { return defaults.content("", attributes: shown(attributes(at: range.lowerBound))) }
    var runs: [AttributedRuns.Run] = []
    var last: Int?
    edited.styles.forEachRun(in: range) { start, run in
      let place = start - range.lowerBound..<start - range.lowerBound + run.count
      let style = styles.first(Int(run.value))
      if style == last {
        // Runs with equal attributes are joined.
        runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<place.upperBound
      } else {
        runs.append(AttributedRuns.Run(range: place, attributes: shown(styles[style])))
      }
      last = style
      return true
    }
    let marked = edited.marked?.clamped(to: range) ?? 0..<0
    let found = view.items.matches(in: text)
    let current = (view.face.hasMarks ? view.finding.marks.current : nil)?.clamped(to: range) ?? 0..<0
    let misspelled = view.spelling.words(in: range)
    if runs.count == 1, marked.isEmpty, found.isEmpty, current.isEmpty, misspelled.isEmpty {
      return defaults.content(text, attributes: runs[0].attributes)
    }
    var whole = AttributedRuns(text, runs: runs)
    for word in misspelled { whole.addAttributes(TextSpelling.attributes, in: word.shifted(by: -range.lowerBound)) }
    for match in found { whole.addAttributes(linkTextAttributes, in: match.range) }
    if !marked.isEmpty {
      whole.addAttributes(
        markedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue],
        in: marked.shifted(by: -range.lowerBound))
    }
    // The match that the user is at is on bright yellow, light or dark.
    if !current.isEmpty {
      whole.addAttributes([.foregroundColor: UIColor.black], in: current.shifted(by: -range.lowerBound))
    }
    return defaults.content(whole)
  }

  /// [C] Text views show links in the tint colour.
  var linkTextAttributes: Attributes { linkAttributes ?? [.foregroundColor: UIColor.tintColor] }

  private func shown(_ attributes: Attributes) -> Attributes {
    guard attributes[.link] != nil || attributes[.writingDirection] != nil else { return attributes }
    var shown = attributes
    // The control characters for this attribute would take up offsets in the text.
    shown[.writingDirection] = nil
    if shown.removeValue(forKey: .link) != nil { shown.merge(linkTextAttributes) { _, link in link } }
    return shown
  }
}

extension Range<Int> {
  func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }

  /// The range of the same text after a change, including inserted text.
  func shifted(by edit: TextEdit) -> Range<Int> {
    let distance = edit.count - edit.range.count
    if edit.range.lowerBound >= upperBound { return self }
    if edit.range.upperBound <= lowerBound { return shifted(by: distance) }
    return Swift.min(lowerBound, edit.range.lowerBound)..<Swift.max(upperBound, edit.range.upperBound) + distance
  }
}
