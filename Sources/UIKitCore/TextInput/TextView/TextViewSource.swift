import ListCore
import TextLayout

/// The text of a text view as its column lays it out: by paragraphs, or as one block where the number of lines is limited.
@MainActor
final class TextViewSource: TextColumnSource {
  private unowned let view: UITextView

  init(_ view: UITextView) { self.view = view }

  private var paragraphs: TextParagraphs { view.content.edited.paragraphs }
  private var isWhole: Bool { lineLimit > 0 }

  var lineLimit: Int { max(0, view.textContainer.maximumNumberOfLines) }

  /// Only a limited text is truncated; otherwise paragraphs wrap by their own style.
  var lineBreakMode: LineBreakMode? {
    isWhole || view.textContainer.lineBreakMode == .byCharWrapping ? view.textContainer.lineBreakMode.layoutMode : nil
  }

  var flow: ContainerFlow? { ContainerFlow(view.textContainer) }

  var blockCount: Int { isWhole ? 1 : paragraphs.count }

  func block(at offset: Int) -> Int { isWhole ? 0 : paragraphs.paragraph(at: offset).index }

  func range(ofBlock index: Int) -> (range: Range<Int>, separator: Int) {
    if isWhole { return (0..<paragraphs.length, 0) }
    return (paragraphs.range(of: index), TextParagraphs.separatorLength(of: paragraphs[index]))
  }

  func content(ofBlock index: Int) -> TextContent {
    if isWhole { return view.content.shownContent(of: 0..<paragraphs.length, text: view.content.text) }
    let (range, separator) = range(ofBlock: index)
    var text = paragraphs[index]
    // A carriage return with a line feed is one character.
    if separator > 0 { text.removeLast() }
    return view.content.shownContent(of: range.lowerBound..<range.upperBound - separator, text: text)
  }

  func forEachLength(_ body: (Int) -> Void) {
    if isWhole { return body(paragraphs.length) }
    paragraphs.forEachLength(body)
  }

  /// [?] The mean width of a Latin letter is about half the size of its font.
  var estimate: (lineHeight: Double, letterWidth: Double) {
    let font = view.content.style.font
    return (Double(font.lineHeight), Double(font.pointSize) / 2)
  }
}
