import Foundation
import UIKitCore

/// Writes the text of a page, paragraph by paragraph.
///
/// A block starts on a new line and ends with a line break, even the last block; text outside of blocks gets no line
/// break. A `<br>` is U+2028 within a paragraph or heading, elsewhere it ends the line. [C]
struct HTMLText {
  private let sheet: StyleSheet
  private let base: URL?
  private let text = NSMutableAttributedString()
  /// Whether spaces that follow are dropped: at the beginning of a line, and after another space.
  private var dropsSpaces = true
  /// Whether the line is empty, or has only the marker of a list item.
  private var isAtStart = true
  private var endsInSpace = false
  /// The offsets at which the present line and the previous one begin.
  private var lineStarts = (last: 0, present: 0)
  /// For each enclosing list, the number of its next item.
  private var numbers: [Int] = []

  init(_ page: HTMLNode, base: URL?) {
    sheet = StyleSheet(of: page)
    self.base = base
    write(page.children, HTMLStyle(), in: [page])
  }

  /// The text of the page.
  var result: NSAttributedString { text }

  private mutating func write(_ nodes: [HTMLNode], _ style: HTMLStyle, in ancestors: [HTMLNode]) {
    for node in nodes {
      if node.name.isEmpty { write(node.text, style) } else { write(node, style, in: ancestors) }
    }
  }

  private mutating func write(_ node: HTMLNode, _ outer: HTMLStyle, in ancestors: [HTMLNode]) {
    let own = node.attributes["style"].map { StyleSheet.declarations(in: $0) } ?? []
    let style = outer.inner(node, sheet.declarations(for: node, in: ancestors) + own)
    guard !style.isHidden else { return }
    switch node.name {
    case "br": return append(isInParagraph(ancestors) ? "\u{2028}" : "\n", style, startsLine: true)
    case "img": return writePicture(node, style)
    case "ul", "ol": numbers.append(style.lists.last?.startingItemNumber ?? 1)
    default: break
    }
    if style.isBlock { endLine(outer) }
    if node.name == "li" { writeMark(style) }
    write(node.children, style, in: ancestors + [node])
    if style.isBlock { endLine(style) }
    if node.name == "ul" || node.name == "ol" {
      numbers.removeLast()
      if numbers.isEmpty { space(outer.font.size) }
    }
  }

  private static let paragraphs: Set<String> = ["p", "h1", "h2", "h3", "h4", "h5", "h6"]

  /// Whether the nearest block around is a paragraph or a heading.
  private func isInParagraph(_ ancestors: [HTMLNode]) -> Bool {
    let block = ancestors.last {
      $0.name == "li" || $0.name == "div" || $0.name == "body" || Self.paragraphs.contains($0.name)
    }
    return block.map { Self.paragraphs.contains($0.name) } ?? false
  }

  // MARK: Lines

  private mutating func endLine(_ style: HTMLStyle) {
    guard !isAtStart else { return }
    if !style.keepsSpaces, endsInSpace {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    append("\n", style, startsLine: true)
  }

  /// Writes the number or the bullet of an item, between tabs.
  private mutating func writeMark(_ style: HTMLStyle) {
    guard let list = style.lists.last, let number = numbers.last else { return }
    numbers[numbers.count - 1] += 1
    let mark = list.marker(forItemNumber: number)
    append("\t\(mark)\(list.isOrdered ? "." : "")\t", style, startsLine: true)
  }

  /// Leaves space below the last paragraph, as below a list.
  private mutating func space(_ spacing: CGFloat) {
    let last = NSRange(location: lineStarts.last, length: text.length - lineStarts.last)
    text.enumerateAttribute(.paragraphStyle, in: last, options: []) { value, range, _ in
      guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
      style.paragraphSpacing = max(style.paragraphSpacing, spacing)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }

  // MARK: Characters

  private mutating func write(_ characters: String, _ style: HTMLStyle) {
    guard !style.keepsSpaces else {
      guard !characters.isEmpty else { return }
      return append(characters, style, startsLine: characters.hasSuffix("\n"))
    }
    var written = ""
    for scalar in characters.unicodeScalars {
      let isSpace = scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{C}"
      if isSpace {
        if !dropsSpaces { written.append(" ") }
      } else {
        written.unicodeScalars.append(scalar)
      }
      dropsSpaces = isSpace || (dropsSpaces && scalar == "\u{200B}")
    }
    if !written.isEmpty { append(written, style, startsLine: false) }
  }

  private mutating func append(_ characters: String, _ style: HTMLStyle, startsLine: Bool) {
    text.append(NSAttributedString(string: characters, attributes: attributes(style)))
    isAtStart = startsLine
    endsInSpace = characters.hasSuffix(" ")
    dropsSpaces = startsLine || endsInSpace
    if characters.hasSuffix("\n") { lineStarts = (lineStarts.present, text.length) }
  }

  private func attributes(_ style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: style.font.font, .foregroundColor: style.color, .paragraphStyle: paragraphStyle(style),
    ]
    if let background = style.background { attributes[.backgroundColor] = background }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.baselineOffset != 0 { attributes[.baselineOffset] = style.baselineOffset }
    if style.kern != 0 { attributes[.kern] = style.kern }
    if let link = style.link, let url = URL(string: link, relativeTo: base)?.absoluteURL { attributes[.link] = url }
    return attributes
  }

  private func paragraphStyle(_ style: HTMLStyle) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.baseWritingDirection = style.direction
    paragraph.paragraphSpacing = style.spacing
    paragraph.lineHeightMultiple = style.lineHeight
    paragraph.headIndent = style.indent
    paragraph.firstLineHeadIndent = style.lists.isEmpty ? style.indent : 0
    paragraph.tailIndent = -style.trailingIndent
    paragraph.textLists = style.lists
    if !style.lists.isEmpty {
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: style.indent - Self.markWidth),
        NSTextTab(textAlignment: .left, location: style.indent),
      ]
    }
    return paragraph
  }

  /// Points between the marks of a list and its text [C].
  private static let markWidth: CGFloat = 25

  // MARK: Pictures

  /// Writes a picture, whose bytes are in the page (`data:`) or in a file, in the size that the page gives.
  private mutating func writePicture(_ node: HTMLNode, _ style: HTMLStyle) {
    guard let source = node.attributes["src"], let data = Self.data(of: source, base), let image = UIImage(data: data)
    else {
      return
    }
    let attachment = NSTextAttachment(image: image)
    let width = node.attributes["width"].flatMap { PageLength.points($0, of: 0) }
    let height = node.attributes["height"].flatMap { PageLength.points($0, of: 0) }
    if width != nil || height != nil, image.size.width > 0, image.size.height > 0 {
      let ratio = image.size.width / image.size.height
      attachment.bounds.size = CGSize(width: width ?? (height ?? 0) * ratio, height: height ?? (width ?? 0) / ratio)
    }
    let start = text.length
    append("\u{FFFC}", style, startsLine: false)
    text.addAttribute(.attachment, value: attachment, range: NSRange(location: start, length: 1))
  }

  private static func data(of source: String, _ base: URL?) -> Data? {
    if source.hasPrefix("data:") {
      let parts = source.split(separator: ",", maxSplits: 1)
      guard parts.count == 2, parts[0].hasSuffix("base64") else { return nil }
      return Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
    }
    // Only a page from a local file can read local files.
    guard let base, base.isFileURL, let url = URL(string: source, relativeTo: base), url.isFileURL else { return nil }
    return try? Data(contentsOf: url)
  }
}
