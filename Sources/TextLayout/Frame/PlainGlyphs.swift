import CPango

/// Draws lines of plain paragraphs.
enum PlainGlyphs {
  /// Draws a line from the context's origin, at the size that it was shaped at, in the context's colour.
  ///
  /// Successive parts in one face are drawn with one call, because Cairo makes an image of the colour for each call.
  static func show(_ line: PlainParagraph.Line, of paragraph: PlainParagraph, rise: Double, _ cairo: OpaquePointer) {
    withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: line.glyphs.count) { glyphs in
      var count = 0
      var latest: PlainFont?
      func draw() {
        guard let latest, count > 0 else { return }
        cairo_set_scaled_font(cairo, latest.scaled)
        cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(count))
        count = 0
      }
      paragraph.forEachSlice(of: line) { font, slice, left in
        if font !== latest {
          draw()
          latest = font
        }
        let start = currentPoint(cairo, afterMovingTo: points(left), -rise)
        var x: Int32 = 0
        for glyph in slice {
          glyphs.initializeElement(
            at: count,
            to: cairo_glyph_t(
              index: UInt(glyph.index), x: start.x + points(x + glyph.x),
              y: glyph.y == 0 ? start.y : start.y + points(glyph.y)))
          x += glyph.width
          count += 1
        }
      }
      draw()
    }
  }

  /// The current point after a move, which Cairo rounds to a fraction of a pixel. Pango draws the glyphs of its own
  /// lines from this point, so glyphs drawn here are aligned in the same way.
  private static func currentPoint(
    _ cairo: OpaquePointer, afterMovingTo x: Double, _ y: Double
  ) -> (x: Double, y: Double) {
    cairo_move_to(cairo, x, y)
    var point = (x: 0.0, y: 0.0)
    cairo_get_current_point(cairo, &point.x, &point.y)
    return point
  }
}
