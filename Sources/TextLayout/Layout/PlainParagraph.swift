import CPango

/// A paragraph of simple letters in one style, from left to right: the text of most rows.
///
/// It is shaped once, as if on one line, and broken into lines at any width without being shaped again; Pango's own
/// layout would shape the rest of a paragraph again for each line, at each width. Other text, and text that must be
/// truncated, uses `ParagraphLayout`.
///
/// It never changes. The engine's lock must be held during every use.
final class PlainParagraph {
  /// A stretch of text in one face.
  private struct Run {
    let item: UnsafeMutablePointer<PangoItem>
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
    /// Where the run begins and ends in the unbroken paragraph, in Pango's units.
    let left: Int32
    let right: Int32

    var start: Int { Int(item.pointee.offset) }
    var count: Int { Int(glyphs.pointee.num_glyphs) }
    func width(_ glyph: Int) -> Int32 { glyphs.pointee.glyphs[glyph].geometry.width }
    /// The byte of the paragraph that a glyph begins at.
    func byte(_ glyph: Int) -> Int { start + Int(glyphs.pointee.log_clusters[glyph]) }
  }

  /// The part of a run within a line.
  struct Slice {
    let run: Int
    let glyphs: Range<Int>
    /// In Pango's units at the size that the paragraph was shaped at.
    let width: Int32
  }

  /// One line, in bytes of the paragraph and Pango's units at the size that the paragraph was shaped at.
  struct Line {
    let slices: ContiguousArray<Slice>
    let bytes: Range<Int>
    /// Without the space at which the line was broken.
    let width: Int32
  }

  /// Points a point of the size that the paragraph was shaped at.
  let scale: Double
  private let text: ContiguousArray<UInt8>
  private var runs: ContiguousArray<Run> = []
  /// In Pango's units.
  private(set) var width: Int32 = 0

  /// - Parameter bytes: Those of the whole text.
  /// - Returns: nil for a paragraph that is not plain.
  init?(_ request: ParagraphLayout.Request, bytes: UnsafeBufferPointer<UInt8>) {
    guard Self.isPlain(request), let attributes = request.pieces.first?.attributes else { return nil }
    scale = ParagraphLayout.scale(of: attributes.font)
    text = ContiguousArray(bytes[request.scan.bytes])
    let scanned = request.scan
    let segments =
      scanned.hasOtherScripts ? FontEngine.shared.scriptFonts.segments(in: bytes, range: scanned.bytes) : []
    shape(attributes, segments, start: scanned.bytes.lowerBound)
  }

  deinit {
    FontEngine.shared.lock.lock()
    for run in runs {
      pango_glyph_string_free(run.glyphs)
      pango_item_free(run.item)
    }
    FontEngine.shared.lock.unlock()
  }

