import CCairo
import CoreGraphics

/// Rows of a scroll container, whose bitmaps are kept only while they are needed.
///
/// A row that rests, or moves with the finished pixels around it, is in the frame already. It needs a bitmap while it
/// becomes visible strip by strip, and while something in front of it moves. Keeping all bitmaps would take the memory
/// of a second frame, which would be written and read whenever the content jumps.
extension LayerCompositor {
  /// For how many frames a row's bitmap is kept after it was last painted from.
  private static let idleFrames: UInt64 = 3

  /// Draws a new or changed row that is fully visible straight into the frame, without a bitmap. Returns whether it
  /// did.
  func drawRow(_ item: DisplayItem, at index: Int, _ part: PixelRect, _ buffer: PixelBuffer) -> Bool {
    let node = item.node
    guard item.isOpaque, part == item.rect, node.bitmap == nil, item.layer.animations == nil,
      part.width == node.extent.width, part.height == node.extent.height
    else { return false }
    let match = matches[index]
    guard match < 0 || oldItems[match].stamp != item.stamp else { return false }
    let base = buffer.address(part.x, part.y)
    let surface = cairo_image_surface_create_for_data(
      base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(part.width), Int32(part.height),
      Int32(buffer.bytesPerRow))!
    node.paintSerial = serial
    node.movesByItself = false
    rasterise(
      item.layer, node,
      PixelBuffer(base: base, width: part.width, height: part.height, bytesPerRow: buffer.bytesPerRow), surface)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return true
  }

  /// Frees the bitmap of a new or changed row that was painted whole. A row that an animation moves keeps it for the
  /// next frame.
  func rowWasPainted(_ item: DisplayItem, at index: Int, _ part: PixelRect) {
    let node = item.node
    node.paintSerial = serial
    if item.layer.animations != nil {
      node.movesByItself = true
      return
    }
    guard part == item.rect else { return }
    let match = matches[index]
    if node.movesByItself || match < 0 || oldItems[match].stamp != item.stamp { node.bitmap = nil }
    node.movesByItself = false
  }

  /// Gives a bitmap to rows that begin to move or fade alone, copied from the frame before if that shows all that is
  /// visible now.
  func takeBitmapsFromFrame() {
    prepareMemoryOfMovingRows()
    guard let target else { return }
    for number in items.indices where wantsOwnBitmap(number) {
      let item = items[number]
      guard let index = oldIndex(item) else { continue }
      let old = oldItems[index]
      guard old.isRow, old.isOpaque, old.stamp == item.stamp, old.partOfRect.contains(item.partOfRect),
        old.rect.width == item.node.extent.width, old.rect.height == item.node.extent.height,
        !oldItems[(index + 1)...].contains(where: { $0.visible.intersects(old.visible) })
      else { continue }
      item.node.bitmap = nil
      let bitmap = LayerBitmap(width: old.rect.width, height: old.rect.height, isOpaque: true, memory: memory)
      bitmap.part = old.partOfRect
      bitmap.buffer.copy(bitmap.part, from: target, at: -old.rect.x, -old.rect.y)
      cairo_surface_mark_dirty(bitmap.surface)
      item.node.bitmap = bitmap
      item.node.bitmapStamp = item.stamp
    }
  }

  /// Requests the memory of many bitmaps at once when many rows begin to move or fade.
  private func prepareMemoryOfMovingRows() {
    var bytes = 0
    for index in items.indices where wantsOwnBitmap(index) { bytes += items[index].node.extent.area * 4 }
    if bytes > 0 { memory.prepare(bytes) }
  }

  /// Whether an item is a row that moves or fades alone and has no bitmap to be painted from.
  private func wantsOwnBitmap(_ index: Int) -> Bool {
    let item = items[index]
    guard item.isRow, item.layer.animations != nil, !hasBitmap(item) else { return false }
    let match = matches[index]
    return match < 0 || !item.looksLike(oldItems[match]) || !item.isShifted(from: oldItems[match], by: 0, 0)
  }

  /// The item's index in the previous frame, which may have had another order.
  private func oldIndex(_ item: DisplayItem) -> Int? {
    item.node.matchSerial == serial && item.node.mainIndex >= 0 ? item.node.mainIndex : nil
  }

  /// Frees the bitmaps of rows that came to rest or have not been painted from for some frames.
  func releaseIdleRows() {
    for item in items where item.isRow {
      let isAtRest = item.node.movesByItself && item.layer.animations == nil
      if isAtRest || item.node.paintSerial + Self.idleFrames < serial {
        item.node.bitmap = nil
        item.node.movesByItself = false
      }
    }
  }

