import CCairo
import Foundation

extension CGImage {
  /// Decodes a PNG file at once; nil if the data is not a valid PNG file, and if `decode` is not nil, which is not
  /// supported.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let data = source.data, let surface = Self.pngSurface(data) else { return nil }
    var layout = ImageLayout(surface: surface)
    layout.shouldInterpolate = shouldInterpolate
    layout.intent = intent
    self.init(surface: surface, layout: layout)
  }

  /// The size in pixels from a PNG file's header, without decoding the file; nil if it is not a PNG file.
  package static func pngSize(of data: Data) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard data.count >= 24, data.prefix(8).elementsEqual(signature) else { return nil }
    func number(_ offset: Int) -> Int {
      data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }

  /// The image encoded as a PNG file; nil when encoding fails. Cost grows with the number of pixels.
  package func pngData() -> Data? {
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { pointer in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let bytes else { return CAIRO_STATUS_SUCCESS }
          closure?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, pointer)
    }
    return status == CAIRO_STATUS_SUCCESS ? data : nil
  }

  private static func pngSurface(_ data: Data) -> OpaquePointer? {
    struct Source {
      let bytes: UnsafeRawBufferPointer
      var next = 0
    }
    let surface = data.withUnsafeBytes { bytes in
      var source = Source(bytes: bytes)
      return withUnsafeMutablePointer(to: &source) { pointer in
        cairo_image_surface_create_from_png_stream(
          { closure, target, count in
            guard let source = closure?.assumingMemoryBound(to: Source.self), let target,
              source.pointee.next + Int(count) <= source.pointee.bytes.count,
              let base = source.pointee.bytes.baseAddress
            else { return CAIRO_STATUS_READ_ERROR }
            memcpy(target, base + source.pointee.next, Int(count))
            source.pointee.next += Int(count)
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }
}
