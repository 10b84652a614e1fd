import CoreGraphics

/// The settings that ancestors impose on a listed layer.
struct ListingScope {
  /// Maps the superlayer's coordinates to the frame's pixels.
  var matrix: CGAffineTransform
  var clip: PixelRect
  /// Whether the layer and its descendants are kept as one bitmap if possible.
  var isCached = false
  /// The product of the opacities of the transform layers around it.
  var opacity: Float = 1
  /// The space in which the superlayer shows its sublayers in perspective.
  var perspective: CATransform3D?
}

extension LayerCompositor {
  /// Lists the visible items of a tree, from back to front.
  func listItems(_ root: CALayer, _ bounds: PixelRect) {
    list(root, ListingScope(matrix: CGAffineTransform(scaleX: scale, y: scale), clip: bounds))
  }

  /// Lists one layer.
  ///
  /// - Parameter matrix: Maps the layer's coordinates to the frame's pixels.
  private func list(_ layer: CALayer, _ scope: ListingScope) {
    let values = layer.shown
    layer.flags.insert(.wasShown)
    guard !values.isHidden, values.opacity > 0 else { return }
    if layer.flags.contains(.keepsDepth) { return listSpaced(layer, scope) }
    var matrix = scope.matrix
    if values.transform == nil, scope.perspective == nil {
      let origin = values.originInSuperlayer
      matrix.tx += matrix.a * origin.x + matrix.c * origin.y
      matrix.ty += matrix.b * origin.x + matrix.d * origin.y
      list(layer, matrix, scope)
    } else {
      list(layer, values.placement(in: scope.perspective), scope)
    }
  }

  private func list(_ layer: CALayer, _ placement: LayerPlacement, _ scope: ListingScope) {
    guard layer.shown.isDoubleSided || !placement.isFromBehind else { return }
    let matrix = placement.matrix.concatenating(scope.matrix)
    if let projection = placement.projection {
      listProjected(layer, projection, matrix, scope)
    } else {
      list(layer, matrix, scope)
    }
  }

  /// Lists the layers inside a transform layer.
  private func listSpaced(_ layer: CALayer, _ scope: ListingScope) {
    for spaced in layer.spacedLayers where !spaced.layer.shown.isHidden && spaced.layer.shown.opacity > 0 {
      spaced.layer.flags.insert(.wasShown)
      var inner = scope
      inner.opacity *= spaced.opacity
      list(spaced.layer, spaced.placement, inner)
    }
  }

  /// - Parameter matrix: from the layer's coordinates to the frame's pixels.
  private func list(_ layer: CALayer, _ matrix: CGAffineTransform, _ scope: ListingScope) {
    let values = layer.shown
    let opacity = values.opacity * scope.opacity
    let isAligned = matrix.b == 0 && matrix.c == 0 && matrix.a == scale && matrix.d == scale
    if values.backdrop != nil, isAligned, layer.maskLayer == nil { listBackdrop(layer, matrix, scope) }
    let isFadedFill = opacity < 1 && layer.children.isEmpty && layer.visuals == .fill && !layer.hasBorder
    let needsGroup =
      !isAligned || layer.maskLayer != nil || values.transition != nil || values.effects != nil
      || values.shouldRasterize
      || layer.clipsToRoundedCorners || layer.flags.contains(.replicates)
      || (opacity < 1 && !isFadedFill) || layer.isShadowOfSublayers
    if needsGroup { return listGroup(layer, matrix, scope, isAligned: isAligned) }
    let wantsBitmap =
      (scope.isCached && !isLarge(values)) || isMoving(layer) || (layer.hasBorder && values.cornerRadius > 0)
    if wantsBitmap, layer.openCount == 0, !layer.drawsEachFrame, !layer.children.isEmpty || layer.visuals == .drawing,
      let node = bitmapNode(layer, isOwnOnly: false)
    {
      node.isRow = scope.isCached
      return listBitmap(layer, node, matrix, scope, isAligned: true)
    }
    listOpen(layer, matrix, scope)
  }

  /// Whether a bitmap of the layer would cover a third of a frame or more. Its sublayers then have separate bitmaps, so
  /// that a change of one does not redraw all.
  private func isLarge(_ values: LayerValues) -> Bool {
    values.bounds.width * values.bounds.height * scale * scale * 3 > CGFloat(target?.bounds.area ?? 0)
  }

  /// Whether an animation only moves or fades the layer, so that its bitmap stays valid in each frame.
  private func isMoving(_ layer: CALayer) -> Bool {
    guard let properties = layer.animations?.properties else { return false }
    return properties.hasPlacement && !properties.hasAppearance
  }

  // MARK: Open layers

  /// Lists a layer's own drawing, its sublayers one by one, and its border.
  private func listOpen(_ layer: CALayer, _ matrix: CGAffineTransform, _ scope: ListingScope) {
    let values = layer.shown
    let matrix = LayerPainter.aligned(matrix, to: values.bounds)
    let box = LayerPainter.pixels(values.bounds, matrix)
    switch layer.visuals {
    case .nothing: break
    case .fill: listFill(layer, box, scope)
    case .drawing: listOwnDrawing(layer, matrix, scope)
    }
    if !layer.children.isEmpty { listSublayers(layer, matrix, box, scope) }
    if layer.hasBorder { listDrawing(layer, .border, box, matrix, scope) }
  }

