import CCairo
import CoreGraphics

/// Layers with a backdrop, which show the blurred content behind them.
///
/// A reduced picture of the content behind is kept from frame to frame. It moves with scrolled content, so only pixels
/// that enter its area or have changed are reduced again. Those pixels are read from the frame: the area around the
/// layer is finished before the layer is painted, with the layers behind it painted first.
extension LayerCompositor {
  /// How many standard deviations the blur reaches.
  private static let reach = 2.5

  // MARK: Listing

  func listBackdrop(_ layer: CALayer, _ matrix: CGAffineTransform, _ scope: ListingScope) {
    let values = layer.shown
    let matrix = LayerPainter.aligned(matrix, to: values.bounds)
    let box = LayerPainter.pixels(values.bounds, matrix)
    let visible = box.intersection(scope.clip)
    guard !visible.isEmpty else { return }
    let node = node(of: layer)
    let pixels = node.backdrop ?? BackdropPixels()
    node.backdrop = pixels
    pixels.serial = serial
    var item = DisplayItem(layer: layer, node: node, kind: .backdrop, rect: box, visible: visible)
    item.stamp = layer.appearanceStamp
    item.alpha = UInt8((values.opacity * 255).rounded())
    item.matrix = matrix
    item.isOpaque = item.alpha == 255 && values.cornerRadius == 0
    let origin = contentOrigin(behind: source(of: item))
    (pixels.originX, pixels.originY) = (origin.x, origin.y)
    items.append(item)
  }

  /// The content origin of the listed scroll container that covers most of a part of the frame.
  private func contentOrigin(behind part: PixelRect) -> (x: Int, y: Int) {
    var best = (x: 0, y: 0, area: 0)
    for container in containers {
      let area = container.clip.intersection(part).area
      if area > best.area { best = (container.x, container.y, area) }
    }
    return (best.x, best.y)
  }

  /// The rectangle of pixels that the item's blur depends on.
  private func source(of item: DisplayItem) -> PixelRect {
    let margin = Int(((item.layer.shown.backdrop?.radius ?? 0) * scale * Self.reach).rounded(.up))
    return PixelRect(
      left: item.visible.x - margin, top: item.visible.y - margin, right: item.visible.maxX + margin,
      bottom: item.visible.maxY + margin
    ).intersection(target?.bounds ?? .empty)
  }

  // MARK: Damage

  /// Decides how a backdrop's picture changes, once the damage of everything behind it is known, and adds the resulting
  /// damage.
  func addDamage(ofBackdrop item: DisplayItem, _ old: DisplayItem?, move: ScrollMove? = nil) {
    guard let pixels = item.node.backdrop, let bounds = target?.bounds else { return }
    let source = source(of: item)
    let isSame =
      old.map { item.looksLike($0) && item.isShifted(from: $0, by: 0, 0) && item.visible == $0.visible } ?? false
    if !isSame { pixels.picture = nil }
    var update = newUpdate(pixels, source, bounds, radius: item.layer.shown.backdrop?.radius ?? 0)
    if let picture = pixels.picture, picture.cell == update.cell {
      let area = update.area
      if pixels.blurred != nil, picture.area == area, move?.area.intersects(area) != true, !damage.intersects(area) {
        pixels.update = nil
        return
      }
      keep(picture, move, &update)
    }
    pixels.update = update
    pixels.blurred = nil
    damage.add(item.visible)
  }

  /// An update that keeps nothing of the old picture.
  private func newUpdate(
    _ pixels: BackdropPixels, _ source: PixelRect, _ bounds: PixelRect, radius: CGFloat
  ) -> BackdropPixels.Update {
    var cell = BlurredBackdrop.reduction(for: Double(radius * scale))
    func area() -> PixelRect {
      ReducedPicture.area(covering: source, inside: bounds, cell: cell, from: pixels.originX, pixels.originY)
    }
    // A very small frame may have no space for a whole cell: smaller cells then.
    while cell > 1, area().isEmpty { cell /= 2 }
    return BackdropPixels.Update(area: area(), cell: cell)
  }

  /// Keeps the part of the previous frame's picture that is still valid.
  private func keep(_ picture: ReducedPicture, _ move: ScrollMove?, _ update: inout BackdropPixels.Update) {
    let (dx, dy) = (move?.dx ?? 0, move?.dy ?? 0)
    let moved = picture.area.offset(dx, dy)
    let mask = update.cell - 1
    guard (moved.x - update.area.x) & mask == 0, (moved.y - update.area.y) & mask == 0 else { return }
    var kept = moved.intersection(update.area)
    if let area = move?.area {
      // The picture moves as a whole, but content outside of the scrolled area does not: that part is not kept.
      let right = kept.intersection(area).intersection(area.offset(dx, dy))
      kept = ReducedPicture.cells(inside: right, of: update.area, cell: update.cell)
    }
    (update.dx, update.dy, update.kept) = (dx, dy, kept)
    for rect in damage.rects where rect.intersects(kept) { update.damaged.append(rect) }
  }

  // MARK: Painting

  /// Updates an item's blurred picture, once the frame is finished around it.
  func prepareBackdrop(_ item: DisplayItem, at index: Int, _ buffer: PixelBuffer, _ context: CGContext) {
    guard let pixels = item.node.backdrop, pixels.blurred == nil, let backdrop = item.layer.shown.backdrop else {
      return
    }
    for rect in pixels.move() {
      // This overwrites the item with what is behind it; the item is painted again afterwards, as all of it is damaged.
      paint(rect.intersection(item.visible), below: index, buffer, context)
      let covered = covered(rect, outside: item.visible, above: index)
      for part in covered { paint(part, below: index, buffer, context) }
      pixels.picture?.take(rect, from: buffer, scratch: scratch)
      countReduction(rect)
      for part in covered { paint(part, below: items.count, buffer, context) }
    }
    guard let picture = pixels.picture, !picture.area.isEmpty else { return }
    let tint = backdrop.tint.sRGB
    pixels.blurred = BlurredBackdrop(
      picture, deviation: Double(backdrop.radius * scale), saturation: Double(backdrop.saturation),
      tint: SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), Float(tint.alpha)), scratch: scratch)
    countBlur()
  }

  /// The parts of a rectangle, outside an item, that are covered by items in front of the item.
  private func covered(_ rect: PixelRect, outside visible: PixelRect, above index: Int) -> [PixelRect] {
    var parts: [PixelRect] = []
    rect.subtracting(visible) { outside in
      for item in items[(index + 1)...] where item.visible.intersects(outside) {
        parts.append(item.visible.intersection(outside))
      }
    }
    return parts
  }

  func paintBackdrop(_ item: DisplayItem, _ part: PixelRect, _ buffer: PixelBuffer, _ context: CGContext) {
    guard let blurred = item.node.backdrop?.blurred else { return }
    if item.isOpaque { return blurred.write(part, to: buffer, at: part.x, part.y, scratch: scratch) }
    countBlend(part)
    let bitmap = LayerBitmap(width: part.width, height: part.height, isOpaque: true, memory: memory)
    blurred.write(part, to: bitmap.buffer, at: 0, 0, scratch: scratch)
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
}
