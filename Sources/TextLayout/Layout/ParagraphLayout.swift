import CPango
import Foundation

/// One paragraph, shaped and broken into lines by Pango.
///
/// The Pango layout is never changed after it is made, so the lines taken from it stay valid as long as this object.
/// The engine's lock must be held during every use.
final class ParagraphLayout {
  /// One piece of a paragraph with the same attributes, in byte offsets from the paragraph's start.
  struct Piece {
    var bytes: Range<Int>
    var attributes: TextAttributes
    /// The index among the content's runs, counted from 1; 0 for text in no run.
    var palette: Int
  }

  struct Request {
    var scan: TextScan.Paragraph
    var pieces: ShortList<Piece>
    var style: ParagraphStyle
    /// The width that lines may take, or infinity.
    var width: Double
    /// 0: no limit.
    var lineLimit: Int
    /// Whether an ellipsis is appended because paragraphs after this one are left out.
    var appendsEllipsis: Bool
    var usesPalette: Bool
    /// Whether a hyphen is appended to the line, because a word continues in the next one.
    var appendsHyphen = false
    /// Bytes of the paragraph within which no line may end.
    var joined: Range<Int>?

    /// The width at which lines are broken, in points; nil if they end only with the paragraph.
    var lineWidth: Double? {
      let end = style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent
      let runsOn = style.lineBreakMode == .clip && lineLimit == 1
      guard end.isFinite, !runsOn else { return nil }
      return max(0, end - min(style.firstLineHeadIndent, style.headIndent))
    }

    /// Whether lines break between any two letters. Very narrow lines do in any case, because Pango 1.50 crashes when
    /// it looks for words in lines narrower than a space, if a joiner or an accent follows the space. Such lines have
    /// one letter each anyway.
    func breaksWords(inWidth width: Double) -> Bool {
      if style.lineBreakMode == .charWrap { return true }
      return pieces.contains { width < $0.attributes.font.size / 2 + max(0, $0.attributes.kern) }
    }
  }

  let layout: OpaquePointer
  /// The factor from Pango's lengths to lengths in points at the text's size: text is shaped at another size.
  let scale: Double
  /// Bytes of the paragraph, without an appended ellipsis.
  let byteCount: Int

  deinit {
    FontEngine.shared.lock.lock()
    g_object_unref(gpointer(layout))
    FontEngine.shared.lock.unlock()
  }

  /// - Parameter bytes: Those of the whole text.
  init(_ request: Request, bytes: UnsafeBufferPointer<UInt8>) {
    let style = request.style
    let engine = FontEngine.shared
    layout = pango_layout_new(engine.context(isRightToLeft: style.baseWritingDirection == .rightToLeft))
    byteCount = request.scan.bytes.count
    scale = request.pieces.first.map { Self.scale(of: $0.attributes.font) } ?? Self.smallestSize / FontEngine.masterSize
    pango_layout_set_auto_dir(layout, style.baseWritingDirection == .natural ? 1 : 0)
    setText(request, bytes: bytes)
    setAttributes(request, bytes: bytes)
    setLines(request)
    closeGapsBehindEllipses(request)
    putEllipsesOnBaseline(request)
  }

  /// The smallest font size, in points. A size of 0 occurs in apps, and shapes cannot be scaled to that.
  static let smallestSize = 0.01

  /// The factor from lengths in shaped text, which is shaped at another size, to lengths at the font's size.
  static func scale(of font: FontDescription) -> Double { max(font.size, smallestSize) / FontEngine.masterSize }

  /// Points in Pango's units at the size that the paragraph is shaped at.
  private func units(_ points: Double) -> Int32 { pangoUnits(points / scale) }

  /// A width of lines in Pango's units, rounded down; a width that Pango measured converts back to its exact units.
  private func widthUnits(_ points: Double) -> Int32 { Self.widthUnits(points, scale: scale) }

  static func widthUnits(_ points: Double, scale: Double) -> Int32 {
    let arithmeticError = 0.01 / Double(PANGO_SCALE)
    return pangoUnits(points / scale + arithmeticError, rounded: .down)
  }

  /// Pango's font description. Expanded letters are shaped at a larger size, and drawn with less height.
  func description(of attributes: TextAttributes) -> OpaquePointer {
    let size = max(attributes.font.size, Self.smallestSize) / scale
    let expansion = attributes.expansion
    return FontEngine.shared.description(of: attributes.font, at: expansion == 0 ? size : size * exp(expansion))
  }

