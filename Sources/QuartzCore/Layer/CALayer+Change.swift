import CoreGraphics

extension CALayer {
  /// Sets one property: finds the action while the old value is still set, stores the value, notes the change and
  /// runs the action.
  @inline(__always)
  final func change<Value: Equatable>(
    _ property: LayerProperty, from old: Value, to new: Value, _ store: (LayerValues, Value) -> Void
  ) {
    guard old != new else { return }
    let action = pendingAction(property)
    store(values, new)
    finishChange(property, action)
  }

  final func finishChange(_ property: LayerProperty, _ action: (any CAAction)?) {
    if shown !== values { animations?.modelDidChange(property.effect) }
    noteChange(property.effect)
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  final func setBounds(_ new: CGRect) {
    let old = values.bounds
    guard old != new else { return }
    let action = pendingAction(.bounds)
    values.bounds = new
    let isResized = old.size != new.size
    if shown !== values { animations?.modelDidChange(isResized ? .appearance : .descendants) }
    if isResized {
      noteChange(.appearance)
      setNeedsLayoutAfterChange()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    } else {
      noteChange(.descendants)
    }
    action?.run(forKey: LayerProperty.bounds.rawValue, object: self, arguments: nil)
  }

  final func setTransform(_ new: CATransform3D) {
    guard !CATransform3DEqualToTransform(transform, new) else { return }
    let action = pendingAction(.transform)
    values.transform = new.orNilIfIdentity
    finishChange(.transform, action)
  }

  final func setSublayerTransform(_ new: CATransform3D) {
    guard !CATransform3DEqualToTransform(sublayerTransform, new) else { return }
    let action = pendingAction(.sublayerTransform)
    values.sublayerTransform = new.orNilIfIdentity
    finishChange(.sublayerTransform, action)
  }

  /// Sets the bounds' size and the position so that the layer fills `frame` in its superlayer.
  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    var anchor = CGPoint(x: values.anchorPoint.x * size.width, y: values.anchorPoint.y * size.height)
    if let matrix = values.transform {
      let inverse = CATransform3DGetAffineTransform(matrix).inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
      let shape = values.frame(ofSize: size, at: .zero)
      anchor = CGPoint(x: -shape.minX, y: -shape.minY)
    }
    if values.bounds.size != size {
      bounds = CGRect(origin: values.bounds.origin, size: size)
    }
    position = CGPoint(x: frame.minX + anchor.x, y: frame.minY + anchor.y)
  }

  final func setContents(_ new: Any?) {
    let image = new.flatMap { $0 as? CGImage }
    if let image, image === values.image { return }
    if new == nil, values.contents == nil { return }
    flags.remove(.ownsBackingStore)
    let action = pendingAction(.contents)
    values.contents = new
    values.image = image
    finishChange(.contents, action)
  }

  final func setMask(_ new: CALayer?) {
    guard maskLayer !== new else { return }
    new?.removeFromSuperlayer()
    maskLayer?.maskedLayer = nil
    maskLayer = new
    new?.maskedLayer = self
    noteChange(.appearance)
  }

  /// Informs every ancestor and the compositor what must be drawn or composed again.
  ///
  /// - Complexity: O(depth).
  final func noteChange(_ change: LayerChange) {
    switch change {
    case .appearance:
      appearanceStamp &+= 1
      subtreeStamp &+= 1
    case .descendants:
      subtreeStamp &+= 1
    case .placement:
      break
    }
    noteChangeAbove()
  }

  private final func noteChangeAbove() {
    var layer = Unmanaged.passUnretained(self)
    while true {
      if let next = layer._withUnsafeGuaranteedRef({ $0.parentReference }) {
        layer = next
      } else if let next = layer._withUnsafeGuaranteedRef({ $0.maskedLayer }) {
        layer = .passUnretained(next)
        next.appearanceStamp &+= 1
      } else {
        break
      }
      layer._withUnsafeGuaranteedRef { $0.subtreeStamp &+= 1 }
    }
    layer._withUnsafeGuaranteedRef { $0.host?.layerTreeDidChange() }
  }

  /// The topmost layer above this one.
  final var root: CALayer {
    var layer = self
    while let next = layer.parent ?? layer.maskedLayer { layer = next }
    return layer
  }

  /// Marks a layer whose direct sublayers are kept as bitmaps, and whose bounds' origin scrolls them by whole pixels.
  package final var isScrollContainer: Bool {
    get { flags.contains(.isScrollContainer) }
    set {
      guard newValue != flags.contains(.isScrollContainer) else { return }
      if newValue { flags.insert(.isScrollContainer) } else { flags.remove(.isScrollContainer) }
      addOpenLayers(newValue ? 1 : -1)
      noteChange(.appearance)
    }
  }

  /// Increases with every change of the layer's tree, except of the layer's own position.
  package final var changeCounter: UInt32 { subtreeStamp }

  final func addOpenLayers(_ count: Int) { add(count, to: \.openCount) }
  final func addGrounds(_ count: Int) { add(count, to: \.groundCount) }

  private final func add(_ count: Int, to counter: ReferenceWritableKeyPath<CALayer, Int>) {
    guard count != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current[keyPath: counter] += count
      layer = current.parent
    }
  }
}
