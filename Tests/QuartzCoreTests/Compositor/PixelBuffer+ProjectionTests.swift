import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Pixels in perspective.
@Suite struct PixelBufferProjectionTests {
  private final class Picture {
    let buffer: PixelBuffer

    init(_ width: Int, _ height: Int, _ pixels: [UInt32]) {
      let base = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
      base.assumingMemoryBound(to: UInt32.self).update(from: pixels, count: pixels.count)
      buffer = PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4)
    }

    deinit { buffer.base.deallocate() }

    var pixels: [UInt32] {
      let start = buffer.base.assumingMemoryBound(to: UInt32.self)
      return Array(UnsafeBufferPointer(start: start, count: buffer.width * buffer.height))
    }
  }

  private func projected(
    _ source: Picture, _ width: Int, _ height: Int, isOpaque: Bool = false, by projection: PlaneProjection?
  ) -> [UInt32] {
    let result = Picture(width, height, Array(repeating: 0x1234_5678, count: width * height))
    result.buffer.project(source.buffer, isOpaque: isOpaque, by: projection)
    return result.pixels
  }

  private let source = Picture(2, 2, [0xFF10_2030, 0xFF40_5060, 0xFF70_8090, 0x80A0_B0C0])

  @Test func wholePixelsStayAsTheyAre() {
    expectEqual(projected(source, 2, 2, by: PlaneProjection(.identity)), source.pixels)
    let moved = projected(source, 3, 2, by: PlaneProjection(CGAffineTransform(translationX: 1, y: 0)))
    expectEqual(moved, [0, 0xFF10_2030, 0xFF40_5060, 0, 0xFF70_8090, 0x80A0_B0C0])
  }

  @Test func pixelsBetweenOthersAreMixed() {
    let half = projected(source, 1, 1, by: PlaneProjection(CGAffineTransform(translationX: -0.5, y: 0)))
    expectEqual(half, [0xFF28_3848])
    let edge = projected(source, 1, 1, by: PlaneProjection(CGAffineTransform(translationX: 0.5, y: 0)))
    expectEqual(edge, [0x8008_1018], "half of it is clear")
  }

  @Test func opaqueSourcesHaveNoFourthByte() {
    let blank = Picture(1, 1, [0x0010_2030])
    expectEqual(projected(blank, 1, 1, isOpaque: true, by: PlaneProjection(.identity)), [0xFF10_2030])
  }

  @Test func aPlaneSeenFromItsEdgeIsClear() {
    expectEqual(projected(source, 2, 1, by: PlaneProjection(CGAffineTransform(scaleX: 0, y: 1))), [0, 0])
    expectEqual(projected(source, 2, 1, by: nil), [0, 0])
  }
}
