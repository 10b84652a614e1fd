import CCairo
import CImages
import Foundation

/// Turns picture files into bitmaps. Safe on any thread.
enum ImageDecoder {
  /// The largest picture that is decoded, in pixels: 256 MB. Larger ones are refused before any memory is
  /// taken.
  static let maximumPixelCount = 64_000_000

  /// The bitmap of a file: at its own size, or, when `size` is smaller, at no less than `size` (pixels).
  /// The orientation is not applied.
  static func bitmap(of data: Data, header: ImageHeader, atLeast size: CGSize? = nil) -> Result<CGImage, ImageFailure> {
    guard header.width <= maximumPixelCount, header.height <= maximumPixelCount,
      header.width * header.height <= maximumPixelCount
    else {
      return .failure(
        ImageFailure(
          reason: """
            it says that it is \(header.width) by \(header.height) pixels large; at most \
            \(maximumPixelCount) pixels are decoded
            """))
    }
    let target = size.map { header.size(covering: $0) } ?? (header.width, header.height)
    if header.format == .png { return png(data, header, target) }
    guard let library = PixbufLibrary.shared else {
      return .failure(ImageFailure(reason: "gdk-pixbuf is not installed"))
    }
    return PixbufDecoding(library).bitmap(of: data, width: target.0, height: target.1)
  }

  private static func png(
    _ data: Data, _ header: ImageHeader, _ target: (width: Int, height: Int)
  ) -> Result<CGImage, ImageFailure> {
    guard let provider = CGDataProvider(data: data),
      let image = CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return .failure(ImageFailure(reason: "its data is broken or cut off")) }
    if target == (header.width, header.height) { return .success(image) }
    return .success(image.resized(width: target.width, height: target.height) ?? image)
  }
}

extension ImageHeader {
  /// The size in pixels to decode at so that `size` is covered, in the header's proportions; never more than its own.
  ///
  /// A JPEG is decoded at its full size, a half, a quarter or an eighth: its decoder makes smaller ones in less time.
  /// For any other size gdk-pixbuf would scale the result, which takes longer than the decoding.
  func size(covering size: CGSize) -> (Int, Int) {
    if format == .jpeg {
      let parts = [8, 4, 2, 1].lazy.map { part in ((width + part - 1) / part, (height + part - 1) / part) }
      return parts.first { CGFloat($0.0) >= size.width && CGFloat($0.1) >= size.height } ?? (width, height)
    }
    let factor = max(Double(size.width) / Double(width), Double(size.height) / Double(height))
    guard factor < 1, factor > 0 else { return (width, height) }
    return (
      max(1, Int((Double(width) * factor).rounded(.up))), max(1, Int((Double(height) * factor).rounded(.up)))
    )
  }
}

extension CGImage {
  /// The image scaled to another size in pixels, with smooth interpolation.
  func resized(width: Int, height: Int) -> CGImage? {
    guard
      let surface = cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    let context = CGContext(surface: surface, scale: 1)
    context.interpolationQuality = .medium
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return CGImage(surface: surface)
  }
}
