import CPango

/// A paragraph of simple letters in one style, from left to right: the text of most rows.
///
/// It is shaped once, as if on one line, and broken into lines at any width without being shaped again; Pango's own
/// layout would shape the rest of a paragraph again for each line, at each width. Other text, and text that must be
/// truncated, uses `ParagraphLayout`.
///
/// It never changes. The engine's lock must be held during every use.
final class PlainParagraph {
  typealias Glyph = PlainFont.Glyph

  /// A stretch of text in one face.
  private struct Run {
    let font: PlainFont
    let bytes: Range<Int>
    let glyphs: Range<Int>
    /// The offset of the run in the unbroken paragraph, in Pango's units.
    let left: Int32
  }

  /// One line, in glyphs and bytes of the paragraph and Pango's units at the size that the paragraph was shaped at.
  struct Line {
    let glyphs: Range<Int>
    let bytes: Range<Int>
    /// The offset of the line in the unbroken paragraph.
    let left: Int32
    /// Without the space at which the line was broken.
    let width: Int32
  }

  /// The factor from lengths at the size at which the paragraph was shaped to lengths in points.
  let scale: Double
  private let text: ContiguousArray<UInt8>
  private var runs: ContiguousArray<Run> = []
  private var glyphs: ContiguousArray<Glyph> = []
  /// In Pango's units.
  private(set) var width: Int32 = 0

  /// - Parameter bytes: Those of the whole text.
  /// - Returns: nil for a paragraph that is not plain, or has letters that no font has.
  init?(_ request: ParagraphLayout.Request, bytes: UnsafeBufferPointer<UInt8>) {
    guard Self.isPlain(request), let attributes = request.pieces.first?.attributes else { return nil }
    scale = ParagraphLayout.scale(of: attributes.font)
    let bytes = UnsafeBufferPointer(rebasing: bytes[request.scan.bytes])
    text = ContiguousArray(bytes)
    guard !text.isEmpty else { return }
    let size = max(attributes.font.size, ParagraphLayout.smallestSize) / scale
    let features = FontFeatures.features(for: attributes, isPlain: true)
    // Expect one glyph for each letter.
    glyphs.reserveCapacity(bytes.count { $0 & 0xC0 != 0x80 })
    if shapeStretches(attributes.font, size, features) { return }
    runs.removeAll()
    glyphs.removeAll(keepingCapacity: true)
    width = 0
    guard shapeItems(attributes.font, size, features) else { return nil }
  }

  /// Whether only a font decides how the paragraph is shaped. Attributes and styles that are not handled here make it
  /// another kind of paragraph.
  private static func isPlain(_ request: ParagraphLayout.Request) -> Bool {
    let scan = request.scan
    let style = request.style
    guard scan.isPlain, !scan.hasTab, !scan.hasControls, !scan.hasSoftHyphen, !request.appendsEllipsis,
      !request.usesPalette, request.pieces.count == 1, let attributes = request.pieces.first?.attributes,
      attributes.font.expansion == 0, attributes.font.smallCapitals.isEmpty, style.alignment != .justified,
      style.lineBreakMode != .charWrap,
      style.baseWritingDirection != .rightToLeft,
      style.firstLineHeadIndent == style.headIndent
    else { return false }
    let known = TextAttributes(
      font: attributes.font, color: attributes.color, backgroundColor: attributes.backgroundColor,
      underline: attributes.underline, strikethrough: attributes.strikethrough,
      baselineOffset: attributes.baselineOffset)
    let knownStyle = ParagraphStyle(
      alignment: style.alignment, lineSpacing: style.lineSpacing, paragraphSpacing: style.paragraphSpacing,
      paragraphSpacingBefore: style.paragraphSpacingBefore, firstLineHeadIndent: style.firstLineHeadIndent,
      headIndent: style.headIndent, tailIndent: style.tailIndent, minimumLineHeight: style.minimumLineHeight,
      maximumLineHeight: style.maximumLineHeight, lineHeightMultiple: style.lineHeightMultiple,
      lineBreakMode: style.lineBreakMode, baseWritingDirection: style.baseWritingDirection, tabStops: style.tabStops,
      tabInterval: style.tabInterval, pushesOutWords: style.pushesOutWords, keepsHangulWords: style.keepsHangulWords)
    return attributes == known && style == knownStyle
  }

  /// Shapes a text of letters whose faces are known. Returns false for any other text, of which parts may have been added.
  private func shapeStretches(_ font: FontDescription, _ size: Double, _ features: String?) -> Bool {
    let engine = FontEngine.shared
    let faces = engine.plainFonts.faces(
      for: PlainFonts.Key(face: FontEngine.FaceKey(font: font, size: size), features: features))
    let description = engine.description(of: font, at: size)
    return text.withUnsafeBufferPointer { text in
      guard let stretches = PlainStretches(text) else { return false }
      for stretch in stretches {
        guard let font = engine.plainFonts.font(for: stretch.kind, in: faces, description, features: features) else {
          return false
        }
        let first = glyphs.count
        guard font.shape(stretch.bytes, of: text, into: &glyphs) else { return false }
        guard append(font, stretch.bytes, from: first) else { return false }
      }
      return true
    }
  }