  private func setText(_ request: Request, bytes: UnsafeBufferPointer<UInt8>) {
    let range = request.scan.bytes
    guard request.appendsEllipsis || request.appendsHyphen || request.scan.hasControls else {
      guard let base = bytes.baseAddress, !range.isEmpty else { return }
      (base + range.lowerBound).withMemoryRebound(to: CChar.self, capacity: range.count) {
        pango_layout_set_text(layout, $0, Int32(range.count))
      }
      return
    }
    var text = range.map { position -> UInt8 in
      let byte = bytes[position]
      return (byte < 0x20 && byte != 0x09) || byte == 0x7F ? 0x20 : byte
    }
    if request.appendsEllipsis { text += "…".utf8 }
    if request.appendsHyphen { text.append(UInt8(ascii: "-")) }
    text.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
  }

  private func setAttributes(_ request: Request, bytes: UnsafeBufferPointer<UInt8>) {
    let engine = FontEngine.shared
    if let first = request.pieces.first {
      pango_layout_set_font_description(layout, description(of: first.attributes))
    }
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    if !request.scan.hasSoftHyphen {
      insert(pango_attr_insert_hyphens_new(0), into: list, range: 0..<Int(UInt32.max))
    }
    let fonts = request.scan.hasOtherScripts ? engine.scriptFonts : nil
    let start = request.scan.bytes.lowerBound
    for (index, piece) in request.pieces.enumerated() {
      let range = index == request.pieces.count - 1 ? piece.bytes.lowerBound..<Int(UInt32.max) : piece.bytes
      let attributes = piece.attributes
      if index > 0 {
        insert(pango_attr_font_desc_new(description(of: attributes)), into: list, range: range)
      }
      if attributes.kern != 0 {
        insert(pango_attr_letter_spacing_new(units(attributes.kern)), into: list, range: range)
      }
      if request.usesPalette {
        insert(pango_attr_foreground_new(UInt16(clamping: piece.palette), 0, 0), into: list, range: range)
      }
      let features = FontFeatures.features(for: attributes, isPlain: request.scan.isPlain)
      // If there are no other fonts, or the features have no effect on them, set the features for the whole range:
      // setting them for parts of it costs a fifth more time.
      let isUniform = fonts == nil || request.scan.isPlain
      if isUniform, let features { insert(pango_attr_font_features_new(features), into: list, range: range) }
      if let attachment = attributes.effects?.attachment {
        insertShapes(attachment.box, into: list, bytes: bytes, start: start, range: piece.bytes)
      }
      guard let fonts else { continue }
      let scanned = start + piece.bytes.lowerBound..<start + piece.bytes.upperBound
      var covered = range.lowerBound
      for segment in fonts.segments(in: bytes, range: scanned) {
        let segmentRange = segment.range.lowerBound - start..<segment.range.upperBound - start
        insert(pango_attr_family_new(segment.family), into: list, range: segmentRange)
        if let language = segment.language {
          insert(pango_attr_language_new(pango_language_from_string(language)), into: list, range: segmentRange)
        }
        if !isUniform, let features, covered < segmentRange.lowerBound {
          insert(pango_attr_font_features_new(features), into: list, range: covered..<segmentRange.lowerBound)
        }
        covered = segmentRange.upperBound
      }
      if !isUniform, let features, covered < range.upperBound {
        insert(pango_attr_font_features_new(features), into: list, range: covered..<range.upperBound)
      }
    }
    if request.width.isFinite {
      insertSeams(into: list, bytes: bytes, range: request.scan.bytes)
      if request.style.keepsHangulWords, request.scan.hasOtherScripts {
        joinHangulWords(into: list, bytes: bytes, range: request.scan.bytes)
      }
    }
    if let joined = request.joined { insert(pango_attr_allow_breaks_new(0), into: list, range: joined) }
    pango_layout_set_attributes(layout, list)
  }

  /// Splits long items, because Pango shapes the rest of an item again after each line that it breaks off. An
  /// attribute without effect, on every other range of about a line's length, makes short items; they meet after a
  /// space, where letters do not connect.
  private func insertSeams(into list: OpaquePointer, bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    let stretch = 40
    var start = 0
    var isMarked = false
    var position = stretch
    while position < range.count {
      if bytes[range.lowerBound + position - 1] == 0x20, bytes[range.lowerBound + position] != 0x20 {
        if isMarked { insert(pango_attr_fallback_new(1), into: list, range: start..<position) }
        isMarked.toggle()
        start = position
        position += stretch
      } else {
        position += 1
      }
    }
  }

