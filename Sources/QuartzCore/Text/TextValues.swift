import CCairo
import CoreGraphics
import Foundation
import TextLayout

/// A font that a higher module, such as UIKit, defines, as text layers use it.
package protocol LayerFont: AnyObject {
  var layoutDescription: FontDescription { get }
}

/// An attributed string with the fonts and colours of a higher module, such as UIKit.
package protocol LayerAttributedText: NSAttributedString {
  /// The text as it is laid out.
  var layoutContent: TextContent { get }
}

/// A string with or without attributes, compared by its appearance.
struct LayerText: Equatable {
  let string: Any

  init?(_ value: Any?) {
    guard let value, value is String || value is NSString || value is NSAttributedString else { return nil }
    string = (value as? NSAttributedString)?.copy() ?? value
  }

  var attributed: NSAttributedString? { string as? NSAttributedString }
  var plain: String { attributed?.string ?? (string as? String) ?? (string as? NSString).map { "\($0)" } ?? "" }

  static func == (left: LayerText, right: LayerText) -> Bool {
    switch (left.attributed, right.attributed) {
    case (let left?, let right?): left.isEqual(to: right)
    case (nil, nil): left.plain == right.plain
    default: false
    }
  }
}

/// The values of a text layer.
final class TextValues: LayerValues {
  var content: LayerText?
  var font: AnyObject?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .white
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  var string: Any? { content?.string }

  override init() {
    super.init()
  }

  private init(text: TextValues) {
    content = text.content
    font = text.font
    fontSize = text.fontSize
    foregroundColor = text.foregroundColor
    isWrapped = text.isWrapped
    truncationMode = text.truncationMode
    alignmentMode = text.alignmentMode
    super.init(copying: text)
  }

  override func copy() -> LayerValues { TextValues(text: self) }

  override func value(of property: LayerProperty) -> AnimatedValue? {
    switch property {
    case .fontSize: .number(fontSize)
    case .foregroundColor: .color(foregroundColor)
    default: super.value(of: property)
    }
  }

  override func store(_ value: AnimatedValue, for property: LayerProperty) {
    switch (property, value) {
    case (.fontSize, .number(let size)): fontSize = size
    case (.foregroundColor, .color(let color)): foregroundColor = color
    default: super.store(value, for: property)
    }
  }

  // MARK: Drawing

  func draw(in context: CGContext) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    context.clip(to: bounds)
    var y = bounds.minY
    for frame in frames where y < bounds.maxY {
      frame.draw(in: context, at: CGPoint(x: bounds.minX, y: y))
      y += frame.size.height
    }
    context.restoreGState()
  }

  /// The laid out text from top to bottom: one frame for a wrapped text, otherwise one for each paragraph.
  private var frames: [TextFrame] {
    let width = Double(bounds.width)
    let mode = lineBreakMode
    guard !isWrapped else {
      let frame = TextFrame.frame(for: layoutContent, width: width, lineBreakMode: mode ?? .wordWrap)
      return [mode == nil ? frame : frame.fitted(toHeight: Double(bounds.height))]
    }
    return paragraphs.map { TextFrame.frame(for: $0, width: width, lineLimit: 1, lineBreakMode: mode ?? .clip) }
  }

  private var lineBreakMode: LineBreakMode? {
    switch truncationMode {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    default: nil
    }
  }

  private var layoutContent: TextContent { content.map { layoutContent(of: $0) } ?? plainContent("") }

  private func layoutContent(of text: LayerText) -> TextContent {
    guard let attributed = text.attributed else { return plainContent(text.plain) }
    guard var known = (attributed as? any LayerAttributedText)?.layoutContent else { return plainContent(text.plain) }
    if alignmentMode != .natural { known.paragraph.alignment = alignment }
    return known
  }

  /// The lines of a text that is not wrapped.
  private var paragraphs: [TextContent] {
    guard let content else { return [] }
    if let attributed = content.attributed {
      let string = attributed.string as NSString
      var parts: [TextContent] = []
      var start = 0
      while start < string.length {
        var (end, contentsEnd) = (0, 0)
        string.getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
        let part = attributed.attributedSubstring(from: NSRange(location: start, length: contentsEnd - start))
        if let text = LayerText(part) { parts.append(layoutContent(of: text)) }
        start = end
      }
      return parts
    }
    return content.plain.split(separator: "\n", omittingEmptySubsequences: false).map { plainContent(String($0)) }
  }

  private func plainContent(_ string: String) -> TextContent {
    let ink = (foregroundColor ?? .white).sRGB
    return TextContent(
      string,
      attributes: TextAttributes(
        font: fontDescription,
        color: TextColor(
          red: Double(ink.red), green: Double(ink.green), blue: Double(ink.blue), alpha: Double(ink.alpha))),
      paragraph: ParagraphStyle(alignment: alignment))
  }

  private var fontDescription: FontDescription {
    var description = (font as? any LayerFont)?.layoutDescription ?? named ?? FontDescription(size: 0)
    description.size = Double(fontSize)
    return description
  }

  /// The font with a name, such as "Helvetica" or "Helvetica-Bold"; nil if there is none.
  private var named: FontDescription? {
    guard let name = (font as? String) ?? (font as? NSString).map({ "\($0)" }) else { return nil }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first else { return nil }
    var description = FontDescription(family: family, size: 0)
    guard description.isInstalled else { return nil }
    if parts.count > 1 {
      if parts[1].contains("Bold") { description.weight = 0.4 }
      description.isItalic = parts[1].contains("Italic") || parts[1].contains("Oblique")
    }
    return description
  }

  private var alignment: TextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