  /// Shapes the stretches that Pango finds. Returns false for letters that no font has.
  private func shapeItems(_ font: FontDescription, _ size: Double, _ features: String?) -> Bool {
    let engine = FontEngine.shared
    let items = ItemList(
      text, description: engine.description(of: font, at: size), features: features,
      segments: engine.scriptFonts.segments(in: text))
    defer { items.free() }
    return text.withUnsafeBufferPointer { text in
      items.allSatisfy { item in
        let start = Int(item.pointee.offset)
        let bytes = start..<start + Int(item.pointee.length)
        let first = glyphs.count
        guard let font = PlainFont(item, features: features), font.shape(bytes, of: text, into: &glyphs) else {
          return false
        }
        return append(font, bytes, from: first)
      }
    }
  }

  /// Returns false if the paragraph is wider than Pango's units can express, such as a megabyte without a line break.
  private func append(_ font: PlainFont, _ bytes: Range<Int>, from first: Int) -> Bool {
    runs.append(Run(font: font, bytes: bytes, glyphs: first..<glyphs.count, left: width))
    for index in first..<glyphs.count {
      let (sum, isTooWide) = width.addingReportingOverflow(glyphs[index].width)
      if isTooWide { return false }
      width = sum
    }
    return true
  }
}

// MARK: - Lines

extension PlainParagraph {
  /// The lines within a width in Pango's units; nil for no limit.
  ///
  /// - Returns: nil if a word is wider than a line: then `ParagraphLayout` has to break the word.
  /// - Complexity: O(n) in the length of the text.
  func lines(width limit: Int32?) -> ShortList<Line>? {
    guard let limit, width > limit else { return [line(from: Place(), to: end, width: width)] }
    return fill(limit, from: Place(), joined: 0..<0)
  }

  /// The last two of `lines`, broken such that neither ends within the bytes `joined`; the others stay as they are.
  func rebreakingLastLines(
    of lines: ShortList<Line>, width limit: Int32, joined: Range<Int>
  ) -> ShortList<Line>? {
    let first = lines[lines.count - 2]
    let start = Place(glyph: first.glyphs.lowerBound, byte: first.bytes.lowerBound, width: first.left)
    guard let last = fill(limit, from: start, joined: joined) else { return nil }
    var result = lines
    result.removeLast(2)
    for line in last { result.append(line) }
    return result
  }

  /// Whether there are syllables of Hangul, which may have to stay together in words.
  var hasHangul: Bool { withText { text in text.contains { 0xEA <= $0 && $0 <= 0xED } } }

  /// A glyph, and the byte and width that the text before it takes.
  private struct Place {
    var glyph = 0
    var byte = 0
    var width: Int32 = 0
    /// The width of a space right before it.
    var space: Int32 = 0
  }

  private var end: Place { Place(glyph: glyphs.count, byte: text.count, width: width) }

  /// - Parameter joined: Bytes within which no line may end.
  private func fill(_ limit: Int32, from start: Place, joined: Range<Int>) -> ShortList<Line>? {
    withUnsafeTemporaryAllocation(of: LineBreaks.Mark.self, capacity: text.count + 1) { marks in
      text.withUnsafeBufferPointer { LineBreaks.find(in: $0, marks) }
      for position in joined where position > joined.lowerBound { marks[position].remove(.mayBreak) }
      return fill(limit, from: start, marks)
    }
  }

  /// Fills every line with as much as fits, excluding the space at its end.
  private func fill(
    _ limit: Int32, from first: Place, _ marks: UnsafeMutableBufferPointer<LineBreaks.Mark>
  ) -> ShortList<Line>? {
    var lines = ShortList<Line>()
    lines.reserveCapacity(Int(width / max(1, limit)) + 2)
    var start = first
    var place = first
    var latest: Place?

    /// Considers a possible line break. Returns false if a word is too long.
    func consider(_ place: Place) -> Bool {
      if place.width - place.space - start.width <= limit {
        latest = place
        return true
      }
      guard let last = latest else { return false }
      lines.append(line(from: start, to: last, width: last.width - last.space - start.width))
      start = last
      latest = nil
      guard place.width - place.space - start.width <= limit else { return false }
      latest = place
      return true
    }

    for index in first.glyph..<glyphs.count {
      let glyph = glyphs[index]
      place.glyph = index
      let byte = Int(glyph.byte)
      if byte > start.byte, byte != place.byte, marks[byte].contains(.mayBreak) {
        place.byte = byte
        if !consider(place) { return nil }
      }
      place.byte = byte
      place.width += glyph.width
      place.space = marks[byte].contains(.isWhite) ? glyph.width : 0
    }
    var last = end
    last.space = place.space
    guard consider(last) else { return nil }
    // The end of the paragraph is not a line break, so its spaces are included.
    lines.append(line(from: start, to: end, width: width - start.width))
    return lines
  }

