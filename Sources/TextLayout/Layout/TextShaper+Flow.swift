import CPango

/// Lays text out in a region whose lines have room of different widths.
///
/// Pango breaks a paragraph at one width only. So each space is filled separately from the remaining text, of which
/// only as much is shaped as may fit. A paragraph costs O(n) in its length. If all lines have the full width, a line
/// depends only on the letters from its beginning to its `FlowedLine.reach`, so that an edit need not lay out the other
/// lines again.
extension TextShaper {
  /// - Parameter spaces: Asked without the engine's lock: the answer may be an app's.
  static func flow(_ content: TextContent, width: Double, lineLimit: Int, spaces: any LineSpaces) -> ShapedText {
    var string = content.string
    return string.withUTF8 { bytes in
      var shaper = TextShaper(content: content, width: width, lineLimit: lineLimit, bytes: bytes, known: nil)
      return shaper.flow(spaces)
    }
  }

  private mutating func flow(_ spaces: any LineSpaces) -> ShapedText {
    var flow = Flow(spaces: spaces)
    var before: ParagraphStyle?
    for index in scan.paragraphs.indices {
      let style = content.paragraphStyle(at: scan.paragraphs[index].utf16.lowerBound)
      if let before { bottom += before.lineSpacing + before.paragraphSpacing + style.paragraphSpacingBefore }
      before = style
      place(paragraph: index, style, &flow)
      if isTruncated { break }
    }
    return ShapedText(
      paragraphs: paragraphs, lines: lines, height: bottom, isTruncated: isTruncated, validWidths: width...width,
      validLimits: lineLimit...lineLimit)
  }

  /// Lays out one paragraph line by line, with the full width for each line.
  mutating func flow(paragraph index: Int, _ style: ParagraphStyle) {
    addSpacing(beforeParagraph: index, style)
    var flow = Flow(spaces: Column(), lineCount: lines.count)
    flow.isRecorded = lineLimit == 0 && scan.paragraphs.count == 1
    place(paragraph: index, style, &flow)
    (isBroken, isStretched) = (true, true)
  }

  /// A region in which each line has the full width.
  private struct Column: LineSpaces {
    func spaces(for line: ProposedLine) -> [LineSpace] { [LineSpace(room: line.extent, top: line.top)] }
  }

  /// The state of a layout between its lines.
  struct Flow {
    let spaces: any LineSpaces
    /// Whether its lines may be used again after an edit.
    var isRecorded = false
    /// How many lines there are, each with one or several rooms.
    var lineCount = 0
  }

  /// The progress of filling a paragraph into the spaces of its lines.
  struct Filling {
    let scanned: TextScan.Paragraph
    let pieces: ShortList<ParagraphLayout.Piece>
    let style: ParagraphStyle
    let isRightToLeft: Bool
    let hasMore: Bool
    /// The byte at which the rest begins, from the start of the paragraph, and its UTF-16 offset.
    var byte = 0
    var offset: Int
    /// The end of the bytes that the next line has been laid out from so far.
    var reach = 0

    var isDone: Bool { byte >= scanned.bytes.count }
  }

  /// Text in one space.
  private struct Part {
    let paragraph: any ShapedParagraph
    let source: ShapedLine.Source
    let scale: Double
    /// The advance of the line, in points.
    let width: Double
    let space: LineSpace
    let bytes: Range<Int>
    let range: Range<Int>
    let measures: LineMeasures
    var isEllipsized = false
  }

  /// The maximum number of times that a line moves down to find space for a word; then the word is broken [?].
  private static let searchLimit = 64

  private mutating func place(paragraph index: Int, _ style: ParagraphStyle, _ flow: inout Flow) {
    let scanned = scan.paragraphs[index]
    var filling = FontEngine.shared.lock.withLock {
      Filling(
        scanned: scanned, pieces: pieces(of: scanned), style: style,
        isRightToLeft: isRightToLeft(scanned, style), hasMore: index + 1 < scan.paragraphs.count,
        offset: scanned.utf16.lowerBound)
    }
    let edit = flow.isRecorded ? former?.edit(of: content, bytes, scan, width: width) : nil
    if let edit { keepLines(before: edit, &filling, &flow) }
    var isFirst = lines.isEmpty || !flow.isRecorded
    var searches = 0
    repeat {
      if lineLimit > 0, flow.lineCount == lineLimit { return truncate() }
      let top = bottom + (isFirst ? 0 : style.lineSpacing)
      guard let spaces = rooms(at: top, isFirst: isFirst, filling, flow), let room = spaces.first else {
        return truncate()
      }
      let isLast = lineLimit > 0 && flow.lineCount == lineLimit - 1
      let start = filling.byte
      let parts = FontEngine.shared.lock.withLock {
        fill(spaces, &filling, breaksWords: searches >= Self.searchLimit, isLast: isLast)
      }
      guard !parts.isEmpty else {
        // No word fits beside the areas: the next line may have more space.
        searches += 1
        bottom = room.top + max(1, lineHeight(filling) / 4) - (isFirst ? 0 : style.lineSpacing)
        continue
      }
      searches = 0
      isFirst = false
      flow.lineCount += 1
      append(parts, filling)
      if isTruncated { return }
      if flow.isRecorded { record(from: start, reach: filling.reach) }
      filling.reach = 0
      if let edit, takeLines(behind: edit, filling) { return }
    } while !filling.isDone
  }

