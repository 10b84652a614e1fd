import Testing

@testable import QuartzCore

/// Pixels filled many at a time are those that were asked for, and no others.
@Suite struct PixelBufferCopyingTests {
  @Test(arguments: [0xFFFF_FFFF, 0, 0xFF12_3456, 0x0101_0101, 0x8000_0080] as [UInt32])
  func fillingSetsEveryPixelOfTheRectangleAlone(pixel: UInt32) {
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
      #expect(wrong.isEmpty, "\(rect)")
    }
  }
}
