import Expectations
import Fuzzing
import Testing

@testable import QuartzCore

/// Scaled pictures, compared with the definition of bilinear sampling.
@Suite struct PixelBufferScalingTests {
  /// A picture of a width and height whose first and last `blank` lines are clear.
  private struct Picture {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    init(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
      self.width = width
      self.height = height
      pixels = (0..<width * height).map { pixel($0 % width, $0 / width) }
    }

    mutating func withBuffer<Result>(_ body: (PixelBuffer) -> Result) -> Result? {
      pixels.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { body(PixelBuffer(base: $0, width: width, height: height, bytesPerRow: width * 4)) }
      }
    }

    /// A byte of a pixel; 0 beside the picture.
    func lane(_ x: Int, _ y: Int, _ lane: Int) -> Double {
      guard x >= 0, y >= 0, x < width, y < height else { return 0 }
      return Double(pixels[y * width + x] >> UInt32(lane * 8) & 255)
    }

    func sampled(_ x: Double, _ y: Double, _ index: Int) -> Double {
      let (left, top) = (x.rounded(.down), y.rounded(.down))
      let (dx, dy) = (x - left, y - top)
      func line(_ y: Int) -> Double {
        lane(Int(left), y, index) * (1 - dx) + lane(Int(left) + 1, y, index) * dx
      }
      return line(Int(top)) * (1 - dy) + line(Int(top) + 1) * dy
    }
  }

  private let scratch = ScratchMemory()
  private static let untouched: UInt32 = 0x5A5A_00A5

  private func expectSampled(_ source: Picture, _ size: (width: Int, height: Int), x: SampledAxis, y: SampledAxis) {
    var source = source
    var target = Picture(size.width, size.height) { _, _ in Self.untouched }
    let inked = source.withBuffer { $0.inkedLines } ?? 0..<0
    let part =
      target.withBuffer { to in source.withBuffer { to.scale($0, lines: inked, x: x, y: y, scratch: scratch) } ?? .empty
      } ?? .empty
    var farthest = 0.0
    for line in 0..<size.height {
      for column in 0..<size.width {
        let isFilled = line >= part.y && line < part.maxY
        for lane in 0..<4 {
          let wanted = source.sampled(
            (Double(column) + 0.5 - x.origin) / x.scale - 0.5, (Double(line) + 0.5 - y.origin) / y.scale - 0.5, lane)
          farthest = max(farthest, abs((isFilled ? target.lane(column, line, lane) : 0) - wanted))
        }
        if !isFilled { expectEqual(target.pixels[line * size.width + column], Self.untouched) }
      }
    }
    // Half a step of rounding, and shares in 256ths: 255 / 512 along each axis.
    expect(farthest <= 1.5, "\(x) \(y) \(inked)")
  }

  @Test func scalingByOneCopiesThePixels() throws {
    var source = Picture(7, 5) { x, y in UInt32(truncatingIfNeeded: (x + 1) &* 0x0107_0B0D &+ y &* 0x1713_1100) }
    var target = Picture(7, 5) { _, _ in 0 }
    let one = SampledAxis(scale: 1, origin: 0)
    let part = target.withBuffer { to in
      source.withBuffer { to.scale($0, lines: 0..<5, x: one, y: one, scratch: scratch) }
    }
    expect(part == PixelRect(x: 0, y: 0, width: 7, height: 5) && target.pixels == source.pixels)
  }

  @Test func emptyLinesAreSkipped() {
    var source = Picture(6, 20) { _, y in y == 8 || y == 11 ? 0xFF80_40C0 : 0 }
    expectEqual(source.withBuffer { $0.inkedLines }, 8..<12)
    var target = Picture(6, 10) { _, _ in Self.untouched }
    let (x, y) = (SampledAxis(scale: 1, origin: 0), SampledAxis(scale: 0.5, origin: 0))
    let part = target.withBuffer { to in source.withBuffer { to.scale($0, lines: 8..<12, x: x, y: y, scratch: scratch) }
    }
    expectEqual(part, PixelRect(x: 0, y: 4, width: 6, height: 2), "two lines of ten")
    var clear = Picture(6, 20) { _, _ in 0 }
    expectEqual(clear.withBuffer { $0.inkedLines }, 0..<0)
    expectEqual(
      target.withBuffer { to in clear.withBuffer { to.scale($0, lines: 0..<0, x: x, y: y, scratch: scratch) } }, .empty)
  }

  @Test func aSinglePixelAnywhereIsFound() {
    for place in 0..<35 {
      var source = Picture(7, 5) { x, y in y * 7 + x == place ? 1 : 0 }
      expectEqual(source.withBuffer { $0.inkedLines }, place / 7..<place / 7 + 1)
    }
  }

  @Test func randomScalesAgreeWithTheDefinition() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let blank = Int.random(in: 0...3, using: &random)
      let height = Int.random(in: 1...12, using: &random)
      let noise = (0..<400).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      let source = Picture(Int.random(in: 1...20, using: &random), height) { x, y in
        y < blank || y >= height - blank ? 0 : noise[(y * 20 + x) % 400]
      }
      func axis() -> SampledAxis {
        SampledAxis(
          scale: Double.random(in: 0.1...3, using: &random), origin: Double.random(in: -30...10, using: &random))
      }
      expectSampled(
        source, (Int.random(in: 1...40, using: &random), Int.random(in: 1...30, using: &random)), x: axis(), y: axis())
    }
  }
}
