import CCairo
import Foundation

extension CGContext {
  /// A context over pixels of its own (when `data` is nil) or of the caller. The origin is the bottom
  /// left and y points up.
  ///
  /// Pixel formats: 8 bits a component in blue, green, red, alpha order
  /// (`byteOrder32Little` with `premultipliedFirst` or `noneSkipFirst`), and `alphaOnly`; nil for
  /// any other.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
  }

  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard width > 0, height > 0, width < 32_768, height < 32_768, bitsPerComponent == 8,
      let format = info.cairoFormat(model: space.model)
    else { return nil }
    let surface: OpaquePointer?
    if let data {
      surface = cairo_image_surface_create_for_data(
        data.assumingMemoryBound(to: UInt8.self), format, Int32(width), Int32(height), Int32(bytesPerRow))
    } else {
      surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(
      surface: surface, matrix: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)),
      space: space, releaseData: releaseCallback.map { callback in { callback(releaseInfo, data) } })
  }
}

extension CGBitmapInfo {
  /// The layout that Cairo can draw into as it stands.
  func cairoFormat(model: CGColorSpaceModel) -> cairo_format_t? {
    if alpha == .alphaOnly { return CAIRO_FORMAT_A8 }
    guard model == .rgb, byteOrder == .order32Little else { return nil }
    switch alpha {
    case .premultipliedFirst: return CAIRO_FORMAT_ARGB32
    case .noneSkipFirst: return CAIRO_FORMAT_RGB24
    default: return nil
    }
  }
}