  /// Leaves out the rest of the text, which becomes part of the last line's range.
  private mutating func truncate() {
    isTruncated = true
    let end = scan.paragraphs[scan.paragraphs.count - 1].utf16.upperBound
    guard let last = lines.last else {
      let empty = FontEngine.shared.lock.withLock { emptyPart(end: end) }
      if let empty { append([empty], nil) }
      return
    }
    lines.removeLast(1)
    lines.append(last.ending(at: end))
  }

  /// A line without letters, for text that has no room at all.
  private func emptyPart(end: Int) -> Part? {
    let style = content.paragraphStyle(at: 0)
    let pieces: ShortList<ParagraphLayout.Piece> = [
      ParagraphLayout.Piece(bytes: 0..<0, attributes: content.attributes(at: 0), palette: 0)
    ]
    let layout = ParagraphLayout(
      ParagraphLayout.Request(
        scan: TextScan.Paragraph(bytes: 0..<0, utf16: 0..<0, separatorLength: 0), pieces: pieces, style: style,
        width: .infinity, lineLimit: 0, appendsEllipsis: false, usesPalette: false), bytes: bytes)
    return layout.firstLine.map {
      Part(
        paragraph: layout, source: .pango($0), scale: layout.scale, width: advance(of: $0) * layout.scale,
        space: LineSpace(room: 0...0, top: bottom), bytes: 0..<0, range: 0..<end,
        measures: LineMeasures(pieces: pieces, bytes: 0..<0, style: style), isEllipsized: layout.isEllipsized)
    }
  }

