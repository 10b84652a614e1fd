import CoreGraphics
import Expectations
import Foundation
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

  @Test func anUnpaintedFrameIsBlack() {
    onUsedMemory { frame in
      expect(pixel(frame, 0, 0) == 0 && pixel(frame, 60, 42) == 0)
    }
  }

  @Test func unpaintedPartsOfTheFirstFrameAreBlack() {
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

  @Test func laterFramesKeepUnchangedPixels() {
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
      expect(pixel(frame, 0, 0) == 0xFF00_0001 && pixel(frame, 1, 0) == 0xFF12_3456)
    }
  }

  // MARK: Images

  private func fill(_ frame: FramePixels, _ value: UInt32) {
    _ = frame.paint { buffer in
      buffer.fill(Self.whole, with: value)
      return [Self.whole]
    }
  }

  /// The blue of the last pixel: all colours here are greys.
  private func grey(_ image: CGImage?) throws -> UInt8 {
    let image = try require(image)
    let bytes = try require(image.dataProvider?.data) as Data
    return bytes[42 * image.bytesPerRow + 60 * 4]
  }

  @Test func anImageKeepsItsPixels() throws {
    let frame = FramePixels(size: Self.size, scale: 1)
    fill(frame, 0xFF11_1111)
    let first = try require(frame.image)
    _ = frame.paint { buffer in
      let part = PixelRect(x: 60, y: 42, width: 1, height: 1)
      buffer.fill(part, with: 0xFF22_2222)
      return [part]
    }
    let second = try require(frame.image)
    expectEqual([try grey(first), try grey(second)], [0x11, 0x22])
    // The rest of the frame went with it.
    expectEqual(pixel(frame, 0, 0), 0xFF11_1111)
    expectEqual([first.width, first.height], [61, 43])
  }

  @Test func pixelsAreCopiedOnlyWhileThereIsAnImage() throws {
    let frame = FramePixels(size: Self.size, scale: 1)
    fill(frame, 0xFF11_1111)
    let address = frame.painted.base
    expect(frame.image != nil)
    fill(frame, 0xFF33_3333)
    expectEqual(frame.painted.base, address)
    let image = frame.image
    fill(frame, 0xFF44_4444)
    expect(frame.painted.base != address)
    let next = frame.painted.base
    fill(frame, 0xFF55_5555)
    expectEqual(frame.painted.base, next)
    expectEqual(try grey(image), 0x33)
  }

  @Test func memoryOfALiveImageIsNotReused() throws {
    var frame: FramePixels? = FramePixels(size: Self.size, scale: 1)
    fill(try require(frame), 0xFF11_1111)
    let image = frame?.image
    frame = nil
    let others = (0..<20).map { _ in FramePixels(size: Self.size, scale: 1) }
    for other in others { fill(other, 0xFFFF_FFFF) }
    expectEqual(try grey(image), 0x11)
  }
}
