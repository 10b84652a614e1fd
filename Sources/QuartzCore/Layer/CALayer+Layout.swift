import CoreGraphics

extension CALayer {
  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    (parent ?? maskedLayer)?.markDescendant(.descendantNeedsLayout)
    root.host?.layerTreeDidChange()
  }

  final func layoutPending() {
    var top = self
    while let superlayer = top.parent, superlayer.flags.contains(.needsLayout) { top = superlayer }
    top.layoutSubtree()
  }

  /// Lays out the whole tree, again while layout asks for layout.
  package final func layoutTreeIfNeeded() {
    var passes = 0
    while !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
      layoutSubtree()
      passes += 1
      precondition(
        passes < 1000,
        "layoutSublayers keeps asking for layout: \(passes) passes over \(self) have not settled. Set only what changed.")
    }
  }

  private final func layoutSubtree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    // By index: layout may add and remove sublayers.
    var index = 0
    while index < children.count {
      let layer = children[index]
      if !layer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) { layer.layoutSubtree() }
      index += 1
    }
    maskLayer?.layoutSubtree()
  }

  final func layoutByDelegate() {
    guard !absences.contains(.delegateLayout) else { return }
    delegate?.layoutSublayers(of: self)
  }
}
