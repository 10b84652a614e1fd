import Foundation

/// The kind of colour space, which fixes the number of components and their meaning. The spaces of this module are
/// `monochrome`, `rgb` or `cmyk`.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A space of another kind.
  case unknown = -1
  /// One component: from black to white.
  case monochrome
  /// Three components: red, green and blue light.
  case rgb
  /// Four components: cyan, magenta, yellow and black ink.
  case cmyk
  /// Three components of CIE L*a*b*: lightness and two colour axes.
  case lab
  /// Any number of custom inks.
  case deviceN
  /// One component: an index into a table of colours.
  case indexed
  /// A repeated drawing instead of a colour.
  case pattern
  /// Three components of CIE XYZ.
  case XYZ
}

/// How to map colours that a destination cannot show. Images and conversions take an intent and keep it; drawing clamps
/// each component regardless of the intent.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context chooses.
  case defaultIntent
  /// Keep the colours that fit exactly, also if white then gets a tint; clip the others.
  case absoluteColorimetric
  /// Shift all colours so that white stays white, then clip those that do not fit.
  case relativeColorimetric
  /// Compress the whole range, so that differences between colours survive. Meant for photographs.
  case perceptual
  /// Keep colours vivid at the cost of their hue. Meant for charts.
  case saturation
}

/// The meaning of colour components: a model and an encoding. Immutable; equal by name, model and encoding.
public final class CGColorSpace: @unchecked Sendable {
  /// The name that the space was made with, or the name of a device space. Never nil for the spaces of this module.
  public let name: CFString?
  /// The kind of the space, which determines the number of components.
  public let model: CGColorSpaceModel
  let encoding: ColorEncoding
  private let isOutput: Bool

  init(name: CFString?, model: CGColorSpaceModel, encoding: ColorEncoding, supportsOutput: Bool = true) {
    self.name = name
    self.model = model
    self.encoding = encoding
    isOutput = supportsOutput
  }

  /// The space of one of the names that this type declares; nil for any other name.
  public convenience init?(name: CFString) {
    guard let known = NamedColorSpaces.all[name] else { return nil }
    self.init(name: name, model: known.model, encoding: known.encoding)
  }

  /// How many components a colour has, not counting alpha: 1, 3 or 4.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// Whether a context can draw into this space. True for every space of this module.
  public var supportsOutput: Bool { isOutput }

  /// Whether the space holds colours more vivid than sRGB's: true for the Display P3 spaces, false for extended sRGB.
  public var isWideGamutRGB: Bool { encoding.isWideGamut }
}

extension CGColorSpace: Hashable {
  /// Spaces are equal when they have one name, one model and one encoding, also if they are two objects.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left === right || (left.name == right.name && left.model == right.model && left.encoding == right.encoding)
  }

  /// Combines the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

extension CGColorSpace {
  /// The web's space: gamma encoded red, green and blue, each clamped to 0…1.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// sRGB whose components may leave 0…1, for colours beyond its range.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// sRGB's primaries with components in proportion to light, clamped to 0…1.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// sRGB's primaries with components in proportion to light, not clamped.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The wide RGB space of Apple's displays, with sRGB's gamma curve. A bitmap is sRGB, so colours outside sRGB are
  /// clamped when painted.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Display P3 whose components may leave 0…1.
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  /// Gray whose component is shown as sRGB's three equal components, clamped to 0…1.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// `genericGrayGamma2_2` whose component may leave 0…1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  /// Gray in proportion to light, clamped to 0…1.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  /// Gray in proportion to light, not clamped.
  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
  /// Four inks, converted to light by a plain formula without a profile.
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

/// The RGB space of the display, which is taken to be sRGB. Returns one shared object.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray space of the display, with the encoding of `genericGrayGamma2_2`. Returns one shared object.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The ink space of a printer, with the encoding of `genericCMYK`. Returns one shared object.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
