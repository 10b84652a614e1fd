import CCairo
import CPixels
import Foundation

extension CGImage {
  /// The part of the image within `rect` (pixels from the top left, expanded to whole pixels and clipped to the image).
  /// It shares and retains the image's pixels, so it costs no copy. Nil if the rectangle is outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    guard let base = cairo_image_surface_get_data(surface) else { return nil }
    let format = cairo_image_surface_get_format(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = base + Int(part.minY) * stride + Int(part.minX) * (format == CAIRO_FORMAT_A8 ? 1 : 4)
    guard
      let view = cairo_image_surface_create_for_data(
        start, format, Int32(part.width), Int32(part.height), Int32(stride)),
      cairo_surface_status(view) == CAIRO_STATUS_SUCCESS
    else { return nil }
    // The part uses the pixels of the whole image, so it retains the image's surface.
    cairo_surface_set_user_data(view, wholeKey, UnsafeMutableRawPointer(cairo_surface_reference(surface))) {
      cairo_surface_destroy(OpaquePointer($0))
    }
    var layout = ImageLayout(surface: view)
    layout.isMask = isMask
    return CGImage(surface: view, layout: layout)
  }

  /// A copy of the image multiplied by `mask`, which is stretched over it. An image mask lets the image through where
  /// its samples are 0; an image without alpha where it is light; any other where it is opaque. Nil if there is not
  /// enough memory.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard let coverage = mask.coverage,
      let result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let context = cairo_create(result)
    else { return nil }
    defer {
      cairo_surface_destroy(coverage)
      cairo_destroy(context)
    }
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_pattern_create_for_surface(coverage)
    defer { cairo_pattern_destroy(pattern) }
    var matrix = CGAffineTransform(
      scaleX: CGFloat(mask.width) / CGFloat(width), y: CGFloat(mask.height) / CGFloat(height)
    ).cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_mask(context, pattern)
    return CGImage(surface: result)
  }

  /// A copy in which pixels are transparent if all their components are within `components`: pairs of a minimum and a
  /// maximum, 0…255, for red, green and blue. Nil for an image mask, and unless there are six values.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard !isMask, components.count == 6,
      let copy = Self.copy(surface, format: CAIRO_FORMAT_ARGB32), let pixels = cairo_image_surface_get_data(copy)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(copy))
    let ranges = (0..<3).map { (low: components[2 * $0], high: components[2 * $0 + 1]) }
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels + row * stride + column * 4
        let matches = (0..<3).allSatisfy { index in
          let value = CGFloat(pixel[2 - index])
          return ranges[index].low <= value && value <= ranges[index].high
        }
        if matches { for index in 0..<4 { pixel[index] = 0 } }
      }
    }
    cairo_surface_mark_dirty(copy)
    return CGImage(surface: copy)
  }

  /// The image as a mask: a surface of 8 bit coverage, as large as the image. The caller destroys it.
  var coverage: OpaquePointer? {
    switch cairo_image_surface_get_format(surface) {
    case CAIRO_FORMAT_A8: return cairo_surface_reference(surface)
    case CAIRO_FORMAT_RGB24: return lightness
    default: return Self.copy(surface, format: CAIRO_FORMAT_A8)
    }
  }

  private var lightness: OpaquePointer? {
    guard let result = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(result), let source = cairo_image_surface_get_data(surface)
    else { return nil }
    let (sourceStride, stride) =
      (Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_stride(result)))
    for row in 0..<height {
      for column in 0..<width {
        let pixel = source + row * sourceStride + column * 4
        // Rec. 709 weights in 16 bits; their sum is 65,536.
        let light = 13_933 * Int(pixel[2]) + 46_871 * Int(pixel[1]) + 4_732 * Int(pixel[0])
        target[row * stride + column] = UInt8((light + 32_768) >> 16)
      }
    }
    cairo_surface_mark_dirty(result)
    return result
  }

  /// A copy of a surface's pixels in another format. The caller destroys it.
  static func copy(_ surface: OpaquePointer, format: cairo_format_t) -> OpaquePointer? {
    guard
      let copy = cairo_image_surface_create(
        format, cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface)),
      let context = cairo_create(copy)
    else { return nil }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(copy)
    return copy
  }

  /// A copy of a surface's pixels as they are, or with red and blue exchanged. The caller destroys it.
  static func copy(_ surface: OpaquePointer, swapsRedAndBlue: Bool) -> OpaquePointer? {
    let (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
    let format = cairo_image_surface_get_format(surface)
    guard let source = cairo_image_surface_get_data(surface),
      let copy = makeUnclearedSurface(format, width, height), let target = cairo_image_surface_get_data(copy)
    else { return nil }
    let (sourceStride, stride) =
      (Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_stride(copy)))
    for row in 0..<Int(height) {
      let (from, to) = (source + row * sourceStride, target + row * stride)
      if swapsRedAndBlue, format != CAIRO_FORMAT_A8 {
        from.withMemoryRebound(to: UInt32.self, capacity: Int(width)) { from in
          to.withMemoryRebound(to: UInt32.self, capacity: Int(width)) { exchange_red_and_blue(from, $0, Int(width)) }
        }
      } else {
        memcpy(to, from, min(stride, sourceStride))
      }
    }
    cairo_surface_mark_dirty(copy)
    return copy
  }

  /// A surface whose pixels are not cleared: the caller has to write all of them. Cairo clears the surfaces that it
  /// makes, which takes as long as a copy. The caller destroys the surface.
  private static func makeUnclearedSurface(_ format: cairo_format_t, _ width: Int32, _ height: Int32) -> OpaquePointer?
  {
    let stride = cairo_format_stride_for_width(format, width)
    guard stride > 0, height > 0, let pixels = malloc(Int(stride) * Int(height)),
      let surface = cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), format, width, height, stride)
    else { return cairo_image_surface_create(format, width, height) }
    cairo_surface_set_user_data(surface, pixelsKey, pixels) { free($0) }
    return surface
  }

  /// An opaque image of pixels in the memory of an object, 4 bytes each: blue, green, red and an ignored byte. The
  /// image retains the object. Nil if there is not enough memory.
  package convenience init?(
    holding owner: some AnyObject & Sendable, pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) {
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(bytesPerRow))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let kept = Unmanaged.passRetained(owner as AnyObject).toOpaque()
    cairo_surface_set_user_data(surface, pixelsKey, kept) { kept in
      if let kept { Unmanaged<AnyObject>.fromOpaque(kept).release() }
    }
    self.init(surface: surface)
  }

  /// A copy of a surface that will be drawn into further.
  convenience init?(copying surface: OpaquePointer, swapsRedAndBlue: Bool) {
    guard let copy = Self.copy(surface, swapsRedAndBlue: swapsRedAndBlue) else { return nil }
    self.init(surface: copy)
  }
}

/// The key under which a surface holds the memory of its pixels; Cairo compares the key's address.
private nonisolated(unsafe) let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

/// The key under which a part of an image retains the surface of the whole image; Cairo compares the key's address.
private nonisolated(unsafe) let wholeKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

extension CGImage {
  /// The image as a stencil that the fill colour is painted through: as opaque as the image is.
  package var stencil: CGImage? {
    if isMask { return self }
    guard let coverage = Self.copy(surface, format: CAIRO_FORMAT_A8) else { return nil }
    var layout = ImageLayout(surface: coverage)
    layout.isMask = true
    return CGImage(surface: coverage, layout: layout)
  }
}
