import Expectations
import Testing

@testable import UIKitTesting

@Suite("Colours of pixels")
struct PixelColorTests {
  @Test(
    "have the contrast ratios that WCAG's published examples have",
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54), (0x007AFF, 0xFFFFFF, 4.02),
      (0x8A8A8E, 0xFFFFFF, 3.44), (0xFFFF00, 0xFFFFFF, 1.07), (0xFF0000, 0xFFFFFF, 4.0), (0x123456, 0x123456, 1),
    ] as [(UInt32, UInt32, Double)])
  func contrast(_ first: UInt32, _ second: UInt32, _ expected: Double) {
    expect(abs(PixelColor(first).contrast(to: PixelColor(second)) - expected) < 0.01)
    expectEqual(PixelColor(first).contrast(to: PixelColor(second)), PixelColor(second).contrast(to: PixelColor(first)))
  }

  @Test("are written as their components are")
  func components() {
    let color = PixelColor(0xFF12_3456)
    expect((color.red, color.green, color.blue) == (0x12, 0x34, 0x56))
    expectEqual("\(color)", "#123456")
  }
}
