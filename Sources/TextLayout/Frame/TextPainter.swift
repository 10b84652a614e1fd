import CPango
import CoreGraphics
import Foundation

/// Paints the lines of a frame: backgrounds, underlines, the text, strikethroughs.
struct TextPainter {
  let frame: TextFrame
  let cairo: OpaquePointer
  let overridingColor: TextColor?
  /// Only text that casts this shadow is painted; nil: only text that casts none.
  let shadow: TextShadow?
  /// Whether background colours are painted, too.
  var paintsBackgrounds = true
  /// The attachments met so far with their positions; Cairo does not draw them.
  private(set) var attachments: [PlacedAttachment] = []
  private let pixel: PixelGrid
  /// The context's transform before anything is painted; patterns begin at its origin.
  private let userSpace: CGAffineTransform

  init(frame: TextFrame, cairo: OpaquePointer, overridingColor: TextColor?, shadow: TextShadow?) {
    self.frame = frame
    self.cairo = cairo
    self.overridingColor = overridingColor
    self.shadow = shadow
    pixel = PixelGrid(cairo: cairo)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    userSpace = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  mutating func paint(x: Double, y: Double) {
    let content = frame.content
    let isDecorated = content.attributes.isDecorated || content.runs.contains { $0.attributes.isDecorated }
    let visible = clippedHeights
    let reach = frame.shaped.highestLine
    let tops = visible.lowerBound - y - 2 * reach...visible.upperBound - y + reach
    for index in frame.shaped.lines(within: tops) {
      let line = frame.shaped.lines[index]
      guard visible.overlaps(y + line.top - line.height...y + line.top + 2 * line.height) else { continue }
      let left = x + line.left(in: frame.width)
      let baseline = pixel.snapped(y: y + line.baseline)
      if isDecorated {
        forEachStretch(of: line) { attributes, spans in
          if paintsBackgrounds, let background = attributes.backgroundColor {
            setColor(background)
            let top = baseline - (line.baseline - line.glyphTop)
            for span in spans { fill(left + span.lowerBound, top, span.upperBound - span.lowerBound, line.glyphHeight) }
          }
          if let underline = attributes.underline {
            strokeLine(
              underline, attributes, spans, left: left, y: baseline + Proportions.underline * attributes.font.size)
          }
        }
      }
      paintGlyphs(of: line, left: left, baseline: baseline)
      if isDecorated {
        forEachStretch(of: line) { attributes, spans in
          guard let strikethrough = attributes.strikethrough else { return }
          let metrics = FontMetrics.metrics(for: attributes.font)
          strokeLine(strikethrough, attributes, spans, left: left, y: baseline - metrics.xHeight / 2)
        }
      }
    }
  }

  /// The visible vertical range. A line may extend beyond its own frame by its height.
  private var clippedHeights: ClosedRange<Double> {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return top <= bottom ? top...bottom : 0...0
  }

  private mutating func paintGlyphs(of line: ShapedLine, left: Double, baseline: Double) {
    let content = frame.content
    let isUniform = content.runs.isEmpty
    if isUniform { setInk(of: content.attributes) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    defer { cairo_set_matrix(cairo, &matrix) }
    cairo_translate(cairo, left, baseline)
    GlyphScale.round(cairo)
    cairo_scale(cairo, line.scale, line.scale)
    switch line.source {
    case .pango(let laidOut): show(laidOut, of: line, isUniform: isUniform, left: left, baseline: baseline)
    case .plain(let paragraph, let plain):
      // Plain text has no effects, so it is only painted in the pass for text without a shadow.
      guard shadow == nil else { return }
      PlainGlyphs.show(plain, of: paragraph, rise: content.attributes.baselineOffset / line.scale, cairo)
    }
  }

  private mutating func show(
    _ laidOut: UnsafeMutablePointer<PangoLayoutLine>, of line: ShapedLine, isUniform: Bool, left: Double,
    baseline: Double
  ) {
    let content = frame.content
    var found: [PlacedAttachment] = []
    let text = laidOut.text
    laidOut.forEachRun { run, start in
      let offset = start * line.scale
      let attributes = isUniform ? content.attributes : attributes(inPalette: run.palette)
      let effects = attributes.effects
      guard effects?.shadow == shadow else { return }
      let color = overridingColor ?? attributes.color ?? .black
      if !isUniform { setInk(of: attributes) }
      let rise = attributes.baselineOffset
      if let attachment = effects?.attachment {
        found += places(of: attachment, in: run, scale: line.scale, x: left + offset, y: baseline - rise, color)
      }
      let expansion = attributes.expansion
      guard expansion != 0 || effects?.changesGlyphs == true else {
        cairo_move_to(cairo, offset / line.scale, -rise / line.scale)
        pango_cairo_show_glyph_item(cairo, text, run)
        return
      }
      cairo_save(cairo)
      cairo_translate(cairo, offset / line.scale, -rise / line.scale)
      let drawn = effects ?? .none
      cairo_scale(cairo, 1, exp(-expansion))
      var slant = cairo_matrix_t(xx: 1, yx: 0, xy: -drawn.obliqueness, yy: 1, x0: 0, y0: 0)
      cairo_transform(cairo, &slant)
      cairo_move_to(cairo, 0, 0)
      if drawn.strokeWidth <= 0 { pango_cairo_show_glyph_item(cairo, text, run) }
      if drawn.strokeWidth != 0 { outline(run, attributes, drawn, color, scale: line.scale) }
      cairo_restore(cairo)
    }
    attachments += found
  }

  private func outline(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, _ attributes: TextAttributes, _ effects: TextEffects,
    _ color: TextColor, scale: Double
  ) {
    if overridingColor == nil && effects.strokeColor == nil {
      setInk(of: attributes)
    } else {
      setColor(overridingColor ?? effects.strokeColor ?? color)
    }
    cairo_new_path(cairo)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_glyph_string_path(cairo, run.pointee.item.pointee.analysis.font, run.pointee.glyphs)
    cairo_set_line_width(cairo, abs(effects.strokeWidth) / 100 * attributes.font.size / scale)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(cairo)
  }

  private func places(
    of attachment: TextAttachment, in run: UnsafeMutablePointer<PangoGlyphItem>, scale: Double, x: Double, y: Double,
    _ color: TextColor
  ) -> [PlacedAttachment] {
    let box = attachment.box
    let glyphs = run.pointee.glyphs.pointee
    var left = x
    return (0..<Int(glyphs.num_glyphs)).compactMap { index in
      let glyph = glyphs.glyphs[index]
      defer { left += points(glyph.geometry.width) * scale }
      // Glyphs of the run that are not attachments are drawn as usual.
      guard glyph.glyph == UInt32(PANGO_GLYPH_EMPTY), box.width > 0, box.height > 0 else { return nil }
      let rect = CGRect(x: left + box.x, y: y - box.y - box.height, width: box.width, height: box.height)
      return PlacedAttachment(attachment: attachment, rect: rect, color: color)
    }
  }

  private func attributes(inPalette index: Int) -> TextAttributes {
    index > 0 && index <= frame.content.runs.count
      ? frame.content.runs[index - 1].attributes : frame.content.attributes
  }

  /// Calls `body` with each decorated range of a line and its horizontal extents.
  private func forEachStretch(of line: ShapedLine, _ body: (TextAttributes, [ClosedRange<Double>]) -> Void) {
    let content = frame.content
    guard !content.runs.isEmpty else {
      guard content.attributes.effects?.shadow == shadow else { return }
      return body(content.attributes, line.width > 0 ? [0...line.width] : [])
    }
    for run in content.runs
    where run.attributes.isDecorated && run.attributes.effects?.shadow == shadow && run.range.overlaps(line.range) {
      body(run.attributes, frame.spans(of: run.range.clamped(to: line.range), in: line))
    }
  }

  /// Sets the colour or the pattern of the letters of a run.
  private func setInk(of attributes: TextAttributes) {
    guard overridingColor == nil, let pattern = attributes.effects?.pattern else {
      return setColor(overridingColor ?? attributes.color ?? .black)
    }
    pattern.setSource(on: cairo, userSpace, alpha: 1, swapsRedAndBlue: false)
  }

  private func setColor(_ color: TextColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  private func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_rectangle(cairo, x, y, width, height)
    cairo_fill(cairo)
  }

  private func strokeLine(
    _ decoration: TextDecoration, _ attributes: TextAttributes, _ spans: [ClosedRange<Double>], left: Double, y: Double
  ) {
    if let color = decoration.color { setColor(color) } else { setInk(of: attributes) }
    let base = max(pixel.size, pixel.rounded(attributes.font.size * Proportions.thickness))
    let thickness = decoration.stroke == .thick ? base * 2 : base
    let top = pixel.snapped(y: y - attributes.baselineOffset)
    for span in spans {
      let (start, length) = (left + span.lowerBound, span.upperBound - span.lowerBound)
      guard decoration.pattern == .solid else {
        dash(decoration.pattern, from: start, length: length, y: top + thickness / 2, thickness: thickness)
        continue
      }
      fill(start, top, length, thickness)
      if decoration.stroke == .double { fill(start, top + thickness * 2, length, thickness) }
    }
  }

  private func dash(
    _ pattern: TextDecoration.Pattern, from start: Double, length: Double, y: Double, thickness: Double
  ) {
    let lengths: [Double] =
      switch pattern {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    let scaled = lengths.map { $0 * thickness }
    cairo_set_dash(cairo, scaled, Int32(scaled.count), 0)
    cairo_set_line_width(cairo, thickness)
    cairo_move_to(cairo, start, y)
    cairo_line_to(cairo, start + length, y)
    cairo_stroke(cairo)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  /// Metrics as fractions of the font's size.
  private enum Proportions {
    /// The distance from the baseline down to the underline [C].
    static let underline = 0.1
    /// [C]
    static let thickness = 0.06
  }
}
