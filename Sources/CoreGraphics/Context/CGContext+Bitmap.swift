import CCairo
import Foundation

extension CGContext {
  /// A context with its own pixels (if `data` is nil) or the caller's. The origin is the bottom left and y points up.
  ///
  /// Pixels have 8 bits per component: red, green, blue, alpha (`premultipliedLast`, `noneSkipLast`), or blue, green,
  /// red, alpha (`byteOrder32Little` with `premultipliedFirst`, `noneSkipFirst`), or `alphaOnly`. For other orders of
  /// these components a context with its own pixels uses a similar layout, which its property `bitmapInfo` returns. Nil
  /// for any other format.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  /// Makes a context as the initializer without a callback does. When the context is released, it calls
  /// `releaseCallback` with `releaseInfo` and `data`, so that the caller can free its pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    guard width > 0, height > 0, width < 32_768, height < 32_768, bitsPerComponent == 8,
      let (layout, format) = CGBitmapInfo(rawValue: bitmapInfo)
        .drawable(model: space.model, ownsPixels: data == nil)
    else { return nil }
    let surface: OpaquePointer?
    if let data {
      let stride = bytesPerRow > 0 ? bytesPerRow : Int(cairo_format_stride_for_width(format, Int32(width)))
      surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(stride))
    } else {
      surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(
      surface: surface, base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      space: space, pixelFormat: layout,
      releaseData: releaseCallback.map { callback in { callback(releaseInfo, data) } })
  }
}
