import CCairo
import Foundation

extension CGImage {
  /// An image of gray, RGB or CMYK samples of 1, 2, 4, 8 or 16 bits per component, with or without alpha. `decode` maps
  /// each component to a range: its lowest and highest value, component by component; nil leaves them. The samples are
  /// converted to sRGB at once.
  ///
  /// Nil for other formats, for a size of 0 or of 32,768 pixels or more, and when the provider has too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    var layout = ImageLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space,
      bitmapInfo: bitmapInfo, provider: provider)
    layout.shouldInterpolate = shouldInterpolate
    layout.intent = intent
    guard let reader = SampleReader(layout, width: width, height: height, decode: decode), let data = provider.data,
      let surface = reader.surface(of: data)
    else { return nil }
    self.init(surface: surface, layout: layout)
  }

  /// An image mask of gray samples: drawing it paints the fill colour where samples are 0 and leaves the rest.
  /// `decode` of 1 and 0 reverses this. Nil under the conditions of the initializer for images.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    var layout = ImageLayout(
      bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: .deviceGray,
      bitmapInfo: [], provider: provider)
    layout.shouldInterpolate = shouldInterpolate
    layout.isMask = true
    guard let reader = SampleReader(layout, width: width, height: height, decode: decode), let data = provider.data,
      let surface = reader.surface(of: data)
    else { return nil }
    self.init(surface: surface, layout: layout)
  }
}

/// Converts samples to a Cairo surface.
private struct SampleReader {
  private let width: Int
  private let height: Int
  private let layout: ImageLayout
  /// `slots` is how many components a pixel holds in all, `colors` how many of them are colours (not alpha, not
  /// padding).
  private let slots: Int
  private let colors: Int
  private let alphaSlot: Int?
  private let firstColor: Int
  private let isPremultiplied: Bool
  private let isReversed: Bool
  private let decode: [(low: Double, high: Double)]?

  init?(_ layout: ImageLayout, width: Int, height: Int, decode: UnsafePointer<CGFloat>?) {
    let bits = layout.bitsPerComponent
    guard width > 0, height > 0, width < 32_768, height < 32_768, [1, 2, 4, 8, 16].contains(bits),
      layout.bitsPerPixel % bits == 0, !layout.bitmapInfo.contains(.floatComponents),
      layout.bytesPerRow * 8 >= width * layout.bitsPerPixel
    else { return nil }
    self.width = width
    self.height = height
    self.layout = layout
    slots = layout.bitsPerPixel / bits
    let isAlphaOnly = layout.bitmapInfo.alpha == .alphaOnly
    colors = isAlphaOnly ? 0 : layout.space.numberOfComponents
    switch layout.bitmapInfo.alpha {
    case .none: (alphaSlot, firstColor) = (nil, 0)
    case .noneSkipLast: (alphaSlot, firstColor) = (nil, 0)
    case .noneSkipFirst: (alphaSlot, firstColor) = (nil, 1)
    case .last, .premultipliedLast: (alphaSlot, firstColor) = (colors, 0)
    case .first, .premultipliedFirst: (alphaSlot, firstColor) = (0, 1)
    case .alphaOnly: (alphaSlot, firstColor) = (0, 0)
    }
    guard firstColor + colors <= slots, (alphaSlot ?? 0) < slots else { return nil }
    isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(layout.bitmapInfo.alpha)
    // 32 bit little endian reverses the order of the four components; 16 bit little endian swaps the bytes of each.
    isReversed = layout.bitmapInfo.byteOrder == .order32Little && layout.bitsPerPixel == 32 && bits == 8
    let ranges = max(colors, 1)
    self.decode = decode.map { values in
      (0..<ranges).map { (Double(values[2 * $0]), Double(values[2 * $0 + 1])) }
    }
  }

  func surface(of data: Data) -> OpaquePointer? {
    guard data.count >= (height - 1) * layout.bytesPerRow + (width * layout.bitsPerPixel + 7) / 8 else { return nil }
    let isCoverage = layout.isMask || layout.bitmapInfo.alpha == .alphaOnly
    let format = isCoverage ? CAIRO_FORMAT_A8 : alphaSlot == nil ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    data.withUnsafeBytes { bytes in
      for row in 0..<height {
        let line = bytes[(row * layout.bytesPerRow)...]
        if isCairoLayout {
          memcpy(target + row * stride, line.baseAddressOfSlice, width * 4)
        } else if isCoverage {
          readCoverage(line, into: target + row * stride)
        } else {
          readColors(line, into: target + row * stride)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  private var isCairoLayout: Bool {
    decode == nil && layout.bitsPerComponent == 8 && layout.space.encoding.isStandard && layout.space.model == .rgb
      && (layout.bitmapInfo == .cairoPremultiplied || layout.bitmapInfo == .cairoOpaque)
  }

  /// One component of one pixel, 0…1.
  private func sample(_ line: Slice<UnsafeRawBufferPointer>, _ column: Int, _ slot: Int) -> Double {
    let bits = layout.bitsPerComponent
    let slot = isReversed ? slots - 1 - slot : slot
    let position = column * layout.bitsPerPixel + slot * bits
    let byte = line.startIndex + position / 8
    switch bits {
    case 8: return Double(line[byte]) / 255
    case 16:
      let isLittle = layout.bitmapInfo.byteOrder == .order16Little
      let (high, low) = isLittle ? (line[byte + 1], line[byte]) : (line[byte], line[byte + 1])
      return Double(Int(high) << 8 | Int(low)) / 65_535
    default:
      let largest = (1 << bits) - 1
      return Double(Int(line[byte]) >> (8 - bits - position % 8) & largest) / Double(largest)
    }
  }

  private func decoded(_ value: Double, _ component: Int) -> Double {
    guard let range = decode?[component] else { return value }
    return range.low + value * (range.high - range.low)
  }

  private func readCoverage(_ line: Slice<UnsafeRawBufferPointer>, into target: UnsafeMutablePointer<UInt8>) {
    for column in 0..<width {
      let value = decoded(sample(line, column, 0), 0)
      let painted = layout.isMask ? 1 - value : value
      target[column] = UInt8((min(max(painted, 0), 1) * 255).rounded())
    }
  }

  private func readColors(_ line: Slice<UnsafeRawBufferPointer>, into target: UnsafeMutablePointer<UInt8>) {
    var components = [CGFloat](repeating: 0, count: colors)
    let encoding = layout.space.encoding
    for column in 0..<width {
      let alpha = alphaSlot.map { sample(line, column, $0) } ?? 1
      for index in 0..<colors {
        var value = decoded(sample(line, column, firstColor + index), index)
        if isPremultiplied { value = alpha > 0 ? min(value / alpha, 1) : 0 }
        components[index] = CGFloat(value)
      }
      let color = encoding.extendedSRGB(of: components)
      func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * alpha * 255).rounded()) }
      let pixel = target + column * 4
      pixel[0] = byte(color.blue)
      pixel[1] = byte(color.green)
      pixel[2] = byte(color.red)
      pixel[3] = UInt8((alpha * 255).rounded())
    }
  }
}

extension Slice where Base == UnsafeRawBufferPointer {
  fileprivate var baseAddressOfSlice: UnsafeRawPointer { base.baseAddress! + startIndex }
}

extension ColorEncoding {
  /// Whether components are sRGB already, without conversion.
  var isStandard: Bool { self == .srgb || self == .extendedSRGB }
}
