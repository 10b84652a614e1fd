import CoreGraphics
import Expectations
import Testing

@testable import UIKitGraphics

struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
    components(color.resolvedColor(with: traits)).map { Int(($0 * 255).rounded()) }
  }

  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal, _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  /// The published table: red, green and blue of light, dark, light with contrast, dark with contrast.
  static let hues: [(String, UIColor, [[Int]])] = [
    ("red", .systemRed, [[255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]]),
    ("orange", .systemOrange, [[255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]]),
    ("yellow", .systemYellow, [[255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]]),
    ("green", .systemGreen, [[52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]]),
    ("mint", .systemMint, [[0, 199, 190], [99, 230, 226], [12, 129, 123], [99, 230, 226]]),
    ("teal", .systemTeal, [[48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]]),
    ("cyan", .systemCyan, [[50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]]),
    ("blue", .systemBlue, [[0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]]),
    ("indigo", .systemIndigo, [[88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]]),
    ("purple", .systemPurple, [[175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]]),
    ("pink", .systemPink, [[255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]]),
    ("brown", .systemBrown, [[162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]]),
    ("gray", .systemGray, [[142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]]),
    ("gray2", .systemGray2, [[174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]]),
    ("gray3", .systemGray3, [[199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]]),
    ("gray4", .systemGray4, [[209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]]),
    ("gray5", .systemGray5, [[229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]]),
    ("gray6", .systemGray6, [[242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]]),
    ("label", .label, [[0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]]),
    ("link", .link, [[0, 122, 255], [9, 132, 255], [0, 64, 221], [64, 156, 255]]),
    ("opaque separator", .opaqueSeparator, [[198, 198, 200], [56, 56, 58], [198, 198, 200], [56, 56, 58]]),
    ("background", .systemBackground, [[255, 255, 255], [0, 0, 0], [255, 255, 255], [0, 0, 0]]),
    ("grouped", .systemGroupedBackground, [[242, 242, 247], [0, 0, 0], [235, 235, 240], [0, 0, 0]]),
    (
      "secondary grouped", .secondarySystemGroupedBackground,
      [[255, 255, 255], [28, 28, 30], [255, 255, 255], [36, 36, 38]]
    ),
  ]

  @Test(arguments: hues.indices)
  func systemColorsHaveThePublishedComponents(_ index: Int) {
    let (name, color, expected) = Self.hues[index]
    let found = [traits(.light), traits(.dark), traits(.light, .high), traits(.dark, .high)].map {
      Array(bytes(color, $0).prefix(3))
    }
    expectEqual(found, expected, "\(name)")
  }

  @Test func translucentColoursHaveThePublishedOpacities() {
    func alphas(_ color: UIColor) -> [CGFloat] {
      [traits(.light), traits(.dark), traits(.light, .high), traits(.dark, .high)].map {
        components(color.resolvedColor(with: $0))[3]
      }
    }
    expectEqual(alphas(.secondaryLabel), [0.6, 0.6, 0.8, 0.7])
    expectEqual(alphas(.separator), [0.29, 0.6, 0.37, 0.7])
    expectEqual(alphas(.tertiarySystemFill), [0.12, 0.24, 0.2, 0.32])
  }

  @Test func darkBackgroundsRiseWhenElevated() {
    expectEqual(bytes(.systemBackground, traits(.dark, .normal, .elevated)), [28, 28, 30, 255])
    expectEqual(bytes(.secondarySystemBackground, traits(.dark, .normal, .elevated)), [44, 44, 46, 255])
    expectEqual(bytes(.systemBackground, traits(.light, .normal, .elevated)), [255, 255, 255, 255])
  }

  @Test func dynamicColoursResolveByTraitsWithAnyAlpha() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    expectEqual(color.resolvedColor(with: traits(.dark)), .white)
    let faded = color.withAlphaComponent(0.5)
    expectEqual(components(faded.resolvedColor(with: traits(.dark))), [1, 1, 1, 0.5])
    expectEqual(components(faded.resolvedColor(with: traits(.light))), [0, 0, 0, 0.5])
    traits(.dark).performAsCurrent { expectEqual(color.cgColor.sRGB.red, 1) }
  }

  @Test func componentsAreReturnedAsGiven() {
    expectEqual(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha) && white == 0.25 && alpha == 0.5)
    expect(!UIColor.red.getWhite(&white, alpha: &alpha))
  }

  @Test func huesRoundTrip() {
    for step in 0..<36 {
      let wanted = CGFloat(step) / 36
      let color = UIColor(hue: wanted, saturation: 0.6, brightness: 0.8, alpha: 1)
      var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
      expect(abs(hue - wanted) < 1e-9 && abs(saturation - 0.6) < 1e-9 && abs(brightness - 0.8) < 1e-9)
    }
    expectEqual(components(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)), [1, 0, 0, 1])
  }

  @Test func displayP3ReachesBeyondSRGB() {
    let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    expect(abs(red[0] - 1.093) < 0.001 && abs(red[1] + 0.2267) < 0.001 && abs(red[2] + 0.1501) < 0.001)
    let white = components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    expect(white.allSatisfy { abs($0 - 1) < 1e-6 })
  }

  @Test func coloursOfOneColourSpaceAreEqualByComponents() {
    expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    expectEqual(UIColor(white: 0, alpha: 1), .black)
    expect(UIColor(red: 0, green: 0, blue: 0, alpha: 1) != .black)
    expect(UIColor.label == .label && UIColor.label != .systemBackground)
    expectEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
  }

  @Test func colourLiteralsMakeColours() {
    let color: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    expectEqual(components(color), [0.5, 0.25, 0, 1])
  }

  @Test func coreGraphicsColoursKeepTheirComponents() {
    let color = UIColor(cgColor: CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    let values = components(color)
    expect(zip(values, [0.2, 0.4, 0.6, 0.8]).allSatisfy { abs($0 - $1) < 1e-6 })
  }
}
