import Foundation

/// The unit of all ratios: one frame copied between the same two buffers, both warm.
package enum FrameCopy {
  /// 780x1688 pixels of four bytes.
  package static let byteCount = 780 * 1688 * 4

  /// CPU milliseconds of one copy: the median of many.
  package static func measure(copies: Int = 101) -> Double {
    let source = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 1, byteCount)
    memset(target, 2, byteCount)
    let times = (0..<copies).map { _ in Clocks.cpu { _ = memcpy(target, source, byteCount) } }
    return Statistics.median(times)
  }
}
