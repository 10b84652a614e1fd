import CCairo
import Foundation

/// The position of a pixel's alpha component, and whether the colour components are multiplied by it (premultiplied).
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha component and no unused one: gray, RGB or CMYK alone.
  case none
  /// Premultiplied colour components, then alpha: RGBA.
  case premultipliedLast
  /// Alpha, then premultiplied colour components: ARGB.
  case premultipliedFirst
  /// Colour components that are not premultiplied, then alpha. An image may have it; a context cannot draw into it.
  case last
  /// Alpha, then colour components that are not premultiplied. An image may have it; a context cannot draw into it.
  case first
  /// Colour components, then one unused component: RGBX.
  case noneSkipLast
  /// One unused component, then colour components: XRGB.
  case noneSkipFirst
  /// Alpha alone, without colour.
  case alphaOnly
}

/// The order of the bytes in memory of each 16 or 32 bit unit of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a bitmap info that hold the byte order; no order itself.
  case orderMask = 0x7000
  /// The most significant byte first.
  case orderDefault = 0
  /// Each 16 bit unit with its low byte first.
  case order16Little = 0x1000
  /// Each 32 bit unit with its low byte first: ARGB is then BGRA in memory, this machine's fastest layout.
  case order32Little = 0x2000
  /// Each 16 bit unit with its high byte first.
  case order16Big = 0x3000
  /// Each 32 bit unit with its high byte first.
  case order32Big = 0x4000
}

/// How components are packed into a pixel. Only `packed` is supported: components of 5, 6 or 10 bits make no image
/// here.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// Components of equal size, one after the other.
  case packed = 0
  /// 5 bits each for red, green and blue.
  case RGB555 = 0x10000
  /// 5 bits for red, 6 for green, 5 for blue.
  case RGB565 = 0x20000
  /// 10 bits each for red, green and blue.
  case RGB101010 = 0x30000
  /// 10 bits each for red, green and blue, with a range beyond 0…1.
  case RGBCIF10 = 0x40000
  /// The bits of a bitmap info that hold the pixel format; no format itself.
  case mask = 0xF0000
}

/// The layout of a bitmap's pixels: an alpha position, a byte order and a pixel format in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout, with Apple's values.
  public let rawValue: UInt32

  /// The layout of these bits. No combination is refused here; a context or an image of a layout that is not
  /// supported is nil.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that mark components as floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers; neither contexts nor images support them here.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits that hold a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// `CGImageByteOrderInfo.orderDefault`: no bit is set.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// `CGImageByteOrderInfo.order16Little` as an option.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// `CGImageByteOrderInfo.order32Little` as an option.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// `CGImageByteOrderInfo.order16Big` as an option.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// `CGImageByteOrderInfo.order32Big` as an option.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }

  /// Cairo's own layouts, which need no conversion.
  static let cairoPremultiplied: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
  ]
  static let cairoOpaque: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
  ]
  /// Cairo's layouts with red and blue exchanged.
  static let premultipliedRedFirst = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  static let opaqueRedFirst = CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue)
  static let alphaOnly = CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue)

  /// The layout of a Cairo surface.
  init(cairo format: cairo_format_t) {
    switch format {
    case CAIRO_FORMAT_RGB24: self = .cairoOpaque
    case CAIRO_FORMAT_A8: self = .alphaOnly
    default: self = .cairoPremultiplied
    }
  }

  /// Whether pixels begin with red, so that Cairo must be given colours with red and blue exchanged.
  var hasRedFirst: Bool {
    (alpha == .premultipliedLast || alpha == .noneSkipLast) && byteOrder != .order32Little
  }

  /// The layout that a context uses when this one is requested, and Cairo's format for it; nil if the context cannot
  /// draw into it. With `ownsPixels` the caller has no memory in the requested layout, so a similar one may replace it.
  func drawable(model: CGColorSpaceModel, ownsPixels: Bool) -> (layout: CGBitmapInfo, format: cairo_format_t)? {
    if alpha == .alphaOnly { return (.alphaOnly, CAIRO_FORMAT_A8) }
    guard model == .rgb, !contains(.floatComponents) else { return nil }
    switch (alpha, byteOrder) {
    case (.premultipliedFirst, .order32Little): return (.cairoPremultiplied, CAIRO_FORMAT_ARGB32)
    case (.noneSkipFirst, .order32Little): return (.cairoOpaque, CAIRO_FORMAT_RGB24)
    case (.premultipliedLast, .orderDefault), (.premultipliedLast, .order32Big):
      return (.premultipliedRedFirst, CAIRO_FORMAT_ARGB32)
    case (.noneSkipLast, .orderDefault), (.noneSkipLast, .order32Big):
      return (.opaqueRedFirst, CAIRO_FORMAT_RGB24)
    case (.premultipliedFirst, _), (.premultipliedLast, _):
      return ownsPixels ? (.cairoPremultiplied, CAIRO_FORMAT_ARGB32) : nil
    case (.noneSkipFirst, _), (.noneSkipLast, _):
      return ownsPixels ? (.cairoOpaque, CAIRO_FORMAT_RGB24) : nil
    default: return nil
    }
  }
}
