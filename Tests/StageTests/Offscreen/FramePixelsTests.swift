import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore
@testable import Stage

struct FramePixelsTests {
  /// A size that no other test asks for.
  private static let size = CGSize(width: 61, height: 43)
  private static let whole = PixelRect(x: 0, y: 0, width: 61, height: 43)

  /// Runs `body` on frames until one has the memory of an earlier one, which was white.
  private func onUsedMemory(_ body: (FramePixels) throws -> Void) rethrows {
    // Other tests' frames may take the place of the memory that is kept.
    for _ in 0..<100 {
      let address = leaveWhite()
      let frame = FramePixels(size: Self.size, scale: 1)
      try body(frame)
      if frame.painted.base == address { return }
    }
    Issue.record("no frame got the memory of an earlier one")
  }

  private func leaveWhite() -> UnsafeMutableRawPointer {
    let frame = FramePixels(size: Self.size, scale: 1)
    _ = frame.paint { buffer in
      buffer.fill(Self.whole, with: 0xFFFF_FFFF)
      return [Self.whole]
    }
    return frame.painted.base
  }

  private func pixel(_ frame: FramePixels, _ x: Int, _ y: Int) -> UInt32 {
    let buffer = frame.painted
    return (buffer.base + y * buffer.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
  }

  @Test func aFrameThatWasNotPaintedIsBlack() {
    onUsedMemory { frame in
      #expect(pixel(frame, 0, 0) == 0 && pixel(frame, 60, 42) == 0)
    }
  }

  @Test func whatTheFirstPictureLeavesOutIsBlack() {
    onUsedMemory { frame in
      let parts = [PixelRect(x: 3, y: 4, width: 5, height: 6), PixelRect(x: 6, y: 8, width: 9, height: 9)]
      let damage = frame.paint { buffer in
        for part in parts { buffer.fill(part, with: 0xFF00_00FF) }
        return parts
      }
      expectEqual(damage, parts)
      for y in 0..<43 {
        for x in 0..<61 {
          let isPainted = parts.contains { $0.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
          expectEqual(pixel(frame, x, y), (isPainted ? 0xFF00_00FF : 0))
        }
      }
    }
  }

  @Test func laterPicturesKeepWhatTheyDoNotChange() {
    onUsedMemory { frame in
      _ = frame.paint { buffer in
        buffer.fill(Self.whole, with: 0xFF12_3456)
        return [Self.whole]
      }
      _ = frame.paint { _ in [] }
      _ = frame.paint { buffer in
        let part = PixelRect(x: 0, y: 0, width: 1, height: 1)
        buffer.fill(part, with: 0xFF00_0001)
        return [part]
      }
      #expect(pixel(frame, 0, 0) == 0xFF00_0001 && pixel(frame, 1, 0) == 0xFF12_3456)
    }
  }
}
