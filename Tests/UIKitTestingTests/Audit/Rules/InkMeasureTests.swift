import Expectations
import Testing

@testable import UIKitTesting

@Suite("Ink and background in pixels")
struct InkMeasureTests {
  /// 40 by 20 pixels of a ground, with strokes 2 pixels wide whose edges are mixed with the ground.
  private func letters(ink: UInt32, ground: (Int, Int) -> UInt32) -> [UInt32] {
    (0..<800).map { index in
      let (x, y) = (index % 40, index / 40)
      let behind = ground(x, y)
      guard (4..<16).contains(y) else { return behind }
      switch x % 10 {
      case 4, 5: return ink
      case 3, 6: return mixed(ink, behind)
      default: return behind
      }
    }
  }

  private func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { $0 | ((((first >> $1) & 0xFF) + ((second >> $1) & 0xFF)) / 2) << $1 }
  }

  private func measure(_ pixels: [UInt32], expected: UInt32? = nil) -> InkMeasure? {
    var finder = InkFinder()
    return pixels.withUnsafeBufferPointer {
      finder.measure(
        $0.baseAddress!, width: 40, height: 20, stride: 40, expected: expected.map { PixelColor($0) })
    }
  }

  @Test(
    "are the colour of the strokes and the most frequent one, whatever is mixed at the edges",
    arguments: [(0x000000, 0xFFFFFF), (0xFFFFFF, 0x1C1C1E), (0x8A8A8E, 0xFFFFFF), (0x007AFF, 0xF2F2F7)]
      as [(UInt32, UInt32)])
  func even(_ ink: UInt32, _ ground: UInt32) {
    expectEqual(
      measure(letters(ink: ink) { _, _ in ground }), InkMeasure(ink: PixelColor(ink), ground: PixelColor(ground)))
  }

  @Test("a stray pixel is no ink")
  func stray() {
    var pixels = letters(ink: 0x999999) { _, _ in 0xFFFFFF }
    pixels[0] = 0x000000
    expectEqual(measure(pixels)?.ink, PixelColor(0x999999))
  }

  @Test("one colour has no ink")
  func blank() { expectNil(measure([UInt32](repeating: 0xFF00FF, count: 800))) }

  @Test("on a background of many colours the one closest to the ink is used, if the ink is known")
  func uneven() throws {
    // From black on the left to nearly white on the right.
    let pixels = letters(ink: 0xFFFFFF) { x, y in
      let level = UInt32(x * 6 + y % 3)
      return level << 16 | level << 8 | level
    }
    expectNil(measure(pixels))
    let found = try require(measure(pixels, expected: 0xFFFFFF))
    expectEqual(found.ink, PixelColor(0xFFFFFF))
    expect((0xB0...0xF0).contains(found.ground.red), "\(found.ground)")
    expect(found.contrast < 2)
  }

  @Test("rows are read by their stride")
  func stride() {
    let inner = letters(ink: 0x222222) { _, _ in 0xEEEEEE }
    let wide = (0..<20).flatMap { y in inner[y * 40..<(y + 1) * 40] + [UInt32](repeating: 0xFF0000, count: 8) }
    var finder = InkFinder()
    let found = wide.withUnsafeBufferPointer {
      finder.measure($0.baseAddress!, width: 40, height: 20, stride: 48)
    }
    expectEqual(found, InkMeasure(ink: PixelColor(0x222222), ground: PixelColor(0xEEEEEE)))
  }
}
