import Expectations
import Testing

@testable import QuartzCore

@Suite struct BoxBlurTests {
  private let plain = BackdropToning(saturation: 1, tint: .zero)

  private func blurred(_ width: Int, _ height: Int, _ deviation: Double, _ color: (Int, Int) -> UInt8) -> [Int] {
    var pixels = (0..<width * height).map { SIMD4<UInt8>(repeating: color($0 % width, $0 / width)) }
    BoxBlur(deviation: deviation).blur(&pixels, width: width, height: height, toning: plain, scratch: ScratchMemory())
    for pixel in pixels { expect(pixel.x == pixel.y && pixel.y == pixel.z && pixel.w == 255) }
    return pixels.map { Int($0.x) }
  }

  @Test(arguments: [0.0, 0.5, 2, 5, 40]) func blurringOneColourChangesNothing(_ deviation: Double) {
    expect(blurred(13, 7, deviation) { _, _ in 200 }.allSatisfy { abs($0 - 200) <= 1 })
  }

  @Test func aDeviationOfZeroChangesNothing() {
    expectEqual(blurred(4, 3, 0) { x, y in UInt8(x * 10 + y) }, [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 22, 32])
  }

  /// The spread of a point's light has the deviation that was asked for, along both sides.
  @Test(arguments: [1.5, 3, 5]) func aBlurredPointHasTheRequestedDeviation(_ deviation: Double) {
    // A bar of light, so that little is lost to rounding.
    let across = blurred(61, 9, deviation) { x, _ in x == 30 ? 255 : 0 }[61 * 4..<61 * 5]
    let down = blurred(9, 61, deviation) { _, y in y == 30 ? 255 : 0 }.enumerated().filter { $0.offset % 9 == 4 }.map(
      \.element)
    for line in [Array(across), down] {
      let light = Double(line.reduce(0, +))
      expect(abs(light - 255) < 40)
      expectEqual(line, line.reversed(), "evenly to both sides")
      let variance =
        line.enumerated().reduce(0.0) { $0 + Double($1.element) * Double(($1.offset - 30) * ($1.offset - 30)) } / light
      expect(abs(variance.squareRoot() - deviation) < 0.25 * deviation)
    }
  }

  @Test func edgePixelsAreExtendedBeyondTheEnds() {
    let line = blurred(40, 1, 4) { x, _ in x < 20 ? 0 : 255 }
    expectEqual(line, line.sorted())
    expect(line[0] <= 1 && line[39] >= 254)
    expect(abs(line[19] + line[20] - 255) <= 2)
  }

  @Test func toningAgreesWithFloatingPointArithmetic() {
    let toning = BackdropToning(saturation: 1.8, tint: SIMD4(0.9, 0.5, 0.1, 0.4))
    for value in stride(from: 0, through: 255, by: 15) {
      var (blue, green, red) = (UInt16(value), UInt16(255 - value), UInt16(value / 2))
      let old = [blue, green, red].map(Double.init)
      toning.apply(&blue, &green, &red, count: 1)
      let grey = (old[0] * 18 + old[1] * 183 + old[2] * 55) / 256
      for (new, (old, tint)) in zip([blue, green, red], zip(old, [0.1, 0.5, 0.9])) {
        let vivid = min(max(grey + (old - grey) * 1.8, 0), 255)
        expect(abs(Double(new) - (vivid * 0.6 + tint * 255 * 0.4)) < 2.5)
      }
    }
  }
}
