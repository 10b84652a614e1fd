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
  private var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  let pixelFormat: CGBitmapInfo
  let space: CGColorSpace?
  private let releaseData: (() -> Void)?

  init(surface: OpaquePointer, matrix: CGAffineTransform, space: CGColorSpace?, releaseData: (() -> Void)?) {
    self.surface = cairo_surface_reference(surface)
    cairo = cairo_create(surface)
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_RGB24: pixelFormat = .cairoOpaque
    case CAIRO_FORMAT_A8: pixelFormat = .alphaOnly
    default: pixelFormat = .cairoPremultiplied
    }
    self.space = space
    self.releaseData = releaseData
    var base = matrix.cairoMatrix
    cairo_set_matrix(cairo, &base)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    for layer in layers { cairo_pattern_destroy(layer.discard(cairo)) }
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    releaseData?()
  }

  /// A context in UIKit's coordinates over an image surface, which is retained: the origin is the top
  /// left, y points down, and a point is `scale` pixels.
  package convenience init(surface: OpaquePointer, scale: CGFloat) {
    self.init(
      surface: surface, matrix: CGAffineTransform(scaleX: scale, y: scale), space: .standard, releaseData: nil)
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

  /// Returns to what the matching `saveGState` kept; without one it changes nothing.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    cairo_restore(cairo)
    state = saved
  }

  // MARK: Transform

  /// The transform from user space to the bitmap's pixels, whose origin is the bottom left.
  public var ctm: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    return CGAffineTransform(matrix).concatenating(flip)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    guard tx.isFinite, ty.isFinite else { return clipEverything() }
    cairo_translate(cairo, Double(tx), Double(ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    guard sx.isFinite, sy.isFinite, sx != 0, sy != 0 else { return clipEverything() }
    cairo_scale(cairo, Double(sx), Double(sy))
  }

  public func rotate(by angle: CGFloat) {
    guard angle.isFinite else { return clipEverything() }
    cairo_rotate(cairo, Double(angle))
  }

  public func concatenate(_ transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite, transform.tx.isFinite, transform.ty.isFinite else {
      return clipEverything()
    }
    var matrix = transform.cairoMatrix
    cairo_transform(cairo, &matrix)
  }

  /// What a transform that flattens the plane leaves to be seen: nothing. (Cairo would refuse it and
  /// every call after it.)
  private func clipEverything() {
    let path = keptPath()
    cairo_rectangle(cairo, 0, 0, 0, 0)
    cairo_clip(cairo)
    restorePath(path)
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
    let format = cairo_image_surface_get_format(surface)
    guard let source = cairo_image_surface_get_data(surface),
      let copy = cairo_image_surface_create(format, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(copy)
    else { return nil }
    let rowBytes = Int(cairo_image_surface_get_stride(copy))
    if rowBytes == bytesPerRow {
      memcpy(target, source, rowBytes * height)
    } else {
      for row in 0..<height { memcpy(target + row * rowBytes, source + row * bytesPerRow, min(rowBytes, bytesPerRow)) }
    }
    cairo_surface_mark_dirty(copy)
    return CGImage(surface: copy)
  }

  /// Finishes drawing that is under way, so that the pixels may be read.
  public func flush() {
    cairo_surface_flush(surface)
  }

  public func synchronize() {
    cairo_surface_flush(surface)
  }
}
