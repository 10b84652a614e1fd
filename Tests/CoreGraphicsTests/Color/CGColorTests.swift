import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite struct CGColorTests {
  @Test func theLastComponentIsAlpha() {
    expectEqual(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components, [0.1, 0.2, 0.3, 0.4])
    expectEqual(CGColor(gray: 0.5, alpha: 1).components, [0.5, 1])
    expectEqual(CGColor(gray: 0.5, alpha: 1).colorSpace?.model, .monochrome)
  }

  @Test func aGrayConvertsToEqualComponents() {
    let color = CGColor(gray: 0.25, alpha: 0.5).sRGB
    expect(color == (0.25, 0.25, 0.25, 0.5))
  }

  @Test func linearComponentsAreConvertedToSRGB() throws {
    let space = try require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try require(CGColor(colorSpace: space, components: [0.214, 0, 1, 1]))
    expect(abs(color.sRGB.red - 0.5) < 0.001)
    expectEqual(color.sRGB.green, 0)
    expect(abs(color.sRGB.blue - 1) < 1e-9)
  }

  @Test func displayP3RedLiesOutsideSRGB() throws {
    let p3 = try require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let color = try require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    let converted = try require(color.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
    // Apple's published value of Display P3 red in extended sRGB: 1.093, -0.227, -0.150.
    expect(abs(converted[0] - 1.093) < 0.001, "\(converted)")
    expect(abs(converted[1] + 0.227) < 0.001, "\(converted)")
    expect(abs(converted[2] + 0.150) < 0.001, "\(converted)")
    expect(color.sRGB.red == 1 && color.sRGB.green == 0)
    expect(p3.isWideGamutRGB)
  }

  @Test func conversionsRoundTrip() throws {
    let color = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 0.5)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.extendedSRGB, CGColorSpace.genericCMYK] {
      let space = try require(CGColorSpace(name: name))
      let there = try require(color.converted(to: space, intent: .defaultIntent, options: nil))
      let standard = try require(CGColorSpace(name: CGColorSpace.sRGB))
      let back = try require(there.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
      for (value, expected) in zip(back, [0.2, 0.6, 0.9, 0.5]) {
        expect(abs(Double(value) - expected) < 1e-6, "by \(name): \(back)")
      }
    }
  }

  @Test func unknownColourSpaceNamesAreNil() {
    expectNil(CGColorSpace(name: "kCGColorSpaceOfNobody"))
  }

  @Test func aCopyWithAlphaKeepsTheColour() {
    let color = CGColor.white.copy(alpha: 0.25)
    expectEqual(color?.components, [1, 0.25])
    expectEqual(CGColor.clear.alpha, 0)
  }

  @Test func equalColoursAreEqualAndHashAlike() {
    let first = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let second = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(first, second)
    expectEqual(Set([first, second]).count, 1)
    expect(first != CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }
}
