import CCairo
import Foundation

/// An image that is tiled instead of painting a colour.
package final class ColorPattern: Sendable, Hashable {
  package let image: CGImage
  /// The size of one copy of the image, in points of user space.
  let size: CGSize
  /// The opacity of all copies, from 0 to 1.
  let opacity: Double

  package init(_ image: CGImage, size: CGSize, opacity: Double = 1) {
    self.image = image
    self.size = size
    self.opacity = opacity
  }

  package static func == (first: ColorPattern, second: ColorPattern) -> Bool {
    first.image == second.image && first.size == second.size && first.opacity == second.opacity
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }

  /// Makes the pattern the source of subsequent painting.
  /// - Parameters:
  ///   - matrix: Maps user space to pixels. Copies begin at the origin of user space, and are upright whether y points
  ///     down or up.
  ///   - alpha: A further opacity of the whole pattern.
  package func setSource(on cairo: OpaquePointer, _ matrix: CGAffineTransform, alpha: Double, swapsRedAndBlue: Bool) {
    guard image.width > 0, image.height > 0, size.width > 0, size.height > 0 else {
      return cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }
    let alpha = alpha * opacity
    var pixels = image.surface
    var copies: [OpaquePointer] = []
    defer { for copy in copies { cairo_surface_destroy(copy) } }
    if swapsRedAndBlue, let swapped = CGImage.copy(pixels, swapsRedAndBlue: true) {
      pixels = swapped
      copies.append(swapped)
    }
    if alpha < 1, let faded = faded(pixels, alpha) {
      pixels = faded
      copies.append(faded)
    }
    var before = cairo_matrix_t()
    cairo_get_matrix(cairo, &before)
    let place = CGAffineTransform(
      scaleX: size.width / CGFloat(image.width), y: size.height / CGFloat(image.height) * (matrix.d < 0 ? -1 : 1)
    ).concatenating(matrix).snappedToPixels
    var placed = place.cairoMatrix
    cairo_set_matrix(cairo, &placed)
    // Cairo keeps the matrix that is in force when the surface becomes the source, so the matrix can be restored below.
    cairo_set_source_surface(cairo, pixels, 0, 0)
    let source = cairo_get_source(cairo)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, place.isWholePixelTranslation ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_set_matrix(cairo, &before)
  }

  private func faded(_ pixels: OpaquePointer, _ alpha: Double) -> OpaquePointer? {
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
      let context = cairo_create(copy)
    else { return nil }
    cairo_set_source_surface(context, pixels, 0, 0)
    cairo_paint_with_alpha(context, alpha)
    cairo_destroy(context)
    return copy
  }
}
