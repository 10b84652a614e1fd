import Expectations
import Testing

@testable import UIKitTesting

@Suite("Distances of colours")
struct ColorDistanceTests {
  /// Pairs from Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005), table 1, with the distances given
  /// there.
  private static let pairs: [(ColorDistance.Lab, ColorDistance.Lab, Double)] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000), ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792), ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, 2.5, 0), (50, 0, -2.5), 4.3065), ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977), ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
  ]

  @Test("are those that the formula's authors published")
  func published() {
    for (first, second, distance) in Self.pairs {
      expect(abs(ColorDistance.between(first, second) - distance) < 0.0001)
      expect(abs(ColorDistance.between(second, first) - distance) < 0.0001)
    }
  }

  @Test("of colours in sRGB begin at 0 and reach 100 from black to white")
  func colors() {
    expectEqual(PixelColor(0x336699).distance(to: PixelColor(0x336699)), 0)
    expect(abs(PixelColor(0).distance(to: PixelColor(0xFFFFFF)) - 100) < 0.01)
    // One step of blue cannot be seen, thirty can.
    expect(PixelColor(0x336699).distance(to: PixelColor(0x33669A)) < 1)
    expect(PixelColor(0x336699).distance(to: PixelColor(0x3366B8)) > 3)
  }
}
