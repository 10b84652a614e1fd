import CCairo
import CoreGraphics

/// Layers that show what lies behind them, blurred.
extension LayerCompositor {
  /// The blur reaches as far as this many standard deviations.
  private static let reach = 2.5

  func listBackdrop(
    _ layer: CALayer, _ backdrop: LayerBackdrop, _ matrix: CGAffineTransform, _ scope: ListingScope
  ) {
    let values = layer.shown
    let matrix = LayerPainter.aligned(matrix, to: values.bounds)
    let box = LayerPainter.pixels(values.bounds, matrix)
    let visible = box.intersection(scope.clip)
    guard !visible.isEmpty else { return }
    let node = node(of: layer)
    node.backdropSerial = serial
    var item = DisplayItem(layer: layer, node: node, kind: .backdrop, rect: box, visible: visible)
    item.stamp = layer.appearanceStamp
    item.alpha = UInt8((values.opacity * 255).rounded())
    item.matrix = matrix
    item.isOpaque = item.alpha == 255 && values.cornerRadius == 0
    items.append(item)
  }

  /// Where what lies behind an item has a part in what it shows.
  private func source(of item: DisplayItem) -> PixelRect {
    let margin = Int(((item.layer.shown.backdrop?.radius ?? 0) * scale * Self.reach).rounded(.up))
    return PixelRect(
      left: item.visible.x - margin, top: item.visible.y - margin, right: item.visible.maxX + margin,
      bottom: item.visible.maxY + margin
    ).intersection(target?.bounds ?? .empty)
  }

  /// Once the damage of everything behind a backdrop is known: paints it anew where that changed.
  func addDamage(ofBackdrop item: DisplayItem, _ old: DisplayItem?, moved: PixelRect = .empty) {
    let source = source(of: item)
    let isSame =
      old.map { item.looksLike($0) && item.isShifted(from: $0, by: 0, 0) && item.visible == $0.visible } ?? false
    guard !isSame || damage.intersects(source) || moved.intersects(source) else { return }
    item.node.blurred = nil
    damage.add(item.visible)
  }

  func paintBackdrop(
    _ item: DisplayItem, at index: Int, _ part: PixelRect, _ buffer: PixelBuffer, _ context: CGContext
  ) {
    guard let blurred = blurred(item, at: index) else { return }
    if item.isOpaque { return blurred.write(part, to: buffer, at: part.x, part.y) }
    countBlend(part)
    let bitmap = LayerBitmap(width: part.width, height: part.height, isOpaque: true, memory: memory)
    blurred.write(part, to: bitmap.buffer, at: 0, 0)
    cairo_surface_mark_dirty(bitmap.surface)
    context.saveGState()
    clip(context.cairo, part)
    let painter = LayerPainter(context: context, compositor: self)
    if item.layer.shown.cornerRadius > 0 { painter.clipToBounds(item.layer.shown, item.matrix, true) }
    cairo_identity_matrix(context.cairo)
    cairo_set_source_surface(context.cairo, bitmap.surface, Double(part.x), Double(part.y))
    cairo_paint_with_alpha(context.cairo, Double(item.alpha) / 255)
    cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
    context.restoreGState()
  }

