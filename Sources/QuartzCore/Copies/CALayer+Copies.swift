import CCairo
import CoreGraphics
import Foundation

extension CAReplicatorLayer {
  /// The copies as they are shown, each with its sublayers from back to front. Inside of `show`, the sublayers have the
  /// values of the copy's time.
  ///
  /// - Complexity: O(copies × layers below).
  final func forEachCopy(_ show: (SublayerCopy, [CALayer]) -> Void) {
    guard !children.isEmpty, let shown = shown as? ReplicatorValues else { return }
    for (copy, layers) in drawingOrder(shown) {
      showing(copy.delay) { show(copy, layers) }
    }
  }

  private func drawingOrder(_ shown: ReplicatorValues) -> [(SublayerCopy, [CALayer])] {
    let copies = shown.copies
    guard shown.preservesDepth else { return copies.map { ($0, paintOrder) } }
    var parts: [(copy: SublayerCopy, layer: CALayer, depth: CGFloat)] = []
    for copy in copies {
      showing(copy.delay) { for layer in children { parts.append((copy, layer, copy.depth(of: layer))) } }
    }
    // A stable sort: equal depths keep the order of copies.
    return parts.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map { ($0.element.copy, [$0.element.layer]) }
  }

  private func showing(_ delay: CFTimeInterval, _ body: () -> Void) {
    guard delay != 0 else { return body() }
    let outer = delayOfCopy
    delayOfCopy = delay
    var held: [(CALayer, LayerValues)] = []
    showEarlier(holding: &held)
    body()
    for (layer, values) in held { layer.shown = values }
    delayOfCopy = outer
  }
}

extension CALayer {
  /// How many seconds the last copy of the layer is behind the layer itself.
  final var lagOfCopies: CFTimeInterval {
    var lag: CFTimeInterval = 0
    var layer = parent
    while let current = layer {
      if current.flags.contains(.replicates), let values = current.shown as? ReplicatorValues {
        lag += max(values.delay, 0) * CFTimeInterval(max(values.count - 1, 0))
      }
      layer = current.parent
    }
    return lag
  }

  /// Gives all layers below the values at the time of the copy that is being shown. Layers that show the program's
  /// values keep them.
  fileprivate final func showEarlier(holding held: inout [(CALayer, LayerValues)]) {
    for layer in children {
      if let animations = layer.animations, layer.shown !== layer.values {
        held.append((layer, layer.shown))
        let now = root.host?.frameTime ?? clockTime
        layer.shown = animations.values(at: layer.localTime(now - layer.delayOfCopies, from: nil))
      }
      layer.showEarlier(holding: &held)
    }
  }

  /// How many seconds the copies being shown are behind: the sum over all replicator layers around the layer.
  private final var delayOfCopies: CFTimeInterval {
    var delay: CFTimeInterval = 0
    var layer = parent
    while let current = layer {
      if current.flags.contains(.replicates) { delay += (current as? CAReplicatorLayer)?.delayOfCopy ?? 0 }
      layer = current.parent
    }
    return delay
  }

  /// The extent of the copies that the layer shows of its sublayers, in the layer's coordinates; null for none.
  final var extentOfCopies: CGRect {
    var extent = CGRect.null
    (self as? CAReplicatorLayer)?.forEachCopy { copy, layers in
      for layer in layers where !layer.shown.isHidden && layer.shown.opacity > 0 {
        let rect = layer.treeExtent
        if !rect.isNull { extent = extent.union(copy.placement(of: layer).extent(of: rect)) }
      }
    }
    return extent
  }
}

extension LayerPainter {
  /// Draws the copies that a layer shows of its sublayers.
  ///
  /// - Parameter matrix: from the layer's coordinates to pixels.
  func drawCopies(of layer: CALayer, _ matrix: CGAffineTransform) {
    (layer as? CAReplicatorLayer)?.forEachCopy { copy, layers in
      guard copy.color.w > 0 else { return }
      guard let tint = copy.tint else { return drawCopy(copy, layers, matrix) }
      cairo_save(cairo)
      clip(toPixels: extent(of: layers, copy).applying(matrix))
      drawChanged([.colors(tint)], scale: 1) { drawCopy(copy, layers, matrix) }
      cairo_restore(cairo)
    }
  }

  private func extent(of layers: [CALayer], _ copy: SublayerCopy) -> CGRect {
    layers.reduce(CGRect.null) { extent, layer in
      let rect = layer.treeExtent
      return rect.isNull ? extent : extent.union(copy.placement(of: layer).extent(of: rect))
    }
  }

  private func drawCopy(_ copy: SublayerCopy, _ layers: [CALayer], _ matrix: CGAffineTransform) {
    for layer in layers where isDrawn(layer) {
      if layer.flags.contains(.keepsDepth) {
        drawTree(layer, CATransform3DGetAffineTransform(copy.space).concatenating(matrix))
      } else {
        drawPlaced(layer, copy.placement(of: layer), matrix)
      }
    }
  }
}
