import CCairo
import Foundation

/// Draws into a bitmap: holds the pixels, a stack of graphics states (transform, clip, colours, line properties) and
/// the current path.
///
/// Cairo keeps the path, the clip, the transform and the line properties; this class keeps the rest.
public final class CGContext {
  /// The Cairo context. Its transform maps user space to pixels from the top left.
  package let cairo: OpaquePointer
  let surface: OpaquePointer
  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The initial transform, from user space to pixels from the top left.
  let base: CGAffineTransform
  let pixelFormat: CGBitmapInfo
  let space: CGColorSpace?
  /// Whether pixels hold red where Cairo expects blue. If so, Cairo gets colours with red and blue exchanged.
  let swapsRedAndBlue: Bool
  private let releaseData: (() -> Void)?

  init(
    surface: OpaquePointer, base: CGAffineTransform, space: CGColorSpace?, pixelFormat: CGBitmapInfo? = nil,
    releaseData: (() -> Void)? = nil
  ) {
    self.surface = cairo_surface_reference(surface)
    self.base = base
    self.space = space
    self.releaseData = releaseData
    self.pixelFormat = pixelFormat ?? CGBitmapInfo(cairo: cairo_image_surface_get_format(surface))
    swapsRedAndBlue = self.pixelFormat.hasRedFirst
    cairo = cairo_create(surface)
    var matrix = base.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    for _ in layers { cairo_pattern_destroy(cairo_pop_group(cairo)) }
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    releaseData?()
  }

  /// A context in UIKit's coordinates over an image surface, which is retained: the origin is the top
  /// left, y points down, and a point is `scale` pixels.
  package convenience init(surface: OpaquePointer, scale: CGFloat) {
    self.init(surface: surface, base: CGAffineTransform(scaleX: scale, y: scale), space: .standard)
  }

  /// A context in UIKit's coordinates over the caller's memory, which must outlive it: 32 bits per pixel, blue first,
  /// premultiplied, or with an unused last byte when `isOpaque`.
  package convenience init?(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool, scale: CGFloat
  ) {
    guard
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(bytesPerRow))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(surface: surface, scale: scale)
  }

  // MARK: Graphics state

  /// Pushes the transform, the clip and every drawing property, for `restoreGState`. The path does not belong to the
  /// state.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// Pops the state that the matching `saveGState` pushed. Does nothing without one; inside a transparency layer,
  /// states saved before it began are not popped.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedStateCount ?? 0, let saved = savedStates.popLast() else { return }
    cairo_restore(cairo)
    state = saved
  }

  // MARK: The bitmap

  /// The width of the bitmap in pixels.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// The height of the bitmap in pixels.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The distance between the beginnings of two rows of pixels; larger than a row's pixels need when rows are padded.
  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Always 8: no other depth is supported.
  public var bitsPerComponent: Int { 8 }

  /// 32, or 8 for a bitmap of alpha only.
  public var bitsPerPixel: Int { pixelFormat == .alphaOnly ? 8 : 32 }

  /// The layout of the pixels in `data`: alpha position and byte order. It differs from the requested layout if Cairo
  /// cannot draw into that one.
  public var bitmapInfo: CGBitmapInfo { pixelFormat }

  /// The alpha part of `bitmapInfo`.
  public var alphaInfo: CGImageAlphaInfo { pixelFormat.alpha }

  /// The space that the context was made with. Drawing happens in sRGB regardless of it.
  public var colorSpace: CGColorSpace? { space }

  /// The pixels, from the top row down, valid as long as the context. Reading it first finishes pending drawing.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
  }

  /// An image of the pixels as they are now; later drawing does not change it. Copies the pixels.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    return CGImage(copying: surface, swapsRedAndBlue: swapsRedAndBlue)
  }

  /// Finishes pending drawing, so that the memory given to the initializer holds the result.
  public func flush() {
    cairo_surface_flush(surface)
  }

  /// Does as `flush`: this context draws at once and has nothing else to wait for.
  public func synchronize() {
    cairo_surface_flush(surface)
  }
}