  /// The blurred picture of what lies behind an item, made now if that has changed.
  private func blurred(_ item: DisplayItem, at index: Int) -> BlurredBackdrop? {
    if let blurred = item.node.blurred { return blurred }
    guard let backdrop = item.layer.shown.backdrop else { return nil }
    let area = source(of: item)
    guard !area.isEmpty else { return nil }
    let deviation = Double(backdrop.radius * scale)
    let blurred = BlurredBackdrop(area: area, reduction: BlurredBackdrop.reduction(for: deviation))
    let bitmap = LayerBitmap(width: blurred.width, height: blurred.height, isOpaque: true, memory: memory)
    drawReduced(area, below: index, 1 / CGFloat(blurred.reduction), bitmap)
    let tint = backdrop.tint.sRGB
    blurred.take(
      bitmap.base, bytesPerRow: bitmap.bytesPerRow, deviation: deviation, saturation: Double(backdrop.saturation),
      tint: SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), Float(tint.alpha)))
    item.node.blurred = blurred
    countBlur()
    return blurred
  }

  /// Draws what lies in `area` behind an item, reduced.
  private func drawReduced(_ area: PixelRect, below index: Int, _ factor: CGFloat, _ bitmap: LayerBitmap) {
    bitmap.buffer.fill(bitmap.buffer.bounds, with: 0xFF00_0000)
    cairo_surface_mark_dirty(bitmap.surface)
    let context = CGContext(surface: bitmap.surface, scale: 1)
    let toReduced = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor, tx: -CGFloat(area.x) * factor, ty: -CGFloat(area.y) * factor)
    // Nothing below an opaque item that covers the area is seen.
    var start = index
    while start > 0 {
      start -= 1
      if items[start].isOpaque, items[start].visible.contains(area) { break }
    }
    for number in start..<index where items[number].visible.intersects(area) {
      draw(items[number], at: number, toReduced, context)
    }
    cairo_surface_flush(bitmap.surface)
  }

  private func draw(_ item: DisplayItem, at index: Int, _ toReduced: CGAffineTransform, _ context: CGContext) {
    let cairo = context.cairo
    context.saveGState()
    let painter = LayerPainter(context: context, compositor: self)
    painter.setMatrix(toReduced)
    cairo_new_path(cairo)
    let visible = item.visible
    cairo_rectangle(cairo, Double(visible.x), Double(visible.y), Double(visible.width), Double(visible.height))
    switch item.kind {
    case .fill:
      let color = item.color
      let alpha = Double(color >> 24) / 255
      func channel(_ shift: UInt32) -> Double { min(Double(color >> shift & 255) / 255 / max(alpha, 1 / 255), 1) }
      cairo_set_source_rgba(cairo, channel(16), channel(8), channel(0), alpha)
      cairo_fill(cairo)
    case .bitmap, .ownBitmap:
      guard let source = bitmap(item.layer, item.node) else { break }
      // A row under a bar is of use in each frame.
      item.node.paintSerial = serial
      paint(source, item, cairo)
    case .transformedBitmap:
      if item.rect.area <= (target?.bounds.area ?? 0) * 2, let source = turnedBitmap(item) {
        paint(source, item, cairo)
      }
    case .backdrop:
      guard let inner = blurred(item, at: index) else { break }
      let part = item.visible
      let source = LayerBitmap(width: part.width, height: part.height, isOpaque: true, memory: memory)
      inner.write(part, to: source.buffer, at: 0, 0)
      cairo_surface_mark_dirty(source.surface)
      cairo_clip(cairo)
      cairo_set_source_surface(cairo, source.surface, Double(part.x), Double(part.y))
      cairo_paint_with_alpha(cairo, Double(item.alpha) / 255)
    case .drawing, .border, .drawnTree:
      cairo_clip(cairo)
      let matrix = item.matrix.concatenating(toReduced)
      switch item.kind {
      case .drawing: painter.drawVisuals(item.layer, matrix, clipsContents: item.layer.clipsToRoundedCorners)
      case .border: painter.drawBorder(item.layer, matrix)
      default: painter.drawLayer(item.layer, matrix, opacity: item.layer.shown.opacity)
      }
    }
    cairo_new_path(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    context.restoreGState()
  }

  /// Paints a bitmap at its item's place, within the path.
  private func paint(_ bitmap: LayerBitmap, _ item: DisplayItem, _ cairo: OpaquePointer) {
    cairo_clip(cairo)
    cairo_set_source_surface(cairo, bitmap.surface, Double(item.rect.x), Double(item.rect.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint_with_alpha(cairo, Double(item.alpha) / 255)
  }
}
