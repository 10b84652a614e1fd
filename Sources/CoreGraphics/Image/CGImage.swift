import CCairo
import Foundation

/// A bitmap. Immutable, so it may be read on any thread.
public final class CGImage: @unchecked Sendable {
  /// The pixels as Cairo paints them: a surface that nobody draws into.
  package let surface: OpaquePointer

  /// Takes over the caller's reference to `surface`, an image surface that nobody draws into any more.
  package init(surface: OpaquePointer) {
    cairo_surface_flush(surface)
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The width in pixels.
  public var width: Int { Int(cairo_image_surface_get_width(surface)) }

  /// The height in pixels.
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }

  public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// Whether every pixel is known to be opaque: such an image is copied where others are blended.
  package var isOpaque: Bool { cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 }

  /// The part of the image within `rect` (pixels, from the top left), sharing its pixels; nil when
  /// they have nothing in common.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    guard let base = cairo_image_surface_get_data(surface) else { return nil }
    let format = cairo_image_surface_get_format(surface)
    let bytesPerPixel = format == CAIRO_FORMAT_A8 ? 1 : 4
    let start = base + Int(part.minY) * bytesPerRow + Int(part.minX) * bytesPerPixel
    guard Int(bitPattern: start) % 4 == 0 else { return copiedPart(part) }
    guard
      let view = cairo_image_surface_create_for_data(
        start, format, Int32(part.width), Int32(part.height), Int32(bytesPerRow)),
      cairo_surface_status(view) == CAIRO_STATUS_SUCCESS
    else { return nil }
    // The part keeps the whole alive.
    cairo_surface_set_user_data(view, &CGImage.wholeKey, UnsafeMutableRawPointer(cairo_surface_reference(surface))) {
      cairo_surface_destroy(OpaquePointer($0))
    }
    return CGImage(surface: view)
  }

  private nonisolated(unsafe) static var wholeKey = cairo_user_data_key_t()

  private func copiedPart(_ part: CGRect) -> CGImage? {
    let format = cairo_image_surface_get_format(surface)
    guard let copy = cairo_image_surface_create(format, Int32(part.width), Int32(part.height)) else { return nil }
    let context = cairo_create(copy)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, -Double(part.minX), -Double(part.minY))
    cairo_paint(context)
    cairo_destroy(context)
    return CGImage(surface: copy)
  }
}