  private func hasBitmap(_ item: DisplayItem) -> Bool {
    item.node.bitmap != nil && item.node.bitmapStamp == item.node.stamp(of: item.layer)
  }

  // MARK: Blank parts

  /// Paints a part of a row without a bitmap if the part contains only plain fills, such as the strip under a scroll
  /// indicator. Returns whether it did.
  func paintBlankPart(of item: DisplayItem, _ part: PixelRect, _ buffer: PixelBuffer, _ context: CGContext) -> Bool {
    guard item.isOpaque, part != item.rect, !hasBitmap(item) else { return false }
    let layer = item.layer
    let node = item.node
    guard layer.visuals == .fill, !layer.hasBorder, let color = layer.shown.backgroundColor else { return false }
    let bounds = layer.shown.bounds
    /// Maps the layer's coordinates to the frame's pixels.
    let matrix = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: CGFloat(item.rect.x - node.extent.x) - bounds.minX * scale,
      ty: CGFloat(item.rect.y - node.extent.y) - bounds.minY * scale)
    fills.removeAll(keepingCapacity: true)
    guard findFills(below: layer, matrix, part) else { return false }
    buffer.fill(part, with: color.premultipliedPixel(opacity: 1))
    guard !fills.isEmpty else { return true }
    let painter = LayerPainter(context: context, compositor: self)
    for fill in fills {
      context.saveGState()
      clip(context.cairo, fill.clip)
      painter.drawVisuals(fill.layer, fill.matrix, clipsContents: false)
      cairo_new_path(context.cairo)
      context.restoreGState()
    }
    fills.removeAll(keepingCapacity: true)
    return true
  }

  /// Collects the fills among the visible sublayers of a layer within `clip`. Returns false if there is anything
  /// else.
  private func findFills(below layer: CALayer, _ matrix: CGAffineTransform, _ clip: PixelRect) -> Bool {
    guard !layer.children.isEmpty else { return true }
    let values = layer.shown
    if layer.isScrollContainer || layer.needsSorting || layer.clipsToRoundedCorners || values.sublayerTransform != nil {
      return false
    }
    let inner = LayerPainter.aligned(matrix, to: values.bounds)
    var clip = clip
    if values.masksToBounds {
      clip = clip.intersection(LayerPainter.pixels(values.bounds, matrix))
      if clip.isEmpty { return true }
    }
    for child in layer.children where !findFills(of: child, inner, clip) { return false }
    return true
  }

  private func findFills(of layer: CALayer, _ outer: CGAffineTransform, _ clip: PixelRect) -> Bool {
    let values = layer.shown
    guard !values.isHidden, values.opacity > 0 else { return true }
    if layer.flags.contains(.keepsDepth) { return !reaches(layer.spacedExtent, outer, clip) }
    let isPlain = values.opacity == 1 && layer.maskLayer == nil && values.transform == nil && values.shadowOpacity == 0
    let matrix = values.toSuperlayer.concatenating(outer)
    guard isPlain else { return !reaches(layer.shownPlacement.extent(of: layer.treeExtent), outer, clip) }
    if layer.hasBorder, reaches(values.bounds, matrix, clip) { return false }
    switch layer.visuals {
    case .nothing: break
    case .fill:
      if LayerPainter.pixels(values.bounds, matrix).intersects(clip) {
        fills.append(BlankFill(layer: layer, matrix: matrix, clip: clip))
      }
    case .drawing:
      if reaches(layer.ownExtent, matrix, clip) { return false }
    }
    layer.flags.insert(.wasShown)
    return findFills(below: layer, matrix, clip)
  }

  /// Whether a layer's rectangle overlaps or nearly overlaps a part of the frame.
  private func reaches(_ extent: CGRect, _ matrix: CGAffineTransform, _ clip: PixelRect) -> Bool {
    guard !extent.isNull else { return false }
    let box = extent.applying(matrix)
    let outer = PixelRect(
      left: pixelFloor(box.minX) - 1, top: pixelFloor(box.minY) - 1, right: pixelCeiling(box.maxX) + 1,
      bottom: pixelCeiling(box.maxY) + 1)
    return outer.intersects(clip)
  }
}

/// A sublayer of a row, if the sublayer only fills its bounds with a colour.
struct BlankFill {
  let layer: CALayer
  /// Maps the layer's coordinates to the frame's pixels.
  let matrix: CGAffineTransform
  let clip: PixelRect
}
