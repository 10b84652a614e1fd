import CCairo
import Foundation

/// A bitmap whose pixels never change, so any thread may read it. Two images are equal when they are one object.
public final class CGImage: @unchecked Sendable {
  /// The pixels in a form that Cairo paints: a surface that is never drawn into. An image mask's surface holds 8 bit
  /// coverage, 255 where the mask paints.
  package let surface: OpaquePointer
  let layout: ImageLayout

  /// Takes over the caller's reference to `surface`, an image surface that must not be drawn into afterwards.
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

  /// The depth of the samples in `dataProvider`: the depth that the image was made with, or 8 for one that was drawn
  /// or decoded here.
  public var bitsPerComponent: Int { layout.bitsPerComponent }

  /// The size of a pixel in `dataProvider`, unused components included.
  public var bitsPerPixel: Int { layout.bitsPerPixel }

  /// The distance between the beginnings of two rows in `dataProvider`.
  public var bytesPerRow: Int { layout.bytesPerRow }

  /// The space of the samples in `dataProvider`; nil for an image mask.
  public var colorSpace: CGColorSpace? { layout.isMask ? nil : layout.space }

  /// The layout of the samples in `dataProvider`.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

  /// The alpha part of `bitmapInfo`.
  public var alphaInfo: CGImageAlphaInfo { layout.bitmapInfo.alpha }

  /// The byte order part of `bitmapInfo`.
  public var byteOrderInfo: CGImageByteOrderInfo { layout.bitmapInfo.byteOrder }

  /// Whether the image is a mask, through which drawing paints the fill colour.
  public var isMask: Bool { layout.isMask }

  /// The value passed to the initializer; true for images made without one. It has no effect: drawing uses the
  /// context's `interpolationQuality`.
  public var shouldInterpolate: Bool { layout.shouldInterpolate }

  /// The intent that the image was made with, else `defaultIntent`. It has no effect: drawing clamps colours.
  public var renderingIntent: CGColorRenderingIntent { layout.intent }

  /// The samples in the layout that `bitmapInfo` describes: the image's original provider, or a copy of the pixels,
  /// made for each call.
  public var dataProvider: CGDataProvider? {
    if let provider = layout.provider { return provider }
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    return CGDataProvider(data: Data(bytes: pixels, count: Int(cairo_image_surface_get_stride(surface)) * height))
  }

  /// The receiver itself: an image never changes, so a copy would not differ.
  public func copy() -> CGImage? { self }

  /// Whether the surface has no alpha. Such an image is copied; others are blended, which costs more.
  package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }
}

extension CGImage: Hashable {
  /// Images are equal only when they are one object; pixels are not compared.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Combines the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The layout of an image's samples as `dataProvider` hands them out.
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
