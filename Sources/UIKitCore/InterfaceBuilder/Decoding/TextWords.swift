import CoreGraphics
import Foundation
import InterfaceDocuments

/// The words that documents use for texts.
enum TextWords {
  static let alignments: [String: NSTextAlignment] = [
    "natural": .natural, "left": .left, "right": .right, "center": .center, "justified": .justified,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "headTruncation": .byTruncatingHead, "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping,
    "clip": .byClipping,
  ]

  /// The line break modes, by their names in paragraph styles of attributed texts.
  static let paragraphLineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
    "truncatingHead": .byTruncatingHead,
  ]
}

extension DocumentElement {
  /// The attributed text of a child with a key: its fragments, one after the other.
  @MainActor
  func attributedText(key: String) -> NSAttributedString? {
    guard let element = child("attributedString", key: key) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in element.children(named: "fragment") {
      let text = fragment.string("content") ?? ""
      let attributes = fragment.child("attributes").map(Self.attributes) ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  /// The attributes that the children of an `attributes` or a `textAttributes` describe.
  @MainActor
  static func attributes(_ element: DocumentElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = element.child(key: "NSFont")?.font ?? element.font()
    result[.foregroundColor] = element.color(key: "NSColor") ?? element.color(key: "textColor")
    result[.backgroundColor] = element.color(key: "NSBackgroundColor")
    result[.kern] = element.child(key: "NSKern")?.number("value")
    result[.underlineStyle] = element.child(key: "NSUnderline")?.integer("value")
    result[.strikethroughStyle] = element.child(key: "NSStrikethrough")?.integer("value")
    result[.paragraphStyle] = element.child("paragraphStyle", key: "NSParagraphStyle").map(paragraphStyle)
    return result
  }

  @MainActor
  private static func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    element.ignore(["baseWritingDirection", "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation"])
    let style = NSMutableParagraphStyle()
    if let alignment = element.value("alignment", TextWords.alignments) { style.alignment = alignment }
    if let mode = element.value("lineBreakMode", TextWords.paragraphLineBreakModes) { style.lineBreakMode = mode }
    if let value = element.number("lineSpacing") { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent") { style.headIndent = value }
    if let value = element.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = element.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight") { style.maximumLineHeight = value }
    return style
  }
}
