import TextLayout

/// A shadow of text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private final let tag = CoreFoundationTag()

  /// The offset to the right and down, in points.
  open var shadowOffset = CGSize.zero
  /// Points; 0 for a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil casts none. The default is one third black.
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)

  /// A sharp shadow without offset in one third black.
  public override init() {
    super.init()
  }

  /// Casts this shadow under everything that is drawn into the current context from now on.
  open func set() {
    UIGraphicsGetCurrentContext()?.setShadow(
      offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? UIColor)?.cgColor)
  }

  /// A shadow with equal offset, blur and colour.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  /// Whether the other object is a shadow with equal offset, blur and colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  /// A hash of the blur radius, which changes with it.
  open override var hash: Int { shadowBlurRadius.hashValue }

  /// The shadow for layout; nil for one that shows nothing.
  func textShadow(_ traits: UITraitCollection) -> TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(
      x: Double(shadowOffset.width), y: Double(shadowOffset.height), blur: Double(shadowBlurRadius),
      color: TextColor(color.resolvedColor(with: traits)))
  }
}
