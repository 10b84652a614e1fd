/// How a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle drawn, in points; set by the renderer.
  public internal(set) final var bounds: CGRect = .zero

  /// A format with an empty rectangle, which a renderer sets in its copy.
  public required override init() {
    super.init()
  }

  /// The format that suits the main screen.
  open class func `default`() -> Self { self.init() }

  /// The format that suits the current traits.
  open class func preferred() -> Self { self.init() }

  /// A format of the receiver's class with the same rectangle.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.bounds = bounds
    return copy
  }
}

/// How a renderer draws images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; 0 means the screen's scale.
  open var scale: CGFloat

  /// Whether the image has no transparency; it is then black where nothing was drawn.
  open var opaque = false

  /// A format of images with transparency, at the display scale of the current traits.
  public required init() {
    scale = CurrentTraits.get().displayScale
    super.init()
  }

  /// The format that suits a screen of the given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the same rectangle, scale and opacity.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsImageRendererFormat)?.scale = scale
    (copy as? UIGraphicsImageRendererFormat)?.opaque = opaque
    return copy
  }

  /// Pixels per point; the screen's scale if the format specifies none.
  final var effectiveScale: CGFloat { scale > 0 ? scale : CurrentTraits.get().displayScale }
}
