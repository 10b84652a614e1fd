import CCairo
import Foundation

/// A place to draw into: pixels, a transform, a clip, and the colours and line properties in force.
///
/// Cairo keeps the path, the clip, the transform and the line properties; this class keeps what
/// Cairo has no place for.
public final class CGContext {
  /// The Cairo context drawn with. Its transform maps user space to pixels from the top left.
  package let cairo: OpaquePointer
  let surface: OpaquePointer
  var state = GraphicsState()
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The transform that the context began with, from user space to pixels from the top left.
  let base: CGAffineTransform
  let pixelFormat: CGBitmapInfo
  let space: CGColorSpace?
  /// Whether pixels hold red where Cairo has blue: colours are then given to it the other way round.
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

  /// A context in UIKit's coordinates over the caller's memory, which must outlive it: 32 bits a
  /// pixel, blue first, premultiplied, or with an unused last byte when `isOpaque`.
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

  /// Keeps the transform, the clip and every drawing property for `restoreGState`; the path is no
  /// part of them.
  public func saveGState() {
    cairo_save(cairo)
    savedStates.append(state)
  }

  /// Returns to what the matching `saveGState` kept; without one, in the transparency layer that is
  /// under way if there is one, it changes nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedStateCount ?? 0, let saved = savedStates.popLast() else { return }
    cairo_restore(cairo)
    state = saved
  }

  // MARK: The bitmap

  /// The width in pixels.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// The height in pixels.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { pixelFormat == .alphaOnly ? 8 : 32 }

  public var bitmapInfo: CGBitmapInfo { pixelFormat }

  public var alphaInfo: CGImageAlphaInfo { pixelFormat.alpha }

  public var colorSpace: CGColorSpace? { space }

  /// The pixels, from the top row down.
  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
  }

  /// A copy of the pixels as they are now.
  public func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    return CGImage(copying: surface, swapsRedAndBlue: swapsRedAndBlue)
  }

  /// Finishes drawing that is under way, so that the pixels may be read.
  public func flush() {
    cairo_surface_flush(surface)
  }

  public func synchronize() {
    cairo_surface_flush(surface)
  }
}
