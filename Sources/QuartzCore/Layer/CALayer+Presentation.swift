import CoreGraphics

extension CALayer {
  /// A copy of the layer with the values that the frame shows in the midst of animations, made by the class's
  /// `init(layer:)`. `nil` for a layer that is in no shown tree and has no animations, and for a copy. Each call makes
  /// a new copy.
  public final func presentation() -> Self? {
    guard origin == nil, root.host != nil || animations != nil else { return nil }
    return PresentationMaking.copy(self) as? Self
  }

  /// The layer that a presentation was copied from; the layer itself if it is not a presentation.
  public final func model() -> Self {
    (origin as? Self) ?? self
  }

  final func adopt(_ source: CALayer?) {
    guard let source else { return }
    origin = source
    name = source.name
    timing = source.timing
  }

  /// The frame that is shown, which differs from `frame` while an animation runs.
  package final var presentationFrame: CGRect { shown.frame }
  /// The bounds that are shown.
  package final var presentationBounds: CGRect { shown.bounds }
  /// The position that is shown.
  package final var presentationPosition: CGPoint { shown.position }
  /// The opacity that is shown.
  package final var presentationOpacity: Float { shown.opacity }

  /// Converts a point of the superlayer to the layer's own coordinates, by the values that are shown.
  package final func presentationConvertFromSuperlayer(_ point: CGPoint) -> CGPoint {
    point.applying(shown.toSuperlayer.inverted())
  }
}
