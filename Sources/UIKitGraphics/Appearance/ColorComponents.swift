/// A colour in sRGB, its components not limited to 0…1, with its opacity.
package struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  package var alpha: CGFloat
  /// Whether the colour was given as a shade of grey. Such a colour never equals one given by its three components.
  var isMonochrome = false

  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    isMonochrome = true
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let lowest = brightness - chroma
    let middle = lowest + chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let highest = brightness
    switch Int(sector) {
    case 0: self.init(red: highest, green: middle, blue: lowest, alpha: alpha)
    case 1: self.init(red: middle, green: highest, blue: lowest, alpha: alpha)
    case 2: self.init(red: lowest, green: highest, blue: middle, alpha: alpha)
    case 3: self.init(red: lowest, green: middle, blue: highest, alpha: alpha)
    case 4: self.init(red: middle, green: lowest, blue: highest, alpha: alpha)
    default: self.init(red: highest, green: lowest, blue: middle, alpha: alpha)
    }
  }

  /// Converts from Display P3, which has sRGB's curve and white point and wider primaries.
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
      green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
      blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue),
      alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0…1. A grey has hue 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0 else { return (0, 0, brightness) }
    let sector: CGFloat
    if brightness == red {
      sector = (green - blue) / chroma
    } else if brightness == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, chroma / brightness, brightness)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let magnitude = abs(value)
    let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