  private func listSublayers(_ layer: CALayer, _ matrix: CGAffineTransform, _ box: PixelRect, _ scope: ListingScope) {
    var inner = scope
    inner.opacity = 1
    inner.matrix = layer.shown.commonSublayerMatrix.map { $0.concatenating(matrix) } ?? matrix
    inner.perspective = layer.shown.perspectiveOfSublayers
    if layer.shown.masksToBounds {
      inner.clip = scope.clip.intersection(box)
      if inner.clip.isEmpty { return }
    }
    if layer.isScrollContainer {
      // The content origin is rounded to a whole pixel, so that all rows move by the same number of pixels.
      inner.matrix.tx.round()
      inner.matrix.ty.round()
      inner.isCached = true
      noteScroll(layer, inner)
    }
    if layer.needsSorting {
      for sublayer in layer.paintOrder { list(sublayer, inner) }
    } else {
      for sublayer in layer.children { list(sublayer, inner) }
    }
  }

  private func noteScroll(_ layer: CALayer, _ inner: ListingScope) {
    let node = layer.node ?? LayerNode()
    layer.node = node
    let (x, y) = (pixel(inner.matrix.tx), pixel(inner.matrix.ty))
    if node.scrollSerial == serial - 1, node.scrollClip == inner.clip, node.scrollX != x || node.scrollY != y {
      scrolls.append(ScrollMove(area: inner.clip, dx: x - node.scrollX, dy: y - node.scrollY))
    }
    containers.append(ScrollContainer(clip: inner.clip, x: x, y: y))
    node.scrollX = x
    node.scrollY = y
    node.scrollClip = inner.clip
    node.scrollSerial = serial
  }

  private func listOwnDrawing(_ layer: CALayer, _ matrix: CGAffineTransform, _ scope: ListingScope) {
    if !layer.drawsEachFrame, let node = bitmapNode(layer, isOwnOnly: true) {
      listBitmap(layer, node, matrix, scope, isAligned: true)
    } else {
      listDrawing(layer, .drawing, extentPixels(layer, matrix), matrix, scope)
    }
  }

  private func listFill(_ layer: CALayer, _ box: PixelRect, _ scope: ListingScope) {
    let visible = box.intersection(scope.clip)
    guard !visible.isEmpty, let color = layer.shown.backgroundColor else { return }
    let pixel = color.premultipliedPixel(opacity: layer.shown.opacity * scope.opacity)
    guard pixel >> 24 != 0 else { return }
    var item = DisplayItem(layer: layer, node: node(of: layer), kind: .fill, rect: box, visible: visible)
    item.color = pixel
    item.isOpaque = pixel >> 24 == 255
    items.append(item)
  }

  private func listDrawing(
    _ layer: CALayer, _ kind: DisplayItem.Kind, _ rect: PixelRect, _ matrix: CGAffineTransform, _ scope: ListingScope
  ) {
    let visible = rect.intersection(scope.clip)
    guard !visible.isEmpty else { return }
    var item = DisplayItem(layer: layer, node: node(of: layer), kind: kind, rect: rect, visible: visible)
    item.stamp = layer.appearanceStamp
    item.matrix = matrix
    items.append(item)
  }

  private func extentPixels(_ layer: CALayer, _ matrix: CGAffineTransform) -> PixelRect {
    let extent = layer.ownExtent
    guard !extent.isNull else { return .empty }
    let inner = LayerPainter.pixels(layer.shown.bounds, matrix)
    if layer.shown.bounds.contains(extent) { return inner }
    let outer = extent.applying(matrix)
    return inner.union(
      PixelRect(
        left: pixelFloor(outer.minX) - 1, top: pixelFloor(outer.minY) - 1, right: pixelCeiling(outer.maxX) + 1,
        bottom: pixelCeiling(outer.maxY) + 1))
  }

  // MARK: Groups

