import CoreGraphics

/// A text laid out in a width: measured, and ready to be drawn and searched for positions.
///
/// Making a frame looks its shape up in a cache of the process, so that measuring a text, laying it out at the
/// measured size and drawing it, even in another colour, shapes it once. Frames do not change and may be kept.
package final class TextFrame: @unchecked Sendable {
  package let content: TextContent
  /// The width that lines are aligned in; the widest line's when the frame was made without a width.
  package let width: Double
  let shaped: ShapedText

  /// The error that a width computed from a text's own width may have, in points. Lines may exceed their width by more
  /// (`ParagraphLayout.widthUnits`), so a text at its own width is never truncated.
  package static let arithmeticError = 1e-7

  private init(content: TextContent, width: Double, shaped: ShapedText) {
    self.content = content
    self.width = width.isFinite ? width : shaped.width
    self.shaped = shaped
  }

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - width: The width of lines in points; infinity breaks lines at the ends of paragraphs only.
  ///   - lineLimit: The most lines shown, over all paragraphs; 0 for no limit.
  ///   - lineBreakMode: Replaces the paragraph styles' own, if given.
  ///   - former: The frame of a text of which this one was made by an edit. Of a long paragraph only the lines are
  ///     shaped that the edit changes.
  /// - Complexity: O(n) in the length of the text. A cached text costs a look-up.
  package static func frame(
    for content: TextContent, width: Double, lineLimit: Int = 0, lineBreakMode: LineBreakMode? = nil,
    editing former: TextFrame? = nil
  ) -> TextFrame {
    var content = content
    if let lineBreakMode { content.setLineBreakMode(lineBreakMode) }
    let width = width.isNaN ? .infinity : max(0, width)
    let lineLimit = max(0, lineLimit)
    let engine = FontEngine.shared
    engine.lock.lock()
    defer { engine.lock.unlock() }
    let shaped = Self.cache.shapedText(for: content, width: width, lineLimit: lineLimit) { known in
      shapings += 1
      return TextShaper.shape(
        content, width: width, lineLimit: lineLimit, known: known,
        former: former.map { FormerText(content: $0.content, shaped: $0.shaped) })
    }
    return TextFrame(content: content, width: width, shaped: shaped)
  }

  /// Lays a text out in a region whose lines have room of different widths. Nothing of it is cached.
  /// - Complexity: O(n) in the length of the text.
  package static func frame(
    for content: TextContent, width: Double, lineLimit: Int = 0, lineBreakMode: LineBreakMode? = nil,
    spaces: any LineSpaces
  ) -> TextFrame {
    var content = content
    if let lineBreakMode { content.setLineBreakMode(lineBreakMode) }
    let width = width.isFinite ? max(0, width) : Self.unlimitedWidth
    FontEngine.shared.lock.withLock { shapings += 1 }
    let shaped = TextShaper.flow(content, width: width, lineLimit: max(0, lineLimit), spaces: spaces)
    return TextFrame(content: content, width: width, shaped: shaped)
  }

  /// The width in points that replaces an infinite one: the spaces of lines beside excluded areas need a finite width.
  private static let unlimitedWidth = 1e6

  /// How many texts have been shaped so far: a counter for tests.
  package static var shapingCount: Int {
    FontEngine.shared.lock.lock()
    defer { FontEngine.shared.lock.unlock() }
    return shapings
  }

  /// The user's language as a locale identifier: it chooses between the Chinese, Japanese and Korean forms of a letter
  /// in text that does not show which it is. Setting it empties the caches of shaped text.
  package static var language: String {
    get { FontEngine.shared.lock.withLock { FontEngine.shared.language } }
    set {
      FontEngine.shared.lock.withLock {
        guard newValue != FontEngine.shared.language else { return }
        FontEngine.shared.setLanguage(newValue)
        cache.removeAll()
      }
    }
  }

  /// Removes every shape that no frame holds, after a memory warning.
  package static func removeCachedShapes() {
    FontEngine.shared.lock.withLock { cache.removeAll() }
  }

  // Guarded by the engine's lock.
  nonisolated(unsafe) private static var shapings = 0
  /// Large enough for the texts of about eight screens of rows, so that scrolling back finds them.
  nonisolated(unsafe) static let cache = ShapedTextCache(countLimit: 320, byteLimit: 2_500_000)

  /// The widest line with its indents, and the height of all lines; not rounded.
  package var size: CGSize { CGSize(width: shaped.width, height: shaped.height) }
  package var lineCount: Int { shaped.lines.count }
  /// Whether the frame of an edited text can take lines from this one.
  package var servesEdits: Bool { !shaped.flowedLines.isEmpty }
  /// Whether text was left out because it did not fit.
  package var isTruncated: Bool { shaped.isTruncated }
  /// The distance from the top of the frame.
  package var firstBaseline: Double { shaped.lines.first?.baseline ?? 0 }
  /// The distance from the top of the frame.
  package var lastBaseline: Double { shaped.lines.last?.baseline ?? 0 }
  /// Whether the first paragraph runs right to left.
  package var isRightToLeft: Bool { shaped.lines.first?.isRightToLeft ?? false }

  package var lines: [TextLine] {
    shaped.lines.map { line in
      TextLine(
        rect: CGRect(x: line.left(in: width), y: line.top, width: line.width, height: line.height),
        baseline: line.baseline, range: line.range, room: line.room)
    }
  }
}

extension TextContent {
  mutating func setLineBreakMode(_ mode: LineBreakMode) {
    paragraph.lineBreakMode = mode
    for index in paragraphs.indices { paragraphs[index].style.lineBreakMode = mode }
  }
}