  private func line(from start: Place, to end: Place, width: Int32) -> Line {
    Line(glyphs: start.glyph..<end.glyph, bytes: start.byte..<end.byte, left: start.width, width: width)
  }
}

// MARK: - Glyphs and places

extension PlainParagraph {
  /// Calls `body` with the face and glyphs of each part of a line and the distance of its left end from the line's, in
  /// Pango's units. Parts in one face follow each other.
  func forEachSlice(of line: Line, _ body: (PlainFont, UnsafeBufferPointer<Glyph>, _ left: Int32) -> Void) {
    var first = 0
    while first < runs.count, runs[first].glyphs.upperBound <= line.glyphs.lowerBound { first += 1 }
    var end = first
    while end < runs.count, runs[end].glyphs.lowerBound < line.glyphs.upperBound { end += 1 }
    glyphs.withUnsafeBufferPointer { glyphs in
      for index in first..<end where !hasRun(in: runs[index].font, first..<index) {
        for other in index..<end where runs[other].font === runs[index].font {
          let run = runs[other]
          let part = run.glyphs.clamped(to: line.glyphs)
          let left = part.lowerBound == run.glyphs.lowerBound ? run.left : line.left
          body(run.font, UnsafeBufferPointer(rebasing: glyphs[part]), left - line.left)
        }
      }
    }
  }

  private func hasRun(in font: PlainFont, _ range: Range<Int>) -> Bool {
    for index in range where runs[index].font === font { return true }
    return false
  }

  /// The distance of a byte's leading edge from the left end of its line, in Pango's units.
  func x(ofByte byte: Int, in line: Line) -> Int32 {
    guard byte < line.bytes.upperBound else { return line.width }
    guard byte > line.bytes.lowerBound, let run = runs.last(where: { $0.bytes.lowerBound <= byte }) else { return 0 }
    var x: Int32 = 0
    withGlyphString(of: run) { glyphs, text, length, analysis in
      pango_glyph_string_index_to_x(glyphs, text, length, analysis, Int32(byte - run.bytes.lowerBound), 0, &x)
    }
    return run.left + x - line.left
  }

  /// The byte nearest to a distance from the left end of a line.
  func byte(atX x: Int32, in line: Line) -> Int {
    let place = line.left + max(x, 0)
    guard let run = runs.last(where: { $0.left <= place && $0.bytes.lowerBound < line.bytes.upperBound }) else {
      return line.bytes.upperBound
    }
    var index: Int32 = 0
    var trailing: Int32 = 0
    withGlyphString(of: run) { glyphs, text, length, analysis in
      pango_glyph_string_x_to_index(glyphs, text, length, analysis, place - run.left, &index, &trailing)
    }
    let found = byte(after: run.bytes.lowerBound + Int(index), characters: Int(trailing))
    return min(max(found, line.bytes.lowerBound), line.bytes.upperBound)
  }

  /// Calls `body` with a run in Pango's form.
  private func withGlyphString(
    of run: Run,
    _ body: (
      UnsafeMutablePointer<PangoGlyphString>, UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<PangoAnalysis>
    ) -> Void
  ) {
    let count = run.glyphs.count
    withUnsafeTemporaryAllocation(of: PangoGlyphInfo.self, capacity: count) { infos in
      withUnsafeTemporaryAllocation(of: gint.self, capacity: count) { clusters in
        for (index, glyph) in glyphs[run.glyphs].enumerated() {
          var info = PangoGlyphInfo()
          info.glyph = glyph.index
          info.geometry.width = glyph.width
          infos.initializeElement(at: index, to: info)
          clusters.initializeElement(at: index, to: glyph.byte - Int32(run.bytes.lowerBound))
        }
        var string = PangoGlyphString()
        string.num_glyphs = Int32(count)
        string.glyphs = infos.baseAddress
        string.log_clusters = clusters.baseAddress
        // From left to right: only this property is used here.
        var analysis = PangoAnalysis()
        text.withUnsafeBufferPointer { text in
          guard let base = text.baseAddress else { return }
          base.withMemoryRebound(to: CChar.self, capacity: text.count) {
            body(
              &string, UnsafeMutablePointer(mutating: $0) + run.bytes.lowerBound, Int32(run.bytes.count), &analysis)
          }
        }
      }
    }
  }
}

extension PlainParagraph: ShapedParagraph {
  var byteCount: Int { text.count }

  /// An estimate of the memory that the paragraph keeps.
  var byteCost: Int {
    300 + text.count + glyphs.capacity * MemoryLayout<Glyph>.stride + runs.count * MemoryLayout<Run>.stride
  }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { body($0) }
  }
}
