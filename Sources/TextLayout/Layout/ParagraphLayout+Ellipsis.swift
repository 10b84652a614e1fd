import CPango
import Foundation

extension ParagraphLayout {
  /// Puts ellipses on the baseline, in the font of the text's attributes.
  ///
  /// Where Pango cuts off a letter that is as wide as it is high, it uses another ellipsis, at half height. iOS uses
  /// the system font's ellipsis after letters of every script, because that font has one [C].
  func putEllipsesOnBaseline(_ request: Request) {
    guard request.scan.hasOtherScripts, isEllipsized else { return }
    forEachEllipsis { shapeEllipsis($0, in: request) }
  }

  /// Removes the gap between an ellipsis and the letters after it, as on iOS [C]: Pango gives the ellipsis all the
  /// space of the letters that it replaces.
  func closeGapsBehindEllipses(_ request: Request) {
    let mode = request.style.lineBreakMode
    guard mode == .truncateHead || mode == .truncateMiddle, isEllipsized else { return }
    forEachEllipsis { run in
      let glyphs = run.pointee.glyphs!
      let last = Int(glyphs.pointee.num_glyphs) - 1
      guard last >= 0 else { return }
      var own = PangoRectangle()
      pango_font_get_glyph_extents(run.pointee.item.pointee.analysis.font, glyphs.pointee.glyphs[last].glyph, nil, &own)
      let width = glyphs.pointee.glyphs[last].geometry.width
      glyphs.pointee.glyphs[last].geometry.width = min(width, own.width)
    }
  }

  private func forEachEllipsis(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
    var node = pango_layout_get_lines(layout)
    while let current = node {
      let line = current.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
      var runs = line.pointee.runs
      while let each = runs {
        let run = each.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        if Int32(run.pointee.item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 { body(run) }
        runs = each.pointee.next
      }
      node = current.pointee.next
    }
  }

  private func shapeEllipsis(_ run: UnsafeMutablePointer<PangoGlyphItem>, in request: Request) {
    let offset = Int(run.pointee.item.pointee.offset)
    guard let piece = request.pieces.last(where: { $0.bytes.lowerBound <= offset }) else { return }
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(description(of: piece.attributes)))
    "…".withCString { text in
      let count = Int32(strlen(text))
      let items = pango_itemize_with_base_dir(
        FontEngine.shared.context(isRightToLeft: false), PANGO_DIRECTION_LTR, text, 0, count, list, nil)
      defer { g_list_free(items) }
      guard let item = items?.pointee.data.assumingMemoryBound(to: PangoItem.self) else { return }
      defer { pango_item_free(item) }
      let glyphs = pango_glyph_string_new()!
      defer { pango_glyph_string_free(glyphs) }
      pango_shape_full(text, count, text, count, &item.pointee.analysis, glyphs)
      take(glyphs, item.pointee.analysis.font, into: run)
    }
  }

  /// The line stays as wide as Pango made it, so that it is truncated at the same position when it is laid out at its
  /// own width. The width that the new ellipsis leaves is added behind it, so that the ellipsis is next to the text.
  private func take(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>,
    into run: UnsafeMutablePointer<PangoGlyphItem>
  ) {
    let shown = run.pointee.glyphs!
    let room = pango_glyph_string_get_width(shown) - pango_glyph_string_get_width(glyphs)
    pango_glyph_string_set_size(shown, glyphs.pointee.num_glyphs)
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      shown.pointee.glyphs[index] = glyphs.pointee.glyphs[index]
      shown.pointee.log_clusters[index] = 0
    }
    let item = run.pointee.item!
    let isRightToLeft = item.pointee.analysis.level % 2 == 1
    if glyphs.pointee.num_glyphs > 0 {
      let last = Int(glyphs.pointee.num_glyphs) - 1
      shown.pointee.glyphs[isRightToLeft ? 0 : last].geometry.width += room
      if isRightToLeft { shown.pointee.glyphs[0].geometry.x_offset += room }
    }
    g_object_ref(gpointer(font))
    g_object_unref(gpointer(item.pointee.analysis.font))
    item.pointee.analysis.font = font
  }
}
