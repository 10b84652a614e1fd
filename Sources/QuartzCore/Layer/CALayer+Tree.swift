import CoreGraphics

extension CALayer {
  final var sublayersIfAny: [CALayer]? { children.isEmpty ? nil : children }

  final func insert(_ layer: CALayer, at index: Int) {
    guard !isDescendant(of: layer) else {
      fatalError(
        "CALayer - cannot insert \(layer) below itself: a layer cannot become a sublayer of its own descendant")
    }
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      let target = min(index, children.count - 1)
      guard target != old else { return }
      children.remove(at: old)
      children.insert(layer, at: target)
    } else {
      layer.removeFromSuperlayer()
      children.insert(layer, at: min(index, children.count))
      layer.parent = self
      addOpenLayers(layer.openCount)
      addGrounds(layer.groundCount)
      announceFlags(of: layer)
    }
    setNeedsLayoutAfterChange()
    noteChange(.descendants)
    layer.runOrderAction(kCAOnOrderIn)
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    guard let sibling, var index = children.firstIndex(where: { $0 === sibling }) else {
      // Without a sibling, `below` means behind all others, `above` in front of them.
      return insert(layer, at: offset == 0 ? 0 : .max)
    }
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }), old < index { index -= 1 }
    insert(layer, at: index + offset)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new else { return }
    new.removeFromSuperlayer()
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.removeFromSuperlayer()
    insert(new, at: index)
  }

  final func replaceSublayers(with new: [CALayer]) {
    for layer in children where !new.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for (index, layer) in new.enumerated() { insert(layer, at: index) }
  }

  final func detach() {
    if let masked = maskedLayer {
      masked.mask = nil
      return
    }
    guard let superlayer = parent, let index = superlayer.children.firstIndex(where: { $0 === self }) else { return }
    runOrderAction(kCAOnOrderOut)
    superlayer.children.remove(at: index)
    parent = nil
    flags.remove(.wasShown)
    superlayer.addOpenLayers(-openCount)
    superlayer.addGrounds(-groundCount)
    superlayer.noteChange(.descendants)
    superlayer.setNeedsLayoutAfterChange()
  }

  /// Clears the references that sublayers and the mask hold to this layer, which is about to be freed.
  final func releaseTree() {
    for layer in children { layer.parent = nil }
    maskLayer?.maskedLayer = nil
  }

  final func isDescendant(of layer: CALayer) -> Bool {
    var current: CALayer? = self
    while let some = current {
      if some === layer { return true }
      current = some.parent ?? some.maskedLayer
    }
    return false
  }

  /// The sublayers from back to front. Sorted only if a sublayer has a `zPosition`.
  final var paintOrder: [CALayer] {
    guard children.contains(where: { $0.shown.zPosition != 0 }) else { return children }
    // A stable sort: equal depths keep the order of `sublayers`.
    return children.enumerated().sorted {
      ($0.element.shown.zPosition, $0.offset) < ($1.element.shown.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Marks this layer for the pending layout, display and animations of a subtree that joins it.
  private final func announceFlags(of layer: CALayer) {
    if !layer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { markDescendant(.descendantNeedsLayout) }
    if !layer.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) {
      markDescendant(.descendantNeedsDisplay)
    }
    layer.announceAnimations()
  }

  /// Marks this layer and its ancestors, up to the first that is marked already.
  final func markDescendant(_ flag: LayerFlags) {
    var layer: CALayer? = self
    while let current = layer, !current.flags.contains(flag) {
      current.flags.insert(flag)
      layer = current.parent ?? current.maskedLayer
    }
  }
}
