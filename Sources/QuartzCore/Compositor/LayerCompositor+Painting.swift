import CCairo
import CoreGraphics

extension LayerCompositor {
  func paintDamage(_ buffer: PixelBuffer) {
    guard !damage.isEmpty, let context = targetContext else { return }
    damage.coalesce()
    for rect in damage.rects { countPaint(rect) }
    paint(damage.rects, outdatedBefore: items.count, buffer, context)
  }

  /// Paints rectangles below item `end`. Pixels around an outdated backdrop are its source, so they are painted
  /// first; of several such backdrops before `end`, the foremost comes last.
  private func paint(
    _ rects: ContiguousArray<PixelRect>, outdatedBefore end: Int, _ buffer: PixelBuffer, _ context: CGContext
  ) {
    var index = end - 1
    while index >= 0, items[index].kind != .backdrop || items[index].node.backdrop?.blurred != nil { index -= 1 }
    guard index >= 0 else {
      for rect in rects { paint(rect, below: items.count, buffer, context) }
      return
    }
    let item = items[index]
    var outside: ContiguousArray<PixelRect> = []
    for rect in rects { rect.subtracting(item.visible) { outside.append($0) } }
    paint(outside, outdatedBefore: index, buffer, context)
    prepareBackdrop(item, at: index, buffer, context)
    for rect in rects { paint(rect.intersection(item.visible), below: items.count, buffer, context) }
  }

  /// Paints a rectangle with the items before `end`.
  func paint(_ rect: PixelRect, below end: Int, _ buffer: PixelBuffer, _ context: CGContext) {
    paint(rect, from: end, to: end, buffer, context)
  }

  /// Paints a rectangle with the items up to `end`, starting from the topmost one before `start` that covers it.
  ///
  /// If an item covers the whole width but only part of the height, the rectangle is split there.
  private func paint(
    _ rect: PixelRect, from start: Int, to end: Int, _ buffer: PixelBuffer, _ context: CGContext
  ) {
    guard !rect.isEmpty else { return }
    var index = start - 1
    while index >= 0 {
      let visible = items[index].visible
      if items[index].isOpaque, visible.x <= rect.x, visible.maxX >= rect.maxX {
        let top = max(visible.y, rect.y)
        let bottom = min(visible.maxY, rect.maxY)
        if top < bottom {
          paint(
            PixelRect(left: rect.x, top: rect.y, right: rect.maxX, bottom: top), from: index, to: end, buffer, context)
          paintItems(
            index..<end, PixelRect(left: rect.x, top: top, right: rect.maxX, bottom: bottom), buffer, context)
          return paint(
            PixelRect(left: rect.x, top: bottom, right: rect.maxX, bottom: rect.maxY), from: index, to: end, buffer,
            context)
        }
      }
      index -= 1
    }
    // Without an opaque item the frame is black.
    buffer.fill(rect, with: 0xFF00_0000)
    paintItems(0..<end, rect, buffer, context)
  }

  private func paintItems(_ range: Range<Int>, _ rect: PixelRect, _ buffer: PixelBuffer, _ context: CGContext) {
    var painted: ContiguousArray<Int> = []
    let isGroundPainted = !range.isEmpty && paintGround(range, rect, buffer, &painted)
    for index in isGroundPainted ? range.dropFirst() : range where !painted.contains(index) {
      let part = items[index].visible.intersection(rect)
      if !part.isEmpty { paint(items[index], at: index, part, buffer, context) }
    }
  }

