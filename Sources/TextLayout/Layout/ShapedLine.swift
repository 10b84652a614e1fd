import CPango

/// A line of a shaped text, placed from the top of the text but not yet aligned.
struct ShapedLine {
  /// The layout that the line belongs to.
  enum Source {
    case pango(UnsafeMutablePointer<PangoLayoutLine>)
    case plain(PlainParagraph, PlainParagraph.Line)
  }

  let source: Source
  /// The factor from lengths at the shaped size to lengths in points.
  let scale: Double
  /// The index of its paragraph.
  private(set) var paragraph: Int
  /// The UTF-16 offset at which its paragraph begins.
  private(set) var paragraphStart: Int
  /// UTF-16 offsets, with the space or separator at which it ends.
  private(set) var range: Range<Int>
  /// The beginning of the line from the leading edge.
  let indent: Double
  /// The end of the paragraph's lines: see `ParagraphStyle.tailIndent`.
  let tailIndent: Double
  let alignment: TextAlignment
  let isRightToLeft: Bool
  /// The advance of the visible text, without the space at which the line was broken.
  let width: Double
  private(set) var top: Double
  let height: Double
  /// The distance from the top of the text.
  private(set) var baseline: Double
  /// The top and bottom of the line's fonts: the extent of a caret and of a background.
  private(set) var glyphTop: Double
  let glyphHeight: Double
  /// The part of the text's width that the line has, where lines have room of different widths; nil for all of it.
  let room: ClosedRange<Double>?

  /// The distance of its left end from the text's left edge, for a text that is `width` wide.
  func left(in width: Double) -> Double {
    guard let room else { return left(inWidth: width) }
    return room.lowerBound + left(inWidth: room.upperBound - room.lowerBound)
  }

  private func left(inWidth width: Double) -> Double {
    guard width.isFinite else { return isRightToLeft ? 0 : indent }
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    let (leftEdge, rightEdge) = isRightToLeft ? (width - end, width - indent) : (indent, end)
    switch alignment {
    case .left: return leftEdge
    case .right: return rightEdge - self.width
    case .center: return leftEdge + (rightEdge - leftEdge - self.width) / 2
    case .justified, .natural: return isRightToLeft ? rightEdge - self.width : leftEdge
    }
  }

  /// The smallest width of text that holds the line.
  var neededWidth: Double {
    if let room { return room.lowerBound + width }
    guard tailIndent <= 0 else { return max(indent + width, 0) }
    return indent + width - tailIndent
  }

  /// The line with all text up to an offset.
  func ending(at end: Int) -> ShapedLine {
    var line = self
    line.range = range.lowerBound..<max(range.lowerBound, end)
    return line
  }

  /// Moves the line to another position of the text.
  /// - Parameters:
  ///   - offset: The increase of its offset, in UTF-16 units.
  ///   - down: The distance by which it moves down, in points.
  ///   - paragraphs: The number of paragraphs inserted before its own.
  mutating func move(by offset: Int, down: Double, paragraphs: Int) {
    paragraph += paragraphs
    paragraphStart += offset
    range = range.lowerBound + offset..<range.upperBound + offset
    top += down
    baseline += down
    glyphTop += down
  }
}

extension UnsafeMutablePointer<PangoLayoutLine> {
  /// The paragraph as Pango has it.
  var text: UnsafePointer<CChar> { pango_layout_get_text(pointee.layout) }

  /// Calls `body` with each run from left to right and the distance of its left end from the line's, in points of the
  /// size that the line was shaped at.
  func forEachRun(_ body: (_ run: UnsafeMutablePointer<PangoGlyphItem>, _ left: Double) -> Void) {
    var left = 0
    var node = pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      left += Int(run.pointee.start_x_offset)
      body(run, Double(left) / Double(PANGO_SCALE))
      left += Int(pango_glyph_string_get_width(run.pointee.glyphs)) + Int(run.pointee.end_x_offset)
      node = current.pointee.next
    }
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The distance from the run's left end to the leading edge of the character at a byte of the run, in points of the
  /// size that the run was shaped at.
  func x(atByte byte: Int, text: UnsafePointer<CChar>) -> Double {
    let item = pointee.item!
    var x: Int32 = 0
    pango_glyph_string_index_to_x(
      pointee.glyphs, UnsafeMutablePointer<CChar>(mutating: text) + Int(item.pointee.offset), item.pointee.length,
      &item.pointee.analysis, Int32(byte), 0, &x)
    return points(x)
  }

  /// The run's index among the content's runs, with which shaping marked it; 0 for none.
  var palette: Int {
    var node = pointee.item.pointee.analysis.extra_attrs
    while let current = node {
      let attribute = current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
      if attribute.pointee.klass.pointee.type == PANGO_ATTR_FOREGROUND {
        return Int(current.pointee.data.assumingMemoryBound(to: PangoAttrColor.self).pointee.color.red)
      }
      node = current.pointee.next
    }
    return 0
  }
}
