import CPango
import CoreGraphics
import Foundation

extension TextFrame {
  /// Draws the text with the top left corner of its frame at `origin`, in a context whose y axis points down.
  ///
  /// Baselines are put on whole device pixels where the context is not rotated: text is equally sharp in every row.
  ///
  /// - Parameter color: In place of every run's own colour, when given.
  package func draw(in context: CGContext, at origin: CGPoint, overriding color: TextColor? = nil) {
    context.composeForeign { cairo in
      draw(cairo: cairo, x: Double(origin.x), y: Double(origin.y), overriding: color)
    }
  }

  func draw(cairo: OpaquePointer, x: Double, y: Double, overriding color: TextColor?) {
    FontEngine.shared.lock.withLock {
      let painter = TextPainter(frame: self, cairo: cairo, overridingColor: color)
      cairo_save(cairo)
      painter.paint(x: x, y: y)
      cairo_restore(cairo)
    }
  }
}

/// Paints the lines of a frame: backgrounds, lines under the text, the text, lines through it.
private struct TextPainter {
  let frame: TextFrame
  let cairo: OpaquePointer
  let overridingColor: TextColor?
  private let pixel: PixelGrid

  init(frame: TextFrame, cairo: OpaquePointer, overridingColor: TextColor?) {
    self.frame = frame
    self.cairo = cairo
    self.overridingColor = overridingColor
    pixel = PixelGrid(cairo: cairo)
  }

  func paint(x: Double, y: Double) {
    let content = frame.content
    let isDecorated = content.attributes.isDecorated || content.runs.contains { $0.attributes.isDecorated }
    for line in frame.shaped.lines {
      let left = x + line.left(in: frame.width)
      let baseline = pixel.snapped(y: y + line.baseline)
      if isDecorated {
        forEachStretch(of: line) { attributes, spans in
          if let background = attributes.backgroundColor {
            setColor(background)
            let top = baseline - (line.baseline - line.glyphTop)
            for span in spans { fill(left + span.lowerBound, top, span.upperBound - span.lowerBound, line.glyphHeight) }
          }
          if let underline = attributes.underline {
            strokeLine(underline, attributes, spans, left: left, y: baseline + Proportions.underline * attributes.font.size)
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

  private func paintGlyphs(of line: ShapedLine, left: Double, baseline: Double) {
    let text = pango_layout_get_text(frame.shaped.paragraphs[line.paragraph].layout)
    let runs = frame.content.runs
    if runs.isEmpty { setColor(overridingColor ?? frame.content.attributes.color ?? .black) }
    cairo_save(cairo)
    cairo_translate(cairo, left, baseline)
    cairo_scale(cairo, line.scale, line.scale)
    line.forEachRun { run, offset in
      var rise = frame.content.attributes.baselineOffset
      if !runs.isEmpty {
        let attributes = attributes(inPalette: run.palette)
        rise = attributes.baselineOffset
        setColor(overridingColor ?? attributes.color ?? .black)
      }
      cairo_move_to(cairo, offset / line.scale, -rise / line.scale)
      pango_cairo_show_glyph_item(cairo, text, run)
    }
    cairo_restore(cairo)
  }

  private func attributes(inPalette index: Int) -> TextAttributes {
    index > 0 && index <= frame.content.runs.count
      ? frame.content.runs[index - 1].attributes : frame.content.attributes
  }

  /// The stretches of a line that are decorated, each with where it lies.
  private func forEachStretch(of line: ShapedLine, _ body: (TextAttributes, [ClosedRange<Double>]) -> Void) {
    let content = frame.content
    guard !content.runs.isEmpty else {
      return body(content.attributes, line.width > 0 ? [0...line.width] : [])
    }
    for run in content.runs where run.attributes.isDecorated && run.range.overlaps(line.range) {
      body(run.attributes, frame.spans(of: run.range.clamped(to: line.range), in: line))
    }
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
    setColor(decoration.color ?? overridingColor ?? attributes.color ?? .black)
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

  /// Of the font's size.
  private enum Proportions {
    /// From the baseline down to the underline [C].
    static let underline = 0.1
    /// [C]
    static let thickness = 0.06
  }
}

/// Device pixels under a context's transform; does nothing where axes are turned.
private struct PixelGrid {
  private var scale = 1.0
  private var offset = 0.0
  private var isUpright = false

  init(cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return }
    isUpright = true
    scale = matrix.yy
    offset = matrix.y0
  }

  /// A pixel's height in points.
  var size: Double { isUpright ? 1 / abs(scale) : 0 }

  func snapped(y: Double) -> Double {
    isUpright ? ((y * scale + offset).rounded() - offset) / scale : y
  }

  /// A length in whole pixels.
  func rounded(_ length: Double) -> Double {
    isUpright ? (length * abs(scale)).rounded() / abs(scale) : length
  }
}
