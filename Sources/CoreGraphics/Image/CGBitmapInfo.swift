import CCairo
import Foundation

/// Where the alpha component of a pixel stands and whether the others are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// How pixels are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
  case mask = 0xF0000
}

/// How the components of a bitmap's pixels are laid out: an alpha position, a byte order, a format.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
  var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }

  /// Cairo's own layouts.
  static let cairoPremultiplied: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
  ]
  static let cairoOpaque: CGBitmapInfo = [
    .byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipFirst.rawValue),
  ]
  /// Cairo's layouts with red and blue the other way round.
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

  /// Whether pixels begin with red, so that Cairo draws into them with red and blue exchanged.
  var hasRedFirst: Bool {
    (alpha == .premultipliedLast || alpha == .noneSkipLast) && byteOrder != .order32Little
  }

  /// The layout that a context draws in when it is asked for this one, and Cairo's name for it; nil
  /// when there is none. `ownsPixels`: nobody else has laid the pixels out.
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
