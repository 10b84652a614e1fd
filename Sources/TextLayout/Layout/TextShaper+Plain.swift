extension TextShaper {
  /// Shapes a paragraph if it is plain and need not be truncated. Returns whether it did.
  mutating func placePlain(_ request: ParagraphLayout.Request, paragraph index: Int, hasMore: Bool) -> Bool {
    guard let paragraph = knownPlain(index) ?? PlainParagraph(request, bytes: bytes) else { return false }
    let width = request.lineWidth.map { ParagraphLayout.widthUnits($0, scale: paragraph.scale) }
    guard var lines = paragraph.lines(width: width) else { return false }
    let room = request.lineLimit
    if lines.count > 1, request.style.keepsHangulWords, paragraph.hasHangul { return false }
    if request.style.pushesOutWords, let width, lines.count > 1, room == 0 || lines.count <= room,
      let joined = LoneWord.joined(
        before: lines[lines.count - 2].bytes.lowerBound, last: lines[lines.count - 1].bytes.lowerBound,
        byteCount: paragraph.byteCount, bytes: bytes, start: request.scan.bytes.lowerBound),
      let other = paragraph.rebreakingLastLines(of: lines, width: width, joined: joined), other.count == lines.count
    {
      lines = other
    }
    var count = lines.count
    if room > 0 {
      // Leave ellipses to Pango.
      if request.style.lineBreakMode.truncates, count > room || (count == room && hasMore) { return false }
      if count > room {
        isTruncated = true
        count = room
      }
    }
    if count > 1 { isBroken = true }
    addSpacing(beforeParagraph: index, request.style)
    paragraphs.append(paragraph)
    place(lines, count: count, of: paragraph, request)
    return true
  }

  private func knownPlain(_ index: Int) -> PlainParagraph? {
    guard let known, index < known.paragraphs.count else { return nil }
    return known.paragraphs[index] as? PlainParagraph
  }

  private mutating func place(
    _ plain: ShortList<PlainParagraph.Line>, count: Int, of paragraph: PlainParagraph,
    _ request: ParagraphLayout.Request
  ) {
    let style = request.style
    let base = request.scan.bytes.lowerBound
    var offset = request.scan.utf16.lowerBound
    // The whole paragraph is in one style.
    let measures = LineMeasures(pieces: request.pieces, bytes: 0..<paragraph.byteCount, style: style)
    lines.reserveCapacity(lines.count + count)
    for (index, line) in plain.prefix(count).enumerated() {
      let stretch = base + line.bytes.lowerBound..<base + line.bytes.upperBound
      let isLast = index == plain.count - 1
      let upper = isLast ? request.scan.utf16.upperBound : offset + utf16Length(of: bytes, in: stretch)
      if index > 0 { bottom += style.lineSpacing }
      lines.append(
        ShapedLine(
          source: .plain(paragraph, line), scale: paragraph.scale, paragraph: paragraphs.count - 1,
          paragraphStart: request.scan.utf16.lowerBound, range: offset..<upper, indent: style.headIndent,
          tailIndent: style.tailIndent, alignment: style.alignment,
          isRightToLeft: false, width: points(line.width) * paragraph.scale, top: bottom, height: measures.height,
          baseline: bottom + measures.baseline, glyphTop: bottom + measures.baseline - measures.ascent,
          glyphHeight: measures.ascent + measures.descent, room: nil))
      bottom += measures.height
      offset = upper
    }
  }
}
