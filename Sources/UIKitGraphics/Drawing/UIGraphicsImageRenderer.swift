import CCairo

/// Draws by a closure.
open class UIGraphicsRenderer: NSObject {
  /// The renderer's own copy of the format that it was made with, with the rectangle of its drawings.
  public final let format: UIGraphicsRendererFormat

  /// A renderer of a rectangle in points, its format a copy of the given one.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.format = (format.copy() as? UIGraphicsRendererFormat) ?? format
    self.format.bounds = bounds
    super.init()
  }

  /// Whether drawings become images. The default is false.
  open var allowsImageOutput: Bool { false }
}

/// Draws images by a closure.
///
/// A renderer may be kept and used again, on any thread, one at a time.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Drawing commands: they draw into the context that they receive, which is the current one while they run.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private final let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// A renderer of images of a size in points, with the scale and the opacity of a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a rectangle in points, at the screen's scale. The rectangle's origin is the images' upper
  /// left corner.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// A renderer of images of a rectangle in points, with the scale and the opacity of a format, which is copied. An
  /// image has at least 1 and at most 32,767 pixels in each direction.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
    super.init(bounds: bounds, format: imageFormat)
  }

  /// True: drawings become images.
  open override var allowsImageOutput: Bool { true }

  /// The image that `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let bitmap = BitmapDrawing(bounds: format.bounds, scale: imageFormat.effectiveScale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(cgContext: bitmap.context, format: format)
    UIGraphicsPushContext(bitmap.context)
    actions(context)
    UIGraphicsPopContext()
    return bitmap.finish()
  }

  /// A PNG file of the image that `actions` draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file of the image that `actions` draw; the quality is 0…1.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// A bitmap with a context in UIKit's coordinates. After the drawing, it becomes an image.
package struct BitmapDrawing {
  package let context: CGContext
  private let surface: OpaquePointer
  private let scale: CGFloat

  /// A bitmap of at least 1 and at most 32,767 pixels in each direction, the nearest to the requested size.
  package init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.scale = scale
    func pixels(_ length: CGFloat) -> Int32 {
      let value = (Double(length * scale) - 1e-6).rounded(.up)
      return value.isFinite ? Int32(min(max(value, 1), 32_767)) : 1
    }
    surface = cairo_image_surface_create(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, pixels(bounds.width), pixels(bounds.height))
    context = CGContext(surface: surface, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
  }

  /// The image drawn; nothing may be drawn afterwards.
  package func finish() -> UIImage {
    UIImage(cgImage: CGImage(surface: surface), scale: scale, orientation: .up)
  }

  /// The image drawn so far; drawing can continue.
  package func snapshot() -> UIImage? {
    context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// Frees the bitmap without an image.
  package func discard() {
    cairo_surface_destroy(surface)
  }
}