  /// Lists a layer that must be painted with its sublayers as one.
  private func listGroup(_ layer: CALayer, _ matrix: CGAffineTransform, _ scope: ListingScope, isAligned: Bool) {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return }
    // A layer that is blended with its background cannot be kept as a bitmap.
    if !layer.isBlended, let node = bitmapNode(layer, isOwnOnly: false) {
      node.isRow = scope.isCached
      return listBitmap(layer, node, matrix, scope, isAligned: isAligned)
    }
    let extent = layer.treeExtent
    guard !extent.isNull, !extent.isEmpty else { return }
    let outer = extent.applying(matrix)
    let rect = PixelRect(
      left: pixelFloor(outer.minX) - 1, top: pixelFloor(outer.minY) - 1, right: pixelCeiling(outer.maxX) + 1,
      bottom: pixelCeiling(outer.maxY) + 1)
    let visible = rect.intersection(scope.clip)
    guard !visible.isEmpty else { return }
    var item = DisplayItem(layer: layer, node: node(of: layer), kind: .drawnTree, rect: rect, visible: visible)
    item.stamp = layer.subtreeStamp
    item.alpha = UInt8((layer.shown.opacity * scope.opacity * 255).rounded())
    item.matrix = matrix
    items.append(item)
  }

  private func listBitmap(
    _ layer: CALayer, _ node: LayerNode, _ matrix: CGAffineTransform, _ scope: ListingScope, isAligned: Bool
  ) {
    guard !node.extent.isEmpty else { return }
    let alpha = UInt8((layer.shown.opacity * scope.opacity * 255).rounded())
    guard alpha > 0 else { return }
    if isAligned { node.turned = nil }
    let bounds = layer.shown.bounds
    var rect: PixelRect
    var toFrame = CGAffineTransform.identity
    if isAligned {
      let x = pixel(bounds.minX * matrix.a + matrix.tx)
      let y = pixel(bounds.minY * matrix.d + matrix.ty)
      rect = node.extent.offset(x, y)
    } else {
      toFrame = CGAffineTransform(
        a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: bounds.minX + CGFloat(node.extent.x) / scale,
        ty: bounds.minY + CGFloat(node.extent.y) / scale
      ).concatenating(matrix)
      let outer = CGRect(x: 0, y: 0, width: node.extent.width, height: node.extent.height).applying(toFrame)
      rect = PixelRect(
        left: pixelFloor(outer.minX) - 1, top: pixelFloor(outer.minY) - 1, right: pixelCeiling(outer.maxX) + 1,
        bottom: pixelCeiling(outer.maxY) + 1)
    }
    let visible = rect.intersection(scope.clip)
    guard !visible.isEmpty else {
      if node.isRow { noteComing(layer, node, rect, scope.clip) }
      return
    }
    let kind: DisplayItem.Kind = node.isOwnOnly ? .ownBitmap : isAligned ? .bitmap : .transformedBitmap
    var item = DisplayItem(layer: layer, node: node, kind: kind, rect: rect, visible: visible)
    item.stamp = node.isOwnOnly ? layer.appearanceStamp : layer.subtreeStamp
    item.alpha = alpha
    item.isOpaque = isAligned && alpha == 255 && node.isOpaque
    item.matrix = toFrame
    items.append(item)
  }

  /// Lists the bitmap of a layer that is seen in perspective.
  ///
  /// - Parameters:
  ///   - projection: of the layer's points.
  ///   - matrix: from the projected points to the frame's pixels.
  private func listProjected(
    _ layer: CALayer, _ projection: PlaneProjection, _ matrix: CGAffineTransform, _ scope: ListingScope
  ) {
    let alpha = UInt8((layer.shown.opacity * scope.opacity * 255).rounded())
    // A layer larger than two frames has no bitmap, and is drawn without perspective.
    guard let node = bitmapNode(layer, isOwnOnly: false), let frame = target?.bounds else {
      return list(layer, layer.shown.toSuperlayer.concatenating(scope.matrix), scope)
    }
    guard alpha > 0, !node.extent.isEmpty else { return }
    let bounds = layer.shown.bounds
    let toLayer = CGAffineTransform(
      a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: bounds.minX + CGFloat(node.extent.x) / scale,
      ty: bounds.minY + CGFloat(node.extent.y) / scale)
    let toFrame = PlaneProjection(toLayer).followed(by: projection).followed(by: PlaneProjection(matrix))
    let outer = toFrame.extent(of: CGRect(x: 0, y: 0, width: node.extent.width, height: node.extent.height))
    guard !outer.isNull else { return }
    // Limited to the frame, because parts near the eye are projected to huge sizes.
    let rect = PixelRect(
      left: pixelFloor(outer.minX) - 1, top: pixelFloor(outer.minY) - 1, right: pixelCeiling(outer.maxX) + 1,
      bottom: pixelCeiling(outer.maxY) + 1
    ).intersection(frame)
    let visible = rect.intersection(scope.clip)
    guard !visible.isEmpty else { return }
    var item = DisplayItem(layer: layer, node: node, kind: .projectedBitmap, rect: rect, visible: visible)
    item.stamp = layer.subtreeStamp
    item.alpha = alpha
    item.plane = ProjectedPlane(
      toFrame.followed(by: PlaneProjection(CGAffineTransform(translationX: -CGFloat(rect.x), y: -CGFloat(rect.y)))))
    items.append(item)
  }

  func node(of layer: CALayer) -> LayerNode {
    if let node = layer.node { return node }
    let node = LayerNode()
    layer.node = node
    return node
  }
}

extension CGColor {
  /// The colour as alpha, red, green and blue from the highest byte down, with the components multiplied by alpha.
  func premultipliedPixel(opacity: Float) -> UInt32 {
    let color = sRGB
    let alpha = color.alpha * Double(opacity)
    func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * 255, 0), 255).rounded()) }
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }
}