  /// Reserves space for an attachment at each attachment character.
  private func insertShapes(
    _ box: TextAttachment.Box, into list: OpaquePointer, bytes: UnsafeBufferPointer<UInt8>, start: Int,
    range: Range<Int>
  ) {
    let width = units(box.advance)
    var extents = PangoRectangle(x: 0, y: -units(max(0, box.height)), width: width, height: units(max(0, box.height)))
    let letter = TextAttachment.letter
    var position = range.lowerBound
    while position + letter.count <= range.upperBound {
      guard (0..<letter.count).allSatisfy({ bytes[start + position + $0] == letter[$0] }) else {
        position += 1
        continue
      }
      insert(pango_attr_shape_new(&extents, &extents), into: list, range: position..<position + letter.count)
      position += letter.count
    }
  }

  /// Prevents line ends inside Korean words: Pango allows them between any two syllables.
  private func joinHangulWords(into list: OpaquePointer, bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) {
    var word = 0..<0
    func finish() {
      if word.count > 3 { insert(pango_attr_allow_breaks_new(0), into: list, range: word) }
    }
    var position = range.lowerBound
    while position < range.upperBound {
      let scalar = TextScan.scalar(in: bytes, at: position)
      let start = position - range.lowerBound
      if (0xAC00...0xD7A3).contains(scalar.value) {
        word = (word.upperBound == start && !word.isEmpty ? word.lowerBound : start)..<start + scalar.length
      } else if word.upperBound == start {
        finish()
      }
      position += scalar.length
    }
    if word.upperBound == range.count { finish() }
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, range: Range<Int>) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func setLines(_ request: Request) {
    let style = request.style
    let truncates = style.lineBreakMode.truncates && request.lineLimit > 0
    if let width = request.lineWidth {
      pango_layout_set_width(layout, widthUnits(width))
      pango_layout_set_wrap(layout, request.breaksWords(inWidth: width) ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      if style.alignment == .justified {
        pango_layout_set_justify(layout, 1)
        if request.appendsHyphen { pango_layout_set_justify_last_line(layout, 1) }
      }
      if truncates {
        pango_layout_set_ellipsize(layout, ellipsis(for: style.lineBreakMode))
        pango_layout_set_height(layout, -Int32(request.lineLimit))
      }
    }
    if style.firstLineHeadIndent != style.headIndent {
      pango_layout_set_indent(layout, units(style.firstLineHeadIndent - style.headIndent))
    }
    if request.scan.hasTab { setTabs(style, head: min(style.firstLineHeadIndent, style.headIndent)) }
  }

  private func ellipsis(for mode: LineBreakMode) -> PangoEllipsizeMode {
    switch mode {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    default: PANGO_ELLIPSIZE_END
    }
  }

  /// - Parameter head: The least indent of the paragraph's lines, from which Pango counts tab stops.
  private func setTabs(_ style: ParagraphStyle, head: Double) {
    let stops = style.tabStops ?? []
    let interval = style.tabInterval > 0 ? style.tabInterval : Self.defaultTabInterval
    // Pango repeats the distance between the last two stops, so two more stops set the interval.
    let next = ((stops.last?.location ?? 0) / interval).rounded(.down) * interval + interval
    let positions = stops + [next, next + interval].map { TabStop(alignment: .left, location: $0) }
    let tabs = pango_tab_array_new(Int32(positions.count), 0)
    for (index, stop) in positions.enumerated() {
      let place = units(max(0, stop.location - head))
      switch stop.alignment {
      case .left: pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_LEFT, place)
      case .right: pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_RIGHT, place)
      case .center: pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_CENTER, place)
      case .decimal(let separator):
        pango_tab_array_set_tab(tabs, Int32(index), PANGO_TAB_DECIMAL, place)
        pango_tab_array_set_decimal_point(tabs, Int32(index), separator)
      }
    }
    pango_layout_set_tabs(layout, tabs)
    pango_tab_array_free(tabs)
  }

  /// A tab every 28 points, as in the default paragraph style [D].
  private static let defaultTabInterval = 28.0

  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The first of the lines, in order; each node's data is a `PangoLayoutLine`.
  var lines: UnsafeMutablePointer<GSList>? { pango_layout_get_lines_readonly(layout) }

  /// An estimate of the memory that the layout keeps.
  var byteCost: Int { 1200 + byteCount * 48 }
}

/// Points in Pango's units, 1/1024 of a point; bounded so that no arithmetic of Pango's overflows.
func pangoUnits(_ points: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int32 {
  let limit = 1_000_000.0
  return Int32((max(-limit, min(limit, points)) * Double(PANGO_SCALE)).rounded(rule))
}

func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

extension ParagraphLayout: ShapedParagraph {
  /// The text as Pango has it, an appended ellipsis included.
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let count = strlen(pango_layout_get_text(layout))
    return pango_layout_get_text(layout).withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      body(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
