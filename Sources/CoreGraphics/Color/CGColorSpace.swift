import Foundation

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome
  case rgb
  case cmyk
  case lab
  case deviceN
  case indexed
  case pattern
  case XYZ
}

/// How colours that a destination cannot show are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}

/// A meaning for colour components. Immutable; the spaces of one name are one object.
public final class CGColorSpace: @unchecked Sendable {
  public let name: CFString?
  public let model: CGColorSpaceModel
  let encoding: ColorEncoding
  private let isOutput: Bool

  init(name: CFString?, model: CGColorSpaceModel, encoding: ColorEncoding, supportsOutput: Bool = true) {
    self.name = name
    self.model = model
    self.encoding = encoding
    isOutput = supportsOutput
  }

  /// The colour space of one of the names below; nil for a name that is not known.
  public convenience init?(name: CFString) {
    guard let known = NamedColorSpaces.all[name] else { return nil }
    self.init(name: name, model: known.model, encoding: known.encoding)
  }

  /// How many components a colour has, the alpha component not counted.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  public var supportsOutput: Bool { isOutput }

  public var isWideGamutRGB: Bool { encoding.isWideGamut }
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || (left.name == right.name && left.model == right.model && left.encoding == right.encoding)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  static let standard = CGColorSpace(name: sRGB, model: .rgb, encoding: .srgb)
  static let gray = CGColorSpace(name: genericGrayGamma2_2, model: .monochrome, encoding: .gray)
  static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb, encoding: .srgb)
  static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome, encoding: .gray)
  static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk, encoding: .cmyk)
}

enum NamedColorSpaces {
  static let all: [CFString: (model: CGColorSpaceModel, encoding: ColorEncoding)] = [
    CGColorSpace.sRGB: (.rgb, .srgb),
    CGColorSpace.extendedSRGB: (.rgb, .extendedSRGB),
    CGColorSpace.linearSRGB: (.rgb, .linearSRGB),
    CGColorSpace.extendedLinearSRGB: (.rgb, .extendedLinearSRGB),
    CGColorSpace.displayP3: (.rgb, .displayP3),
    CGColorSpace.extendedDisplayP3: (.rgb, .extendedDisplayP3),
    CGColorSpace.genericGrayGamma2_2: (.monochrome, .gray),
    CGColorSpace.extendedGray: (.monochrome, .extendedGray),
    CGColorSpace.linearGray: (.monochrome, .linearGray),
    CGColorSpace.extendedLinearGray: (.monochrome, .extendedLinearGray),
    CGColorSpace.genericCMYK: (.cmyk, .cmyk),
  ]
}

/// The display's own RGB, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The display's own gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// A printer's own cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