  private func paint(_ item: DisplayItem, at index: Int, _ part: PixelRect, _ buffer: PixelBuffer, _ context: CGContext)
  {
    switch item.kind {
    case .fill:
      if item.isOpaque {
        buffer.fill(part, with: item.color)
      } else {
        countBlend(part)
        blend(part, item.color, context.cairo)
      }
    case .bitmap, .ownBitmap:
      if item.isRow, paintBlankPart(of: item, part, buffer, context) || drawRow(item, at: index, part, buffer) {
        return
      }
      guard let bitmap = bitmap(item.layer, item.node, part.offset(-item.rect.x, -item.rect.y)) else { return }
      if item.isOpaque {
        buffer.copy(part, from: bitmap.buffer, at: item.rect.x, item.rect.y)
        countCopy(part.width * part.height * 4)
      } else {
        countBlend(part)
        blend(part, bitmap, item, context.cairo)
      }
      if item.isRow { rowWasPainted(item, at: index, part) }
    case .transformedBitmap, .projectedBitmap:
      paintTransformed(item, part, buffer, context.cairo)
    case .drawing, .border, .drawnTree:
      draw(item, part, context)
    case .backdrop:
      paintBackdrop(item, part, buffer, context)
    }
  }

  /// Blends a premultiplied colour over a rectangle, by pixman, whose loops are faster than compiled ones.
  private func blend(_ part: PixelRect, _ color: UInt32, _ cairo: OpaquePointer) {
    let alpha = Double(color >> 24) / 255
    func channel(_ shift: UInt32) -> Double { min(Double(color >> shift & 255) / 255 / alpha, 1) }
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_set_source_rgba(cairo, channel(16), channel(8), channel(0), alpha)
    cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    cairo_fill(cairo)
  }

  /// Blends a part of a bitmap whose origin is the item's.
  private func blend(_ part: PixelRect, _ bitmap: LayerBitmap, _ item: DisplayItem, _ cairo: OpaquePointer) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_set_source_surface(cairo, bitmap.surface, Double(item.rect.x), Double(item.rect.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    if item.alpha == 255 {
      cairo_fill(cairo)
    } else {
      cairo_save(cairo)
      cairo_clip(cairo)
      cairo_paint_with_alpha(cairo, Double(item.alpha) / 255)
      cairo_restore(cairo)
    }
    // The source must not hold the pixels longer than the bitmap does.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  private func paintTransformed(
    _ item: DisplayItem, _ part: PixelRect, _ buffer: PixelBuffer, _ cairo: OpaquePointer
  ) {
    let limit = max(buffer.bounds.area * 2, 1 << 18)
    // This is always so for a projected bitmap, which is never larger than the frame.
    if item.rect.width <= 16384, item.rect.height <= 16384, item.rect.area <= limit {
      guard let bitmap = turnedBitmap(item) else { return }
      let part = part.intersection(bitmap.part.offset(item.rect.x, item.rect.y))
      guard !part.isEmpty else { return }
      countBlend(part)
      return blend(part, bitmap, item, cairo)
    }
    countBlend(part)
    // Much larger than the frame: sample only the visible part.
    guard let bitmap = bitmap(item.layer, item.node) else { return }
    cairo_save(cairo)
    clip(cairo, part)
    var matrix = cairo_matrix_t(
      xx: item.matrix.a, yx: item.matrix.b, xy: item.matrix.c, yy: item.matrix.d, x0: item.matrix.tx,
      y0: item.matrix.ty)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, Double(item.alpha) / 255)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_restore(cairo)
  }

  /// Draws with Cairo straight into the frame.
  private func draw(_ item: DisplayItem, _ part: PixelRect, _ context: CGContext) {
    let cairo = context.cairo
    context.saveGState()
    clip(cairo, part)
    let painter = LayerPainter(context: context, compositor: self)
    switch item.kind {
    case .drawing:
      painter.drawVisuals(item.layer, item.matrix, clipsContents: item.layer.clipsToRoundedCorners)
    case .border:
      painter.drawBorder(item.layer, item.matrix)
    default:
      painter.drawLayer(item.layer, item.matrix, opacity: item.layer.shown.opacity)
    }
    cairo_new_path(cairo)
    context.restoreGState()
  }

  func clip(_ cairo: OpaquePointer, _ part: PixelRect) {
    cairo_identity_matrix(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(part.x), Double(part.y), Double(part.width), Double(part.height))
    cairo_clip(cairo)
  }
}
