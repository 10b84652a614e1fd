import ListCore
import TextLayout

/// The text of a storage that no text view shows, as a column lays it out.
@MainActor
final class StorageText: TextColumnSource {
  private unowned let manager: NSLayoutManager
  private var known: TextParagraphs?
  private lazy var ownColumn = TextColumn(self)

  init(_ manager: NSLayoutManager) { self.manager = manager }

  /// The column in the container's present width.
  var column: TextColumn {
    let container = manager.textContainers.first
    let width = container.map { $0.size.width > 0 ? $0.size.width : .infinity } ?? .infinity
    ownColumn.setWidth(Double(width - 2 * (container?.lineFragmentPadding ?? 0)))
    return ownColumn
  }

  func reset() {
    known = nil
    ownColumn.reset()
  }

  var paragraphs: TextParagraphs {
    if let known { return known }
    let paragraphs = TextParagraphs(manager.textStorage?.string ?? "")
    known = paragraphs
    return paragraphs
  }

  private var isWhole: Bool { lineLimit > 0 }
  var lineLimit: Int { max(0, manager.textContainers.first?.maximumNumberOfLines ?? 0) }

  var lineBreakMode: LineBreakMode? {
    manager.textContainers.first.flatMap {
      isWhole || $0.lineBreakMode != .byWordWrapping ? $0.lineBreakMode.layoutMode : nil
    }
  }

  var flow: ContainerFlow? { manager.textContainers.first.flatMap { ContainerFlow($0) } }

  var blockCount: Int { isWhole ? 1 : paragraphs.count }
  func block(at offset: Int) -> Int { isWhole ? 0 : paragraphs.paragraph(at: offset).index }

  func range(ofBlock index: Int) -> (range: Range<Int>, separator: Int) {
    if isWhole { return (0..<paragraphs.length, 0) }
    return (paragraphs.range(of: index), TextParagraphs.separatorLength(of: paragraphs[index]))
  }

  /// [D] Text without a font is set in 12 points.
  func content(ofBlock index: Int) -> TextContent {
    let traits = UITraitCollection.current
    let defaults = AttributedContent(
      font: .systemFont(ofSize: 12), color: nil, paragraphStyle: NSParagraphStyle(), traits: traits,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    let (range, separator) = range(ofBlock: index)
    let text = NSRange(range.lowerBound..<range.upperBound - separator)
    guard let storage = manager.textStorage, storage.length > 0 else { return defaults.content("") }
    // An empty line is as high as the separator at its end, or the one in front of it.
    guard text.length > 0 else {
      let place = min(range.lowerBound, storage.length - 1)
      return defaults.content("", attributes: storage.attributes(at: place, effectiveRange: nil))
    }
    return defaults.content(storage.attributedSubstring(from: text))
  }

  func forEachLength(_ body: (Int) -> Void) {
    if isWhole { return body(paragraphs.length) }
    paragraphs.forEachLength(body)
  }

  var estimate: (lineHeight: Double, letterWidth: Double) { (14, 6) }
}
