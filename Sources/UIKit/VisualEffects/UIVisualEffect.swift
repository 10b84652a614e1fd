/// How a visual effect view treats what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What the layer of a view shows behind it; nil for nothing.
  func backdrop(for traits: UITraitCollection) -> LayerBackdrop? { nil }
}
