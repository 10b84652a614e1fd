import CCairo
import Foundation

/// How a picture is scaled and cropped for a view, in whole pixels. The bitmap is made once, so that showing it only
/// copies memory.
package struct BitmapFit: Hashable, Sendable {
  /// The size that the whole picture is scaled to.
  let placedWidth: Int
  let placedHeight: Int
  /// The size of the visible part, in the middle of the picture.
  package let width: Int
  let height: Int

  /// For an image scaled to the size `placed`, of which a part of the size `visible` is shown, both in pixels.
  package init(placed: CGSize, visible: CGSize) {
    func whole(_ length: CGFloat) -> Int { Int(min(max((Double(length) - 0.01).rounded(.up), 1), 16_384)) }
    placedWidth = whole(placed.width)
    placedHeight = whole(placed.height)
    width = min(whole(visible.width), placedWidth)
    height = min(whole(visible.height), placedHeight)
  }

  var placedSize: CGSize { CGSize(width: placedWidth, height: placedHeight) }

  /// The picture, scaled and cropped.
  func bitmap(of image: CGImage) -> CGImage? {
    if image.width == width, image.height == height { return image }
    guard
      let surface = cairo_image_surface_create(
        image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    context.drawUpright(
      image,
      in: CGRect(
        x: (width - placedWidth) / 2, y: (height - placedHeight) / 2, width: placedWidth, height: placedHeight))
    return CGImage(surface: surface)
  }
}
