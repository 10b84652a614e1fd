import Foundation

/// The unit of all ratios: the time to copy one frame between two buffers, both in the cache.
package enum FrameCopy {
  /// 780x1688 pixels of four bytes each.
  package static let byteCount = 780 * 1688 * 4

  /// The median CPU time of one copy, in milliseconds.
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
