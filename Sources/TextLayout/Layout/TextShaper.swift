import CPango

/// Turns content into a `ShapedText`: paragraph by paragraph, within a width and a total number of lines.
///
/// Lines before the last allowed one are broken as usual. The last allowed line takes the rest of its paragraph,
/// truncated with an ellipsis if it does not fit, and ends with an ellipsis if further paragraphs are left out.
struct TextShaper {
  let content: TextContent
  let width: Double
  let lineLimit: Int
  let bytes: UnsafeBufferPointer<UInt8>
  let scan: TextScan

  /// The shape of this content at another width.
  let known: ShapedText?
  /// The text before an edit, and its shape at this width.
  var former: FormerText?
  /// The length, in bytes, beyond which a paragraph is laid out line by line.
  let longParagraph: Int
  var flowedLines: ContiguousArray<FlowedLine> = []
  var paragraphs = ShortList<any ShapedParagraph>()
  var lines = ShortList<ShapedLine>()
  var bottom = 0.0
  var isTruncated = false
  var isBroken = false
  var isStretched = false

  /// Pango's time is quadratic in a paragraph's length if it cannot break lines, and an edit of a long paragraph should
  /// not shape all of it again. A paragraph longer than this, in bytes, is laid out line by line [?].
  static let longParagraph = 16_384

  /// Shapes a content.
  ///
  /// - Parameters:
  ///   - known: The shape of this content at another width, whose plain paragraphs are reused.
  ///   - former: A text of which this one was made by an edit; lines that the edit leaves alone are taken from it.
  static func shape(
    _ content: TextContent, width: Double, lineLimit: Int, known: ShapedText? = nil, former: FormerText? = nil,
    longParagraph: Int = longParagraph
  ) -> ShapedText {
    var string = content.string
    return string.withUTF8 { bytes in
      // Paragraphs that were laid out line by line cannot be reused with others.
      let known = known?.lines.contains { $0.room != nil } == true ? nil : known
      var shaper = TextShaper(
        content: content, width: width, lineLimit: lineLimit, bytes: bytes, known: known,
        longParagraph: longParagraph)
      shaper.former = former
      return shaper.shape()
    }
  }

  init(
    content: TextContent, width: Double, lineLimit: Int, bytes: UnsafeBufferPointer<UInt8>, known: ShapedText?,
    longParagraph: Int = longParagraph
  ) {
    self.longParagraph = longParagraph
    self.content = content
    self.known = known
    self.width = width
    self.lineLimit = lineLimit
    self.bytes = bytes
    scan = TextScan(bytes)
  }

  private mutating func shape() -> ShapedText {
    for index in scan.paragraphs.indices {
      let room = lineLimit == 0 ? 0 : lineLimit - lines.count
      if lineLimit > 0, room <= 0 {
        isTruncated = true
        break
      }
      place(paragraph: index, lineLimit: room)
      if isTruncated { break }
    }
    let needed =
      flowedLines.isEmpty
      ? lines.reduce(0) { max($0, $1.neededWidth) } : flowedLines.reduce(0) { max($0, $1.neededWidth) }
    let widths: ClosedRange<Double>
    if isTruncated || (isStretched && isBroken) {
      widths = width...width
    } else {
      widths = min(needed, width)...(isBroken ? width : .infinity)
    }
    let limits = isTruncated ? lineLimit...lineLimit : lines.count...Int.max
    return ShapedText(
      paragraphs: paragraphs, lines: lines, height: bottom, isTruncated: isTruncated, validWidths: widths,
      validLimits: limits, flowedLines: flowedLines)
  }

  private mutating func place(paragraph index: Int, lineLimit room: Int) {
    let scanned = scan.paragraphs[index]
    let style = content.paragraphStyle(at: scanned.utf16.lowerBound)
    let pieces = pieces(of: scanned)
    var request = ParagraphLayout.Request(
      scan: scanned, pieces: pieces, style: style, width: width, lineLimit: room, appendsEllipsis: false,
      usesPalette: !content.runs.isEmpty)
    let hasMore = index + 1 < scan.paragraphs.count
    if style.hyphenationFactor > 0, width.isFinite,
      HyphenationDictionary.dictionary(of: FontEngine.shared.language) != nil
    {
      return flow(paragraph: index, style)
    }
    let isLong = room == 0 && width.isFinite && scanned.bytes.count > longParagraph
    // The last word is only kept together with the previous one if the whole paragraph is laid out at once.
    if isLong, !style.pushesOutWords { return flow(paragraph: index, style) }
    if placePlain(request, paragraph: index, hasMore: hasMore) { return }
    if isLong { return flow(paragraph: index, style) }
    var layout = ParagraphLayout(request, bytes: bytes)
    if style.keepsHangulWords, scanned.hasOtherScripts, overflows(layout) {
      request.style.keepsHangulWords = false
      layout = ParagraphLayout(request, bytes: bytes)
    }
    var count = layout.lineCount
    if style.pushesOutWords, count > 1, room == 0 || count <= room,
      let joined = LoneWord.joined(in: layout, count: count, bytes: bytes, start: scanned.bytes.lowerBound)
    {
      request.joined = joined
      let other = ParagraphLayout(request, bytes: bytes)
      if other.lineCount == count, !overflows(other) { layout = other } else { request.joined = nil }
    }
    if room > 0, count >= room, hasMore, style.lineBreakMode.truncates, !layout.isEllipsized {
      request.appendsEllipsis = true
      layout = ParagraphLayout(request, bytes: bytes)
      count = layout.lineCount
      isTruncated = true
    }
    if layout.isEllipsized { isTruncated = true }
    if room > 0, count > room {
      isTruncated = true
      count = room
    }
    if count > 1 { isBroken = true }
    if style.alignment == .justified { isStretched = true }
    addSpacing(beforeParagraph: index, style)
    paragraphs.append(layout)
    placeLines(of: layout, count: count, scanned: scanned, style: style, pieces: pieces, hasMore: hasMore)
  }