  private func isRightToLeft(_ scanned: TextScan.Paragraph, _ style: ParagraphStyle) -> Bool {
    guard style.baseWritingDirection == .natural else { return style.baseWritingDirection == .rightToLeft }
    guard scanned.hasOtherScripts else { return false }
    // The first letter with a direction decides.
    var position = scanned.bytes.lowerBound
    while position < scanned.bytes.upperBound {
      let (value, length) = TextScan.scalar(in: bytes, at: position)
      switch value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
      case 0x200E: return false
      default: if Unicode.Scalar(value)?.properties.isAlphabetic == true { return false }
      }
      position += length
    }
    return false
  }

  // MARK: Rooms

  /// The rooms of the next line, for its height: a line with a larger font needs room for all of its height.
  private func rooms(at top: Double, isFirst: Bool, _ filling: Filling, _ flow: Flow) -> [LineSpace]? {
    let style = filling.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    let (lead, trail) = (min(head, tail), max(head, tail))
    let extent = filling.isRightToLeft ? width - trail...width - lead : lead...trail
    let spaces = flow.spaces.spaces(
      for: ProposedLine(
        extent: extent, top: top, height: lineHeight(filling), offset: filling.offset,
        isRightToLeft: filling.isRightToLeft))
    return spaces.isEmpty ? nil : spaces
  }

  /// The height of the highest line that the rest of a paragraph may have.
  private func lineHeight(_ filling: Filling) -> Double {
    LineMeasures(
      pieces: filling.pieces, bytes: filling.byte..<max(filling.byte, filling.scanned.bytes.count),
      style: filling.style
    ).height
  }

  private func fill(
    _ spaces: [LineSpace], _ filling: inout Filling, breaksWords: Bool, isLast: Bool
  ) -> [Part] {
    var parts: [Part] = []
    // A word that has all of the width and does not fit is broken.
    let widest = spaces.max { $0.width < $1.width }
    let isWhole = spaces.count == 1 && spaces[0].width >= width - 0.01
    for (index, space) in spaces.enumerated() where parts.isEmpty || !filling.isDone {
      let isEnd = isLast && index == spaces.count - 1
      let breaks = isWhole || (breaksWords && parts.isEmpty && space == widest)
      guard let part = part(in: space, &filling, breaksWords: breaks, isEnd: isEnd) else { continue }
      filling.byte = part.bytes.upperBound
      filling.offset = part.range.upperBound
      parts.append(part)
    }
    return parts
  }

  /// The part of the rest of a paragraph that fits into a space; nil if that is less than a word.
  /// - Parameter isEnd: Whether this is the last line: text that does not fit is truncated.
  private func part(in space: LineSpace, _ filling: inout Filling, breaksWords: Bool, isEnd: Bool) -> Part? {
    let style = filling.style
    let rest = filling.byte..<filling.scanned.bytes.count
    let truncates = isEnd && style.lineBreakMode.truncates
    if !truncates, let part = plainPart(in: space, &filling) { return part }
    var count = truncates ? rest.count : estimate(of: space.width, filling)
    while true {
      let chunk = rest.lowerBound..<scalarEnd(min(rest.upperBound, rest.lowerBound + count), filling)
      filling.reach = max(filling.reach, reach(of: chunk, filling))
      let request = request(for: chunk, of: filling, in: space, truncates: truncates)
      let layout = ParagraphLayout(request, bytes: bytes)
      guard let line = layout.firstLine else { return nil }
      let fills = layout.lineCount > 1
      if !fills, chunk.upperBound < rest.upperBound {
        count *= 2
        continue
      }
      let length = fills && !truncates ? layout.secondLineStart : layout.byteCount
      if fills, !truncates, let part = hyphenated(layout, length, chunk, space, filling) { return part }
      if fills, !breaksWords, style.lineBreakMode != .charWrap, !layout.mayBreak(atByte: length) { return nil }
      if !fills, !breaksWords, !truncates, layout.overflows(space.width) { return nil }
      return part(layout, line, length, request.pieces, space, filling)
    }
  }

  private func part(
    _ layout: ParagraphLayout, _ line: UnsafeMutablePointer<PangoLayoutLine>, _ length: Int,
    _ pieces: ShortList<ParagraphLayout.Piece>, _ space: LineSpace, _ filling: Filling
  ) -> Part {
    let bytes = filling.byte..<filling.byte + length
    return Part(
      paragraph: layout, source: .pango(line), scale: layout.scale, width: advance(of: line) * layout.scale,
      space: space, bytes: bytes, range: range(of: bytes, filling),
      measures: LineMeasures(pieces: pieces, bytes: 0..<length, style: filling.style),
      isEllipsized: layout.isEllipsized)
  }

  /// The UTF-16 offsets of a line, with the separator after the last one.
  private func range(of line: Range<Int>, _ filling: Filling) -> Range<Int> {
    let base = filling.scanned.bytes.lowerBound
    guard line.upperBound < filling.scanned.bytes.count else {
      return filling.offset..<filling.scanned.utf16.upperBound
    }
    let units = utf16Length(of: bytes, in: base + line.lowerBound..<base + line.upperBound)
    return filling.offset..<filling.offset + units
  }

  /// A line of simple letters, which need no layout of Pango's; nil for other text, and where a word does not fit.
  private func plainPart(in space: LineSpace, _ filling: inout Filling) -> Part? {
    let style = filling.style
    guard style.hyphenationFactor <= 0, space.width > 0 else { return nil }
    let end = filling.scanned.bytes.count
    var count = plainEstimate(of: space.width, filling)
    while true {
      let chunk = filling.byte..<scalarEnd(min(end, filling.byte + count), filling)
      filling.reach = max(filling.reach, reach(of: chunk, filling))
      let request = request(for: chunk, of: filling, in: space, truncates: false)
      guard let paragraph = PlainParagraph(request, bytes: bytes),
        let lines = paragraph.lines(width: ParagraphLayout.widthUnits(space.width, scale: paragraph.scale)),
        let line = lines.first
      else { return nil }
      if lines.count == 1, chunk.upperBound < end {
        count *= 2
        continue
      }
      if lines.count > 1, style.keepsHangulWords, paragraph.hasHangul { return nil }
      let taken = chunk.lowerBound..<chunk.lowerBound + line.bytes.upperBound
      return Part(
        paragraph: paragraph, source: .plain(paragraph, line), scale: paragraph.scale,
        width: points(line.width) * paragraph.scale, space: space, bytes: taken, range: range(of: taken, filling),
        measures: LineMeasures(pieces: request.pieces, bytes: line.bytes, style: style))
    }
  }

  // MARK: Hyphens

  /// A line with the beginning of the next word and a hyphen, where that fits and the line is not full enough without.
  private func hyphenated(
    _ layout: ParagraphLayout, _ length: Int, _ chunk: Range<Int>, _ space: LineSpace, _ filling: Filling
  ) -> Part? {
    let factor = filling.style.hyphenationFactor
    guard factor > 0, let line = layout.firstLine,
      let dictionary = HyphenationDictionary.dictionary(of: FontEngine.shared.language)
    else { return nil }
    let word = layout.word(at: length, of: filling.scanned, bytes, from: chunk.lowerBound)
    // A line that ends inside a word is never full: its last word is hyphenated if one of its parts fits.
    let isFull = word.start == length && advance(of: line) * layout.scale >= factor * space.width
    guard !isFull, word.text.unicodeScalars.count >= Self.shortestWord else { return nil }
    for point in dictionary.points(in: word.text).reversed() {
      let prefix = word.text.unicodeScalars.prefix(point).reduce(0) { $0 + UTF8.width($1) }
      let end = word.start + prefix
      var request = request(
        for: chunk.lowerBound..<chunk.lowerBound + end, of: filling, in: space, truncates: false)
      request.appendsHyphen = true
      let divided = ParagraphLayout(request, bytes: bytes)
      guard divided.lineCount == 1, !divided.overflows(space.width), let line = divided.firstLine else { continue }
      return part(divided, line, end, request.pieces, space, filling)
    }
    return nil
  }

  /// The number of letters of the shortest word that is divided [?].
  private static let shortestWord = 5

  /// The number of bytes that is likely to fill a line even if letters are as narrow as a fifth of the font's size.
  private func estimate(of width: Double, _ filling: Filling) -> Int {
    let size = filling.pieces.reduce(Double.infinity) { min($0, $1.attributes.font.size) }
    return 48 + Int(min(1e6, width / max(size / 5, 0.1)))
  }

  /// The number of bytes that is likely to fill a line if letters are as wide as half of the font's size, as most are.
  private func plainEstimate(of width: Double, _ filling: Filling) -> Int {
    let size = filling.pieces.reduce(Double.infinity) { min($0, $1.attributes.font.size) }
    return 24 + Int(min(1e6, width / max(size / 2, 0.1)))
  }

  /// The byte up to which a line depends on the text, if it was laid out from `chunk`. With hyphenation the last word
  /// is read beyond the chunk.
  private func reach(of chunk: Range<Int>, _ filling: Filling) -> Int {
    let end = chunk.upperBound + (filling.style.hyphenationFactor > 0 ? ParagraphLayout.longestWord + 4 : 0)
    return end < filling.scanned.bytes.count ? end : .max
  }

  private func scalarEnd(_ end: Int, _ filling: Filling) -> Int {
    let base = filling.scanned.bytes.lowerBound
    var end = end
    while end < filling.scanned.bytes.count, bytes[base + end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private func request(
    for chunk: Range<Int>, of filling: Filling, in space: LineSpace, truncates: Bool
  ) -> ParagraphLayout.Request {
    var scanned = filling.scanned
    let base = scanned.bytes.lowerBound
    scanned.bytes = base + chunk.lowerBound..<base + chunk.upperBound
    scanned.takeKinds(from: TextScan(UnsafeBufferPointer(rebasing: bytes[scanned.bytes])).paragraphs[0])
    var pieces = ShortList<ParagraphLayout.Piece>()
    for piece in filling.pieces where piece.bytes.overlaps(chunk) || chunk.isEmpty {
      var piece = piece
      let part = piece.bytes.clamped(to: chunk)
      piece.bytes = part.lowerBound - chunk.lowerBound..<part.upperBound - chunk.lowerBound
      pieces.append(piece)
    }
    var style = filling.style
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (0, 0, 0)
    style.baseWritingDirection = filling.isRightToLeft ? .rightToLeft : .leftToRight
    return ParagraphLayout.Request(
      scan: scanned, pieces: pieces, style: style, width: space.width, lineLimit: truncates ? 1 : 0,
      appendsEllipsis: truncates && filling.hasMore, usesPalette: !content.runs.isEmpty)
  }

  // MARK: Lines

  private mutating func append(_ parts: [Part], _ filling: Filling?) {
    let height = parts.reduce(0) { max($0, $1.measures.height) }
    let baseline = parts.reduce(0) { max($0, $1.measures.baseline) }
    let top = parts[0].space.top
    for part in parts {
      if part.isEllipsized { isTruncated = true }
      paragraphs.append(part.paragraph)
      let style = filling?.style ?? ParagraphStyle()
      lines.append(
        ShapedLine(
          source: part.source, scale: part.scale, paragraph: paragraphs.count - 1,
          paragraphStart: part.range.lowerBound, range: part.range, indent: 0, tailIndent: 0,
          alignment: style.alignment, isRightToLeft: filling?.isRightToLeft ?? false,
          width: part.width, top: top, height: height, baseline: top + baseline,
          glyphTop: top + baseline - part.measures.ascent, glyphHeight: part.measures.ascent + part.measures.descent,
          room: part.space.room))
    }
    bottom = top + height
    guard isTruncated, let last = lines.last else { return }
    lines.removeLast(1)
    lines.append(last.ending(at: scan.paragraphs[scan.paragraphs.count - 1].utf16.upperBound))
  }
}
