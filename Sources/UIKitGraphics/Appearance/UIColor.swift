/// A colour, or a rule that gives a colour for each set of traits.
///
/// A colour never changes and may be used on any thread.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  private enum Definition {
    case fixed(ColorComponents)
    case dynamic((UITraitCollection) -> UIColor)
    case pattern(UIImage)
  }

  private let tag = CoreFoundationTag()
  private let definition: Definition

  /// A shade of grey: 0 is black, 1 is white.
  public init(white: CGFloat, alpha: CGFloat) {
    definition = .fixed(ColorComponents(white: white, alpha: alpha))
    super.init()
  }

  /// A colour by hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    definition = .fixed(
      ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// A colour in sRGB. Components beyond 0…1 mean colours beyond sRGB and are kept.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    definition = .fixed(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// A colour in Display P3.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    definition = .fixed(
      ColorComponents(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// The colour of a Core Graphics colour.
  public init(cgColor: CGColor) {
    let components = cgColor.sRGB
    definition = .fixed(
      ColorComponents(
        red: components.red, green: components.green, blue: components.blue, alpha: components.alpha))
    super.init()
  }

  /// A colour that `dynamicProvider` chooses again for each set of traits.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    definition = .dynamic(dynamicProvider)
    super.init()
  }

  /// A pattern: copies of an image side by side. In a view they begin at the upper left corner, in a drawing at the
  /// origin of its coordinates. A pattern has no components: where a single colour is needed, it counts as black.
  public init(patternImage image: UIImage) {
    definition = .pattern(image)
    super.init()
  }

  /// A clear colour: colours are not read from archives here.
  public required init?(coder: NSCoder) {
    definition = .fixed(ColorComponents(white: 0, alpha: 0))
    super.init()
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  init(components: ColorComponents) {
    definition = .fixed(components)
    super.init()
  }

  /// The colour under the given traits: never one that depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch definition {
    case .fixed, .pattern: return self
    case .dynamic(let provider): return provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// This colour with another opacity, 0…1. The result of a colour that depends on traits depends on them, too.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch definition {
    case .fixed(var components):
      components.alpha = alpha
      return UIColor(components: components)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    case .pattern(let image):
      let faded = UIGraphicsImageRenderer(size: image.size).image { _ in
        image.draw(at: .zero, blendMode: .normal, alpha: alpha)
      }
      return UIColor(patternImage: faded)
    }
  }

  /// The image that is painted instead of a single colour; nil for other colours, and for an image without pixels.
  var colorPattern: ColorPattern? {
    guard case .pattern(let image) = definition else { return nil }
    let pixels = image.cgImage ?? image.rendered(size: image.size, scale: image.scale, tint: nil)
    return pixels.map { ColorPattern($0, size: image.size) }
  }

  /// The colour for Core Graphics, resolved by the current traits.
  open var cgColor: CGColor {
    if case .pattern = definition { return colorPattern.map { CGColor($0) } ?? .clear }
    let components = self.components
    return CGColor(
      srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// Reads the shade of grey. Returns false, and writes nothing, for a colour that is not grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard !isPattern else { return false }
    let components = self.components
    guard components.red == components.green, components.green == components.blue else { return false }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  /// Reads hue, saturation, brightness and opacity. Returns false, and writes nothing, for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let components = self.components
    let value = components.hueSaturationBrightness
    hue?.pointee = value.hue
    saturation?.pointee = value.saturation
    brightness?.pointee = value.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Reads the components in sRGB. Returns false, and writes nothing, for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard !isPattern else { return false }
    let components = self.components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Makes this the colour of fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour of fills in the current context.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the colour of strokes in the current context.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Returns the receiver: a colour never changes, so a copy would not differ.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Whether the other object is a colour with equal sRGB components and opacity. A colour that depends on traits
  /// equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    if case .pattern(let left) = definition, case .pattern(let right) = other.definition { return left.isEqual(right) }
    guard case .fixed(let left) = definition, case .fixed(let right) = other.definition else { return false }
    return left == right
  }

  /// A hash of the components, or of the object's identity if the colour depends on traits.
  open override var hash: Int {
    if case .pattern(let image) = definition { return image.hash }
    guard case .fixed(let components) = definition else { return ObjectIdentifier(self).hashValue }
    return components.hashValue
  }

  /// The colour space and the components, such as `UIExtendedSRGBColorSpace 1 0 0 1`; grey colours show white and
  /// opacity alone.
  open override var description: String {
    if case .pattern(let image) = definition { return "UIPatternColorSpace \(image)" }
    guard case .fixed(let components) = definition else { return "<UIDynamicColor: \(ObjectIdentifier(self))>" }
    if components.isMonochrome {
      return "UIExtendedGrayColorSpace \(short(components.red)) \(short(components.alpha))"
    }
    let values = [components.red, components.green, components.blue, components.alpha]
    return "UIExtendedSRGBColorSpace \(values.map(short).joined(separator: " "))"
  }

  /// The components under the current traits.
  package var components: ColorComponents {
    switch definition {
    case .fixed(let components): return components
    case .dynamic: return resolvedColor(with: .current).components
    case .pattern: return ColorComponents(white: 0, alpha: 1)
    }
  }

  private var isPattern: Bool {
    if case .pattern = definition { return true }
    return false
  }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .dynamic = definition { return true }
    return false
  }
}

private func short(_ value: CGFloat) -> String {
  String(format: "%g", Double(value))
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal, `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
