import Foundation

/// Converts between a space's components and sRGB.
enum ColorEncoding: Hashable, Sendable {
  case srgb, extendedSRGB, linearSRGB, extendedLinearSRGB
  case displayP3, extendedDisplayP3
  case gray, extendedGray, linearGray, extendedLinearGray
  case cmyk

  var isWideGamut: Bool {
    switch self {
    case .displayP3, .extendedDisplayP3: true
    default: false
    }
  }

  /// Whether components outside 0…1 keep their values.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Converts components to extended sRGB. `components` holds the space's components without alpha.
  func extendedSRGB(of components: some Collection<CGFloat>) -> (red: Double, green: Double, blue: Double) {
    func component(_ index: Int) -> Double {
      let value = Double(components[components.index(components.startIndex, offsetBy: index)])
      return isExtended ? value : min(max(value, 0), 1)
    }
    switch self {
    case .srgb, .extendedSRGB:
      return (component(0), component(1), component(2))
    case .linearSRGB, .extendedLinearSRGB:
      return (
        Self.encoded(component(0)), Self.encoded(component(1)), Self.encoded(component(2))
      )
    case .displayP3, .extendedDisplayP3:
      let (r, g, b) = (Self.linear(component(0)), Self.linear(component(1)), Self.linear(component(2)))
      return (
        Self.encoded(1.224940176 * r - 0.224940176 * g),
        Self.encoded(-0.042056955 * r + 1.042056955 * g),
        Self.encoded(-0.019637555 * r - 0.078636046 * g + 1.098273601 * b)
      )
    case .gray, .extendedGray:
      return (component(0), component(0), component(0))
    case .linearGray, .extendedLinearGray:
      let value = Self.encoded(component(0))
      return (value, value, value)
    case .cmyk:
      let light = 1 - component(3)
      return ((1 - component(0)) * light, (1 - component(1)) * light, (1 - component(2)) * light)
    }
  }

  /// Components of this space for an extended sRGB colour, clamped unless the space is extended.
  func components(red: Double, green: Double, blue: Double) -> [CGFloat] {
    let values: [Double]
    switch self {
    case .srgb, .extendedSRGB:
      values = [red, green, blue]
    case .linearSRGB, .extendedLinearSRGB:
      values = [Self.linear(red), Self.linear(green), Self.linear(blue)]
    case .displayP3, .extendedDisplayP3:
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      values = [
        Self.encoded(0.822461969 * r + 0.177538031 * g),
        Self.encoded(0.033194199 * r + 0.966805801 * g),
        Self.encoded(0.017082631 * r + 0.072397444 * g + 0.910519925 * b),
      ]
    case .gray, .extendedGray:
      values = [red == green && green == blue ? red : Self.encoded(Self.luminance(red, green, blue))]
    case .linearGray, .extendedLinearGray:
      values = [Self.luminance(red, green, blue)]
    case .cmyk:
      let light = max(red, green, blue)
      values =
        light <= 0
        ? [0, 0, 0, 1] : [(light - red) / light, (light - green) / light, (light - blue) / light, 1 - light]
    }
    return values.map { CGFloat(isExtended ? $0 : min(max($0, 0), 1)) }
  }

  /// The amount of light of an sRGB component; negative values mirror positive ones.
  static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  /// The sRGB component for an amount of light.
  static func encoded(_ light: Double) -> Double {
    let magnitude = abs(light)
    let value = magnitude <= 0.003_130_8 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
