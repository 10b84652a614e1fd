import CCairo
import CoreGraphics
import Foundation

extension LayerCompositor {
  /// The node of a layer that can be kept as a bitmap, with its extent up to date; `nil` when the bitmap would be
  /// larger than two frames.
  func bitmapNode(_ layer: CALayer, isOwnOnly: Bool) -> LayerNode? {
    let node = node(of: layer)
    if node.isOwnOnly != isOwnOnly {
      node.isOwnOnly = isOwnOnly
      node.extentScale = 0
      node.bitmap = nil
    }
    if node.extentStamp != node.stamp(of: layer) || node.extentScale != scale { measure(layer, node) }
    let limit = max((target?.bounds.area ?? 0) * 2, 1 << 18)
    guard node.extent.width <= 16384, node.extent.height <= 16384, node.extent.area <= limit else { return nil }
    return node
  }

  private func measure(_ layer: CALayer, _ node: LayerNode) {
    node.extentStamp = node.stamp(of: layer)
    node.extentScale = scale
    let extent = node.isOwnOnly ? layer.ownExtent : layer.treeExtent
    let values = layer.shown
    guard !extent.isNull, extent.width > 0, extent.height > 0 else {
      node.extent = .empty
      return
    }
    let bounds = values.bounds
    let box = PixelRect(left: 0, top: 0, right: pixel(bounds.width * scale), bottom: pixel(bounds.height * scale))
    // Edges inside the bounds are rounded like those of the bounds; pixels outside the bounds are kept whole.
    let left = (extent.minX - bounds.minX) * scale
    let top = (extent.minY - bounds.minY) * scale
    let right = (extent.maxX - bounds.minX) * scale
    let bottom = (extent.maxY - bounds.minY) * scale
    node.extent = PixelRect(
      left: left >= 0 ? min(pixelFloor(left), box.maxX) : pixelFloor(left) - 1,
      top: top >= 0 ? min(pixelFloor(top), box.maxY) : pixelFloor(top) - 1,
      right: extent.maxX <= bounds.maxX ? min(pixelCeiling(right) + 1, box.maxX) : pixelCeiling(right) + 1,
      bottom: extent.maxY <= bounds.maxY ? min(pixelCeiling(bottom) + 1, box.maxY) : pixelCeiling(bottom) + 1)
    let isCovered =
      values.backgroundColor?.isOpaque == true && values.cornerRadius == 0 && layer.maskLayer == nil
      && values.transition == nil && values.effects == nil
    node.isOpaque = isCovered && node.extent == box
  }

  /// The bitmap of a layer, drawn now if its content has changed.
  ///
  /// - Parameter part: The pixels that are needed; nil for all.
  func bitmap(_ layer: CALayer, _ node: LayerNode, _ part: PixelRect? = nil) -> LayerBitmap? {
    // If the compositor does not draw the backdrop itself, the bitmap includes the backdrop's tint.
    let isPlain = layer.shown.backdrop != nil && node.backdrop?.serial != serial
    if let bitmap = node.bitmap, node.bitmapStamp == node.stamp(of: layer), node.bitmapIsPlain == isPlain,
      bitmap.width == node.extent.width,
      bitmap.height == node.extent.height, bitmap.isOpaque == node.isOpaque,
      bitmap.part.contains(part ?? bitmap.buffer.bounds)
    {
      return bitmap
    }
    guard !node.extent.isEmpty else { return nil }
    let isReusable =
      node.bitmap.map {
        $0.width == node.extent.width && $0.height == node.extent.height && $0.isOpaque == node.isOpaque
      } ?? false
    if !isReusable {
      // Return the old memory to the pool first, so that the new bitmap can use it.
      node.bitmap = nil
      node.bitmap = LayerBitmap(
        width: node.extent.width, height: node.extent.height, isOpaque: node.isOpaque, memory: memory)
    }
    guard let bitmap = node.bitmap else { return nil }
    node.bitmapStamp = node.stamp(of: layer)
    node.bitmapIsPlain = isPlain
    bitmap.part = bitmap.buffer.bounds
    rasterise(layer, node, bitmap.buffer, bitmap.surface)
    bitmap.pixelsDidChange()
    return bitmap
  }

