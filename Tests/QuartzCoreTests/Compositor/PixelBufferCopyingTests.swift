import Expectations
import Testing

@testable import QuartzCore

/// Pixels filled many at a time are those that were asked for, and no others.
@Suite struct PixelBufferCopyingTests {
  @Test(arguments: [0xFFFF_FFFF, 0, 0xFF12_3456, 0x0101_0101, 0x8000_0080] as [UInt32])
  func fillingSetsExactlyThePixelsOfTheRectangle(pixel: UInt32) {
    let (width, height) = (700, 5)
    let rects = [
      PixelRect(x: 0, y: 0, width: width, height: height), PixelRect(x: 0, y: 1, width: width, height: 2),
      PixelRect(x: 3, y: 2, width: 1, height: 1), PixelRect(x: 1, y: 0, width: 515, height: 4),
      PixelRect(x: 5, y: 5, width: 0, height: 0),
    ]
    for rect in rects {
      var pixels = [UInt32](repeating: 0x5A5A_00A5, count: width * height)
      pixels.withUnsafeMutableBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4).fill(rect, with: pixel)
      }
      let wrong = pixels.indices.filter { index in
        let (x, y) = (index % width, index / width)
        let isInside = x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
        return pixels[index] != (isInside ? pixel : 0x5A5A_00A5)
      }
      expect(wrong.isEmpty, "\(rect)")
    }
  }

  /// Every value of a byte at every strength, over a ground that takes the rest.
  @Test func blendingMixesByAlphaAndLeavesOtherPixels() {
    let (width, height) = (64, 5)
    let rect = PixelRect(x: 3, y: 1, width: 60, height: 3)
    var source = (0..<width * height).map { UInt32(truncatingIfNeeded: $0 &* 0x0103_0507) & 0xFF_FFFF }
    let ground: UInt32 = 0xFF37_A1E4
    for alpha in UInt8.min...UInt8.max {
      var pixels = [UInt32](repeating: 0x5A5A_00A5, count: width * height)
      source.withUnsafeMutableBytes { from in
        pixels.withUnsafeMutableBytes { to in
          guard let start = from.baseAddress, let target = to.baseAddress else { return }
          let picture = PixelBuffer(base: start, width: width, height: height, bytesPerRow: width * 4)
          PixelBuffer(base: target, width: width, height: height, bytesPerRow: width * 4)
            .mix(rect, from: picture, at: 2, 1, alpha: alpha, over: ground)
        }
      }
      func share(_ pixel: UInt32, _ shift: UInt32, _ part: UInt8) -> UInt32 {
        UInt32((Double(pixel >> shift & 255) * Double(part) / 255).rounded())
      }
      let wrong = pixels.indices.filter { index in
        let (x, y) = (index % width, index / width)
        guard x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY else { return pixels[index] != 0x5A5A_00A5 }
        let pixel = source[(y - 1) * width + x - 2]
        let mixed = [0, 8, 16].reduce(UInt32(0xFF00_0000)) {
          $0 | (share(pixel, $1, alpha) + share(ground, $1, 255 - alpha)) << $1
        }
        return pixels[index] != mixed
      }
      expect(wrong.isEmpty, "alpha \(alpha)")
    }
  }
}