  mutating func addSpacing(beforeParagraph index: Int, _ style: ParagraphStyle) {
    if index > 0 {
      let previous = content.paragraphStyle(at: scan.paragraphs[index - 1].utf16.lowerBound)
      bottom += previous.lineSpacing + previous.paragraphSpacing + style.paragraphSpacingBefore
    }
  }

  private mutating func placeLines(
    of layout: ParagraphLayout, count: Int, scanned: TextScan.Paragraph, style: ParagraphStyle,
    pieces: ShortList<ParagraphLayout.Piece>, hasMore: Bool
  ) {
    var node = layout.lines
    var offset = scanned.utf16.lowerBound
    let end = scanned.utf16.upperBound
    for index in 0..<count {
      guard let current = node, let data = current.pointee.data else { break }
      node = current.pointee.next
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let next = node?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self)
      let start = min(Int(line.pointee.start_index), layout.byteCount)
      let stop = max(start, min(next.map { Int($0.pointee.start_index) } ?? layout.byteCount, layout.byteCount))
      let base = scanned.bytes.lowerBound
      var upper = offset + utf16Length(of: bytes, in: base + start..<base + stop)
      if index == count - 1, next == nil || (isTruncated && layout.isEllipsized) { upper = end }
      if index == count - 1, isTruncated, style.lineBreakMode.truncates {
        upper = scan.paragraphs[scan.paragraphs.count - 1].utf16.upperBound
      }
      let measures = LineMeasures(pieces: pieces, bytes: start..<stop, style: style)
      if index > 0 { bottom += style.lineSpacing }
      lines.append(
        ShapedLine(
          source: .pango(line), scale: layout.scale, paragraph: paragraphs.count - 1,
          paragraphStart: scanned.utf16.lowerBound, range: offset..<upper,
          indent: index == 0 ? style.firstLineHeadIndent : style.headIndent, tailIndent: style.tailIndent,
          alignment: style.alignment, isRightToLeft: line.pointee.resolved_dir == PANGO_DIRECTION_RTL.rawValue,
          width: advance(of: line) * layout.scale, top: bottom, height: measures.height,
          baseline: bottom + measures.baseline,
          glyphTop: bottom + measures.baseline - measures.ascent, glyphHeight: measures.ascent + measures.descent,
          room: nil))
      bottom += measures.height
      offset = upper
    }
  }

  /// Whether a line is wider than allowed, because its text could not be broken.
  private func overflows(_ layout: ParagraphLayout) -> Bool {
    let limit = pango_layout_get_width(layout.layout)
    guard limit >= 0 else { return false }
    var node = layout.lines
    while let current = node {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      if pangoUnits(advance(of: line)) > limit + 1 { return true }
      node = current.pointee.next
    }
    return false
  }

  func advance(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
    var width = 0
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      width += Int(pango_glyph_string_get_width(run.pointee.glyphs))
      width += Int(run.pointee.start_x_offset) + Int(run.pointee.end_x_offset)
      node = current.pointee.next
    }
    return Double(width) / Double(PANGO_SCALE)
  }

  /// The ranges of a paragraph with different attributes, without gaps.
  func pieces(of paragraph: TextScan.Paragraph) -> ShortList<ParagraphLayout.Piece> {
    let length = paragraph.bytes.count
    guard !content.runs.isEmpty else {
      return [ParagraphLayout.Piece(bytes: 0..<length, attributes: content.attributes, palette: 0)]
    }
    var pieces = ShortList<ParagraphLayout.Piece>()
    var covered = 0
    func append(to end: Int, _ attributes: TextAttributes, palette: Int) {
      guard end > covered else { return }
      pieces.append(ParagraphLayout.Piece(bytes: covered..<end, attributes: attributes, palette: palette))
      covered = end
    }
    for (index, run) in content.runs.enumerated() where run.range.overlaps(paragraph.utf16) {
      let lower = max(0, run.range.lowerBound - paragraph.utf16.lowerBound)
      let upper = min(run.range.upperBound, paragraph.utf16.upperBound) - paragraph.utf16.lowerBound
      append(
        to: byteOffset(ofUTF16: lower, of: bytes, in: paragraph.bytes), content.attributes, palette: 0)
      append(
        to: byteOffset(ofUTF16: upper, of: bytes, in: paragraph.bytes), run.attributes, palette: index + 1)
    }
    append(to: length, content.attributes, palette: 0)
    if pieces.isEmpty {
      let attributes = content.attributes(at: paragraph.utf16.lowerBound)
      pieces = [ParagraphLayout.Piece(bytes: 0..<0, attributes: attributes, palette: 0)]
    }
    return pieces
  }
}