  /// Draws a layer into a buffer as large as its extent; `surface` uses the buffer's memory.
  func rasterise(_ layer: CALayer, _ node: LayerNode, _ buffer: PixelBuffer, _ surface: OpaquePointer) {
    countRasterisation()
    let values = layer.shown
    let color = values.backgroundColor
    if node.isOpaque, let color {
      buffer.fill(buffer.bounds, with: color.premultipliedPixel(opacity: 1))
    } else {
      memset(buffer.base, 0, buffer.bytesPerRow * buffer.height)
    }
    cairo_surface_mark_dirty(surface)
    let context = CGContext(surface: surface, scale: 1)
    let painter = LayerPainter(context: context, compositor: self)
    let matrix = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -values.bounds.minX * scale - CGFloat(node.extent.x),
      ty: -values.bounds.minY * scale - CGFloat(node.extent.y))
    if node.isOwnOnly {
      painter.drawVisuals(layer, matrix, clipsContents: layer.clipsToRoundedCorners, skipsBackground: node.isOpaque)
    } else {
      painter.drawRoot(layer, matrix, skipsBackground: node.isOpaque)
    }
    cairo_surface_flush(surface)
  }

  /// The bitmap of a layer under its transform, as large as the item's rectangle in the frame.
  ///
  /// The bitmap is made in one piece: pieces would differ in the last digit, because sampling uses fixed point numbers.
  func turnedBitmap(_ item: DisplayItem) -> LayerBitmap? {
    if let turned = item.node.turned, turned.stamp == item.stamp, turned.rect.width == item.rect.width,
      turned.rect.height == item.rect.height, turned.matrix.hasShape(of: item.matrix),
      turned.projection == item.plane?.projection,
      turned.matrix.tx - CGFloat(turned.rect.x) == item.matrix.tx - CGFloat(item.rect.x),
      turned.matrix.ty - CGFloat(turned.rect.y) == item.matrix.ty - CGFloat(item.rect.y)
    {
      return turned.bitmap
    }
    guard let source = bitmap(item.layer, item.node) else { return nil }
    item.node.turned = nil
    let result = LayerBitmap(width: item.rect.width, height: item.rect.height, isOpaque: false, memory: memory)
    if let plane = item.plane {
      result.buffer.project(source.buffer, isOpaque: source.isOpaque, by: plane.projection)
      cairo_surface_mark_dirty(result.surface)
    } else {
      transform(source, item, into: result)
    }
    item.node.turned = TurnedBitmap(
      bitmap: result, stamp: item.stamp, matrix: item.matrix, projection: item.plane?.projection, rect: item.rect)
    return result
  }

  private func transform(_ source: LayerBitmap, _ item: DisplayItem, into result: LayerBitmap) {
    var matrix = cairo_matrix_t(
      xx: item.matrix.a, yx: item.matrix.b, xy: item.matrix.c, yy: item.matrix.d,
      x0: item.matrix.tx - Double(item.rect.x), y0: item.matrix.ty - Double(item.rect.y))
    // The fourth byte of opaque pixels has no meaning: only Cairo knows to ignore it.
    if !source.isOpaque, matrix.yx == 0, matrix.xy == 0, matrix.xx > 0, matrix.yy > 0 {
      result.part = result.buffer.scale(
        source.buffer, lines: source.inkedLines, x: SampledAxis(scale: matrix.xx, origin: matrix.x0),
        y: SampledAxis(scale: matrix.yy, origin: matrix.y0), scratch: scratch)
      cairo_surface_mark_dirty(result.surface)
      return
    }
    let cairo = cairo_create(result.surface)
    // The operator writes every pixel: those outside of the layer become clear.
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source_surface(cairo, source.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(result.surface)
  }

  /// Paints a row from its own bitmap, for a scroll container that is inside a group. Returns false if the row has to
  /// be drawn instead.
  func drawCached(_ layer: CALayer, _ matrix: CGAffineTransform, _ cairo: OpaquePointer) -> Bool {
    guard matrix.a == scale, matrix.d == scale, let node = bitmapNode(layer, isOwnOnly: false) else { return false }
    guard !node.extent.isEmpty, layer.shown.opacity > 0 else { return true }
    let bounds = layer.shown.bounds
    let rect = node.extent.offset(
      pixel(bounds.minX * matrix.a + matrix.tx), pixel(bounds.minY * matrix.d + matrix.ty))
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    let clip = PixelRect(left: pixelFloor(x1), top: pixelFloor(y1), right: pixelCeiling(x2), bottom: pixelCeiling(y2))
    guard rect.intersects(clip) else {
      node.bitmap = nil
      return true
    }
    guard let bitmap = bitmap(layer, node) else { return true }
    cairo_set_source_surface(cairo, bitmap.surface, Double(rect.x), Double(rect.y))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(cairo, Double(layer.shown.opacity))
    // The source must not hold the pixels longer than the bitmap does.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    return true
  }
}

extension LayerNode {
  /// The counter of changes to the bitmap's content.
  @inline(__always)
  func stamp(of layer: CALayer) -> UInt32 { isOwnOnly ? layer.appearanceStamp : layer.subtreeStamp }
}

extension CGAffineTransform {
  /// Whether two transforms differ at most by a translation.
  @inline(__always)
  func hasShape(of other: CGAffineTransform) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}