  /// Whether only a font decides how the paragraph is shaped. Attributes and styles that are not handled here make it
  /// another kind of paragraph.
  private static func isPlain(_ request: ParagraphLayout.Request) -> Bool {
    let scan = request.scan
    let style = request.style
    guard scan.isPlain, !scan.hasTab, !scan.hasControls, !scan.hasSoftHyphen, !request.appendsEllipsis,
      !request.usesPalette, request.pieces.count == 1, let attributes = request.pieces.first?.attributes,
      style.alignment != .justified, style.lineBreakMode != .charWrap, style.baseWritingDirection != .rightToLeft,
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

  /// - Parameter segments: The parts in other font families, from byte `start` of the whole text on.
  private func shape(_ attributes: TextAttributes, _ segments: [ScriptFonts.Segment], start: Int) {
    let size = max(attributes.font.size, ParagraphLayout.smallestSize) / scale
    let features = FontFeatures.features(for: attributes, isPlain: true)
    let letters = LatinItems.letters(of: text)
    guard segments.isEmpty, letters.isLatin, !text.isEmpty else {
      return itemise(attributes, features, size, segments, start: start).forEach(shape)
    }
    let key = LatinItems.Key(
      face: FontEngine.FaceKey(font: attributes.font, size: size), features: features, hasLetters: letters.hasLetters)
    let known = FontEngine.shared.latinItems
    if let item = known.item(for: key, length: text.count) { return shape(item) }
    let items = itemise(attributes, features, size, segments, start: start)
    if items.count == 1 { known.keep(items[0], for: key) }
    items.forEach(shape)
  }

  private func shape(_ item: UnsafeMutablePointer<PangoItem>) {
    let glyphs = pango_glyph_string_new()!
    withCharacters { characters in
      pango_shape_full(
        characters + Int(item.pointee.offset), item.pointee.length, characters, Int32(text.count),
        &item.pointee.analysis, glyphs)
    }
    let end = width + pango_glyph_string_get_width(glyphs)
    runs.append(Run(item: item, glyphs: glyphs, left: width, right: end))
    width = end
  }

  /// The stretches in one face, script and language.
  private func itemise(
    _ attributes: TextAttributes, _ features: String?, _ size: Double, _ segments: [ScriptFonts.Segment], start: Int
  ) -> [UnsafeMutablePointer<PangoItem>] {
    let engine = FontEngine.shared
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(engine.description(of: attributes.font, at: size)))
    if let features { pango_attr_list_insert(list, pango_attr_font_features_new(features)) }
    for segment in segments {
      let range = segment.range.lowerBound - start..<segment.range.upperBound - start
      insert(pango_attr_family_new(segment.family), into: list, range: range)
      guard let language = segment.language else { continue }
      insert(pango_attr_language_new(pango_language_from_string(language)), into: list, range: range)
    }
    var items: [UnsafeMutablePointer<PangoItem>] = []
    withCharacters { characters in
      let first = pango_itemize_with_base_dir(
        engine.context(isRightToLeft: false), PANGO_DIRECTION_LTR, characters, 0, Int32(text.count), list, nil)
      var node = first
      while let current = node {
        items.append(current.pointee.data.assumingMemoryBound(to: PangoItem.self))
        node = current.pointee.next
      }
      g_list_free(first)
    }
    return items
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, range: Range<Int>
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func withCharacters<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return withUnsafePointer(to: CChar(0)) { body($0) } }
      return base.withMemoryRebound(to: CChar.self, capacity: buffer.count) { body($0) }
    }
  }
}

// MARK: - Lines

extension PlainParagraph {
  /// The lines within a width in Pango's units; nil for no limit.
  ///
  /// - Returns: nil if a word is wider than a line, which is then broken within the word.
  /// - Complexity: O(n) in the length of the text.
  func lines(width limit: Int32?) -> ContiguousArray<Line>? {
    guard let limit, width > limit else { return [line(from: Place(), to: end, width: width)] }
    return fill(limit, from: Place(), joined: 0..<0)
  }

  /// The last two of `lines`, broken such that neither ends within the bytes `joined`; the others stay as they are.
  func rebreakingLastLines(
    of lines: ContiguousArray<Line>, width limit: Int32, joined: Range<Int>
  ) -> ContiguousArray<Line>? {
    let kept = lines.dropLast(2)
    guard let first = lines[kept.endIndex].slices.first else { return nil }
    var start = Place(run: first.run, glyph: first.glyphs.lowerBound, byte: lines[kept.endIndex].bytes.lowerBound)
    for line in kept { for slice in line.slices { start.width += slice.width } }
    return fill(limit, from: start, joined: joined).map { kept + $0 }
  }

  /// Whether there are syllables of Hangul, which may have to stay together in words.
  var hasHangul: Bool { text.contains { (0xEA...0xED).contains($0) } }

  /// A glyph, and the byte and width that the text before it takes.
  private struct Place {
    var run = 0
    var glyph = 0
    var byte = 0
    var width: Int32 = 0
    /// The width of a space right before it.
    var space: Int32 = 0
  }

  private var end: Place { Place(run: runs.count, glyph: 0, byte: text.count, width: width) }

  /// - Parameter joined: Bytes within which no line may end.
  private func fill(_ limit: Int32, from start: Place, joined: Range<Int>) -> ContiguousArray<Line>? {
    withUnsafeTemporaryAllocation(of: LineBreaks.Mark.self, capacity: text.count + 1) { marks in
      text.withUnsafeBufferPointer { LineBreaks.find(in: $0, marks) }
      for position in joined where position > joined.lowerBound { marks[position].remove(.mayBreak) }
      return fill(limit, from: start, marks)
    }
  }

