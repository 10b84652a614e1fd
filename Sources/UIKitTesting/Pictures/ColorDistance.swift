import Foundation

extension PixelColor {
  /// The colour in CIE L*a*b*, for the white of sRGB (D65).
  var lab: (lightness: Double, a: Double, b: Double) {
    let (red, green, blue) = (Self.linear[red], Self.linear[green], Self.linear[blue])
    func curve(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// How different two colours look: the delta E of CIEDE2000. About 1 is just noticeable side by side, and 100 is the
  /// distance of black and white.
  public func distance(to other: PixelColor) -> Double { ColorDistance.between(lab, other.lab) }
}

/// The colour difference of CIE 142 (CIEDE2000) with all weights 1.
enum ColorDistance {
  typealias Lab = (lightness: Double, a: Double, b: Double)

  static func between(_ first: Lab, _ second: Lab) -> Double {
    let chroma = (hypot(first.a, first.b) + hypot(second.a, second.b)) / 2
    let gain = 1.5 - 0.5 * sqrt(power7(chroma) / (power7(chroma) + power7(25)))
    let (a1, a2) = (first.a * gain, second.a * gain)
    let (c1, c2) = (hypot(a1, first.b), hypot(a2, second.b))
    let (h1, h2) = (hue(a1, first.b), hue(a2, second.b))
    let lightness = second.lightness - first.lightness
    let (step, meanHue) = hues(h1, h2, isGray: c1 * c2 == 0)
    let hue = 2 * sqrt(c1 * c2) * sin(radians(step) / 2)
    let (meanLightness, meanChroma) = ((first.lightness + second.lightness) / 2, (c1 + c2) / 2)
    let distance = (meanLightness - 50) * (meanLightness - 50)
    let lightnessWeight = 1 + 0.015 * distance / sqrt(20 + distance)
    let chromaWeight = 1 + 0.045 * meanChroma
    let hueWeight = 1 + 0.015 * meanChroma * hueFactor(meanHue)
    let turn = 30 * exp(-pow((meanHue - 275) / 25, 2))
    let rotation = -2 * sqrt(power7(meanChroma) / (power7(meanChroma) + power7(25))) * sin(radians(2 * turn))
    let parts = (lightness / lightnessWeight, (c2 - c1) / chromaWeight, hue / hueWeight)
    return sqrt(max(0, parts.0 * parts.0 + parts.1 * parts.1 + parts.2 * parts.2 + rotation * parts.1 * parts.2))
  }

  /// The difference between two hues, and the hue in the middle, in degrees.
  private static func hues(_ first: Double, _ second: Double, isGray: Bool) -> (step: Double, mean: Double) {
    guard !isGray else { return (0, first + second) }
    var step = second - first
    if step > 180 { step -= 360 } else if step < -180 { step += 360 }
    guard abs(first - second) > 180 else { return (step, (first + second) / 2) }
    return (step, first + second < 360 ? (first + second + 360) / 2 : (first + second - 360) / 2)
  }

  private static func hueFactor(_ hue: Double) -> Double {
    1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue)) + 0.32 * cos(radians(3 * hue + 6))
      - 0.20 * cos(radians(4 * hue - 63))
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
  }

  private static func power7(_ value: Double) -> Double { pow(value, 7) }
  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
