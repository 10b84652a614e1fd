import CCairo
import Foundation

/// A bitmap. Immutable, so it may be read on any thread.
public final class CGImage: @unchecked Sendable {
  /// The pixels as Cairo paints them: a surface that nobody draws into. An image mask's surface holds
  /// 8 bit coverage, 255 where it paints.
  package let surface: OpaquePointer
  let layout: ImageLayout

  /// Takes over the caller's reference to `surface`, an image surface that nobody draws into any more.
  package convenience init(surface: OpaquePointer) {
    self.init(surface: surface, layout: ImageLayout(surface: surface))
  }

  init(surface: OpaquePointer, layout: ImageLayout) {
    cairo_surface_flush(surface)
    self.surface = surface
    self.layout = layout
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The width in pixels.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// The height in pixels.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  public var bitsPerComponent: Int { layout.bitsPerComponent }

  public var bitsPerPixel: Int { layout.bitsPerPixel }

  public var bytesPerRow: Int { layout.bytesPerRow }

  /// Nil for an image mask.
  public var colorSpace: CGColorSpace? { layout.isMask ? nil : layout.space }

  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alpha }

  public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }

  /// Whether the image is a stencil that the fill colour is painted through.
  public var isMask: Bool { layout.isMask }

  public var shouldInterpolate: Bool { layout.shouldInterpolate }

  public var renderingIntent: CGColorRenderingIntent { layout.intent }

  /// The samples as `bitmapInfo` describes them: what the image was made of, or a copy of its pixels.
  public var dataProvider: CGDataProvider? {
    if let provider = layout.provider { return provider }
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    return CGDataProvider(data: Data(bytes: pixels, count: Int(cairo_image_surface_get_stride(surface)) * height))
  }

  public func copy() -> CGImage? { self }

  /// Whether every pixel is known to be opaque: such an image is copied where others are blended.
  package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }
}

extension CGImage: Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// How an image's samples are laid out for those who ask for them.
struct ImageLayout {
  var bitsPerComponent: Int
  var bitsPerPixel: Int
  var bytesPerRow: Int
  var space: CGColorSpace
  var bitmapInfo: CGBitmapInfo
  var provider: CGDataProvider?
  var shouldInterpolate = true
  var intent = CGColorRenderingIntent.defaultIntent
  var isMask = false

  init(
    bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider?
  ) {
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bytesPerRow = bytesPerRow
    self.space = space
    self.bitmapInfo = bitmapInfo
    self.provider = provider
  }

  /// The layout of a Cairo surface itself.
  init(surface: OpaquePointer) {
    let format = cairo_image_surface_get_format(surface)
    self.init(
      bitsPerComponent: 8, bitsPerPixel: format == CAIRO_FORMAT_A8 ? 8 : 32,
      bytesPerRow: Int(cairo_image_surface_get_stride(surface)),
      space: format == CAIRO_FORMAT_A8 ? .deviceGray : .standard, bitmapInfo: CGBitmapInfo(cairo: format),
      provider: nil)
  }
}