  /// As much in every line as fits, the space at its end not counted.
  private func fill(
    _ limit: Int32, from first: Place, _ marks: UnsafeMutableBufferPointer<LineBreaks.Mark>
  ) -> ContiguousArray<Line>? {
    var lines: ContiguousArray<Line> = []
    var start = first
    var place = first
    var latest: Place?

    /// Takes a place where a line may end into account. Returns false if a word is too long.
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

    for run in first.run..<runs.count {
      for glyph in (run == first.run ? first.glyph : 0)..<runs[run].count {
        place.run = run
        place.glyph = glyph
        let byte = runs[run].byte(glyph)
        if byte > start.byte, byte != place.byte, marks[byte].contains(.mayBreak) {
          place.byte = byte
          if !consider(place) { return nil }
        }
        place.byte = byte
        let width = runs[run].width(glyph)
        place.width += width
        place.space = marks[byte].contains(.isWhite) ? width : 0
      }
    }
    var last = end
    last.space = place.space
    guard consider(last) else { return nil }
    // The end of the paragraph is no break, so its spaces count.
    lines.append(line(from: start, to: end, width: width - start.width))
    return lines
  }

  private func line(from start: Place, to end: Place, width: Int32) -> Line {
    var slices: ContiguousArray<Slice> = []
    for run in start.run..<min(end.run + 1, runs.count) {
      let lower = run == start.run ? start.glyph : 0
      let upper = run == end.run ? end.glyph : runs[run].count
      guard lower < upper else { continue }
      let left = run == start.run ? start.width : runs[run].left
      let right = run == end.run ? end.width : runs[run].right
      slices.append(Slice(run: run, glyphs: lower..<upper, width: right - left))
    }
    return Line(slices: slices, bytes: start.byte..<end.byte, width: width)
  }
}

// MARK: - Glyphs and places

extension PlainParagraph {
  /// Calls `body` with the face and glyphs of each part of a line and the distance of its left end from the line's, in
  /// Pango's units.
  func forEachSlice(
    of line: Line, _ body: (UnsafeMutablePointer<PangoFont>, inout PangoGlyphString, _ left: Int32) -> Void
  ) {
    var left: Int32 = 0
    for slice in line.slices {
      let run = runs[slice.run]
      var glyphs = PangoGlyphString()
      glyphs.num_glyphs = Int32(slice.glyphs.count)
      glyphs.glyphs = run.glyphs.pointee.glyphs + slice.glyphs.lowerBound
      glyphs.log_clusters = run.glyphs.pointee.log_clusters + slice.glyphs.lowerBound
      if let font = run.item.pointee.analysis.font { body(font, &glyphs, left) }
      left += slice.width
    }
  }

  /// The distance of a byte's leading edge from the left end of its line, in Pango's units.
  func x(ofByte byte: Int, in line: Line) -> Int32 {
    var left: Int32 = 0
    for slice in line.slices {
      let run = runs[slice.run]
      let bytes = bytes(of: slice)
      if byte < bytes.upperBound {
        return left + x(ofByte: max(byte, bytes.lowerBound), in: run) - x(ofByte: bytes.lowerBound, in: run)
      }
      left += slice.width
    }
    return line.width
  }

  /// The byte nearest to a distance from the left end of a line.
  func byte(atX x: Int32, in line: Line) -> Int {
    var left: Int32 = 0
    for slice in line.slices {
      guard x < left + slice.width else {
        left += slice.width
        continue
      }
      let run = runs[slice.run]
      let offset = self.x(ofByte: bytes(of: slice).lowerBound, in: run)
      var index: Int32 = 0
      var trailing: Int32 = 0
      withCharacters {
        pango_glyph_string_x_to_index(
          run.glyphs, UnsafeMutablePointer(mutating: $0) + run.start, run.item.pointee.length,
          &run.item.pointee.analysis, max(x - left, 0) + offset, &index, &trailing)
      }
      return byte(after: run.start + Int(index), characters: Int(trailing))
    }
    return line.bytes.upperBound
  }

  private func bytes(of slice: Slice) -> Range<Int> {
    let run = runs[slice.run]
    let upper =
      slice.glyphs.upperBound < run.count
      ? run.byte(slice.glyphs.upperBound) : run.start + Int(run.item.pointee.length)
    return run.byte(slice.glyphs.lowerBound)..<upper
  }

  private func x(ofByte byte: Int, in run: Run) -> Int32 {
    var x: Int32 = 0
    withCharacters {
      pango_glyph_string_index_to_x(
        run.glyphs, UnsafeMutablePointer(mutating: $0) + run.start, run.item.pointee.length,
        &run.item.pointee.analysis, Int32(byte - run.start), 0, &x)
    }
    return x
  }
}

extension PlainParagraph: ShapedParagraph {
  var byteCount: Int { text.count }

  /// An estimate of the memory that the paragraph keeps.
  var byteCost: Int { 400 + text.count * 30 }

  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withUnsafeBufferPointer { body($0) }
  }
}
