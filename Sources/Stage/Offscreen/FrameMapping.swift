import Foundation
import QuartzCore

/// Memory for one frame, mapped from the system.
final class FrameMapping: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  private let bytes: Int
  private let mapping: UnsafeMutableRawPointer

  /// Bytes of a large page.
  private static let largePage = 2 << 20

  private init(_ bytes: Int) {
    self.bytes = bytes
    let address = mmap(nil, bytes + Self.largePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let address, address != MAP_FAILED else { fatalError("No memory for a frame of \(bytes) bytes.") }
    mapping = address
    base = address.alignedUp(toMultipleOf: Self.largePage)
    let wholePages = bytes / Self.largePage * Self.largePage
    if wholePages > 0 { madvise(base, wholePages, Int32(MADV_HUGEPAGE)) }
  }

  deinit { munmap(mapping, bytes + Self.largePage) }

  // MARK: Between frames

  private static let lock = NSLock()
  nonisolated(unsafe) private static var left: FrameMapping?
  /// About an iPhone's screen at scale 3. The memory of a larger window is returned to the system.
  private static let leftLimit = 16 << 20

  /// Memory of a number of bytes: that of an earlier frame, which still holds its pixels, or new memory, which is all
  /// zero. Clearing and mapping new memory takes the system ten times as long.
  static func take(_ bytes: Int) -> (mapping: FrameMapping, isZero: Bool) {
    let known = lock.withLock {
      guard let mapping = left, mapping.bytes == bytes else { return nil as FrameMapping? }
      left = nil
      return mapping
    }
    return known.map { ($0, false) } ?? (FrameMapping(bytes), true)
  }

  /// Keeps the memory for the next frame of its size, replacing the memory kept before.
  func leave() {
    guard bytes <= Self.leftLimit else { return }
    Self.lock.withLock { Self.left = self }
  }

  /// Gives the memory that is kept for the next frame back to the system.
  static func releaseLeft() {
    lock.withLock { left = nil }
  }
}
