/// A picture: a bitmap, a file that is decoded when it is first shown, or a symbol that is drawn at any size.
///
/// An image never changes and may be used on any thread. Copies in other rendering modes, tints and configurations
/// share its content.
open class UIImage: NSObject, @unchecked Sendable, _ExpressibleByImageLiteral {
  package final let content: ImageContent
  package final let attributes: ImageAttributes

  package init(content: ImageContent, attributes: ImageAttributes) {
    self.content = content
    self.attributes = attributes
    super.init()
  }

  /// An image of no size.
  public override init() {
    content = .empty
    attributes = ImageAttributes(scale: 1)
    super.init()
  }

  /// A bitmap of one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A bitmap with `scale` pixels per point, rotated by `orientation` when it is shown.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .bitmap(cgImage)
    attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// The image in a file's bytes, at one pixel per point; nil if the bytes do not begin like a known format. They are
  /// decoded when the image is first shown.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The image in a file's bytes, at `scale` pixels per point; a scale of 0 or less becomes 1. Nil if the bytes do not
  /// begin like a known format. They are decoded when the image is first shown.
  public init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data: data, name: "data of \(data.count) bytes") else { return nil }
    content = file.content
    attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: file.orientation)
    super.init()
  }

  /// The image in a file; nil if it cannot be read or is not an image. The scale follows from a name that ends in `@2x`
  /// or `@3x`.
  public init?(contentsOfFile path: String) {
    guard let file = ImageFiles.shared.file(at: path) else { return nil }
    content = file.content
    attributes = ImageAttributes(scale: ImageFileName(path: path).scale ?? 1, orientation: file.orientation)
    super.init()
  }

  /// The image of a name: see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The image of a name in a bundle's asset catalogs or among its files, as it is under the given
  /// traits, or the current ones. Without a bundle: in the main bundle, then in the resource bundles
  /// beside the executable.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection ?? CurrentTraits.get()
    guard let found = NamedImages.image(name, in: bundle, traits: traits) else { return nil }
    content = found.content
    attributes = found.attributes
    super.init()
  }

  /// Loads an image from a bundle's asset catalog or files, for the traits of a configuration; nil if there is none.
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    let traits = configuration?.traitCollection ?? CurrentTraits.get()
    guard let found = NamedImages.image(name, in: bundle, traits: traits) else { return nil }
    let configured = found.applying(configuration)
    content = configured.content
    attributes = configured.attributes
    super.init()
  }

  /// The symbol of a name, drawn in the tint colour. An unknown name gives a placeholder and a message on standard
  /// error, once.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol of a name, for a text size and legibility weight of a trait collection; nil takes the current traits.
  /// An unknown name gives a placeholder.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(
      systemName: name, withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
  }

  /// The symbol with a name, with the size, weight, scale and colours of a configuration; the defaults are 17 points,
  /// regular and medium. An unknown name gives a placeholder and a message on standard error, once.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    let symbol = UIImage.SymbolConfiguration.standard.applying(configuration)
    content = .symbol(Symbol.named(name), SymbolMetrics(symbol))
    attributes = ImageAttributes(
      scale: symbol.displayScale, configuration: configuration ?? UIImage.SymbolConfiguration.unspecified)
    super.init()
  }

  /// The image of a custom symbol of the app.
  convenience init(_ symbol: Symbol) {
    let standard = UIImage.SymbolConfiguration.standard
    self.init(
      content: .symbol(symbol, SymbolMetrics(standard)),
      attributes: ImageAttributes(
        scale: standard.displayScale, configuration: UIImage.SymbolConfiguration.unspecified))
  }

  /// Makes the image of an image literal.
  ///
  /// - Precondition: There is an image of this name; otherwise the program stops.
  public required init(imageLiteralResourceName name: String) {
    guard let found = NamedImages.image(name, in: nil, traits: CurrentTraits.get()) else {
      fatalError("Failed to load image literal named '\(name)'. Is its file a resource of the target?")
    }
    content = found.content
    attributes = found.attributes
    super.init()
  }

  // MARK: What it is

  /// The size in points, as the picture is shown: its orientation has been applied.
  public final var size: CGSize { attributes.orientation.isSideways ? storedSize.transposed : storedSize }

  /// Pixels per point.
  public final var scale: CGFloat { attributes.scale }

  /// How the stored pixels are turned or mirrored when the picture is shown. ``size`` and drawing take it into account,
  /// ``cgImage`` does not.
  public final var imageOrientation: UIImage.Orientation { attributes.orientation }

  /// The format of a renderer whose images have this one's scale and opacity. Reading it decodes the image.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage?.isOpaque ?? false
    return format
  }

  /// The bitmap, not turned by the orientation; decoded now if it has not been. Nil for a broken file
  /// and for an image without size.
  open var cgImage: CGImage? { content.bitmap(pixelSize: storedSize.scaled(by: scale)) }

  /// Whether the image was made by a symbol's name.
  open var isSymbolImage: Bool { content.isSymbol }

  /// The colours of the picture: its own, or, for a stencil, the tint colour. The default is `.automatic`.
  public final var renderingMode: UIImage.RenderingMode { attributes.renderingMode }

  /// The widths of the edges that keep their size when the picture is resized, in points. The default is zero.
  public final var capInsets: UIEdgeInsets { attributes.capInsets }

  /// How the middle between the caps fills a larger size: repeated, the default, or stretched. It has no effect on an
  /// image that is not resizable.
  public final var resizingMode: UIImage.ResizingMode { attributes.resizingMode }

  /// The distances by which the image extends beyond its alignment rectangle.
  public final var alignmentRectInsets: UIEdgeInsets { attributes.alignmentRectInsets }

  /// Whether the image is shown mirrored where text runs from right to left.
  public final var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The traits, and for a symbol the size, weight and colours, that the image was made for; nil if none were named.
  public final var configuration: UIImage.Configuration? { attributes.configuration }

  /// The size, weight, scale and colours of a symbol; nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    attributes.configuration as? UIImage.SymbolConfiguration
  }

  /// The image's forms for other traits; nil if there are none.
  open var imageAsset: UIImageAsset? { attributes.asset }

  /// The size in points before the orientation is applied.
  final var storedSize: CGSize { content.size(scale: scale) }

  // MARK: Equality

  /// Whether the other object is an image with the same content, by file or bitmap, and equal scale, orientation and
  /// other attributes. Pixels are not compared.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (content == other.content && attributes == other.attributes)
  }

  /// A hash of the content, which images in other rendering modes and tints share.
  open override var hash: Int { content.hashValue }

  /// The kind of content, the size in points and the scale.
  open override var description: String {
    "<UIImage: \(content.name) {\(size.width), \(size.height)} scale=\(scale)>"
  }
}

/// The type of an image literal, `#imageLiteral`, unless the context specifies another.
public typealias _ImageLiteralType = UIImage
