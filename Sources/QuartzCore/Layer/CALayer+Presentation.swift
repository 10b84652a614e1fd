import CoreGraphics

extension CALayer {
  /// A copy of the layer with the values on show, made by the class's `init(layer:)`. `nil` before the layer was shown.
  public final func presentation() -> Self? {
    guard origin == nil, root.host != nil || animations != nil else { return nil }
    return PresentationMaking.copy(self) as? Self
  }

  /// The layer that a presentation was made of, or the layer itself.
  public final func model() -> Self {
    (origin as? Self) ?? self
  }

  final func adopt(_ source: CALayer?) {
    guard let source else { return }
    origin = source
    name = source.name
    timing = source.timing
  }

  /// The frame on show, while an animation may be running.
  package final var presentationFrame: CGRect { shown.frame }
  /// The bounds on show.
  package final var presentationBounds: CGRect { shown.bounds }
  /// The position on show.
  package final var presentationPosition: CGPoint { shown.position }
  /// The opacity on show.
  package final var presentationOpacity: Float { shown.opacity }

  /// A point of the superlayer in the layer's own coordinates, as both are shown.
  package final func presentationConvertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    point.applying(shown.toSuperlayer.inverted())
  }
}
