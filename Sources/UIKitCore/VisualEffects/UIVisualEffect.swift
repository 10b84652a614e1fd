/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The backdrop of a view's layer: the filter for the content behind it. Nil for none.
  package func backdrop(for traits: UITraitCollection) -> LayerBackdrop? { nil }

  /// The changes of the pixels of a view's content. None by default.
  package func contentEffects(for traits: UITraitCollection) -> [LayerEffect] { [] }
}
