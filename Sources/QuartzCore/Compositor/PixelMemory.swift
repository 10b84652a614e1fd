import Foundation

/// Pixel memory for bitmaps, kept when a bitmap ends for the next one of about the same size.
///
/// Memory fresh from the system costs a page fault for every 4 KB; a list that scrolls would pay it with each row.
final class PixelMemory: @unchecked Sendable {
  private var free: [Block] = []
  private var freeBytes = 0
  private let lock = NSLock()
  /// Blocks that were asked of the system.
  private(set) var allocations = 0
  /// What is kept at most while unused.
  private let limit = 6 << 20

  struct Block {
    let base: UnsafeMutableRawPointer
    let bytes: Int
  }

  /// Memory of at least `bytes` bytes, with anything in it.
  func take(_ bytes: Int) -> Block {
    lock.lock()
    defer { lock.unlock() }
    var best = -1
    for index in free.indices where free[index].bytes >= bytes && free[index].bytes <= bytes * 3 + 65536 {
      if best < 0 || free[index].bytes < free[best].bytes { best = index }
    }
    if best >= 0 {
      let block = free.remove(at: best)
      freeBytes -= block.bytes
      return block
    }
    allocations += 1
    // Rounded up, so that rows of slightly different heights share blocks.
    let step = bytes > 262_144 ? 65_536 : 16_384
    let size = max((bytes + step - 1) / step * step, 4096)
    return Block(base: .allocate(byteCount: size, alignment: 64), bytes: size)
  }

  func give(_ block: Block) {
    lock.lock()
    defer { lock.unlock() }
    free.append(block)
    freeBytes += block.bytes
    while freeBytes > limit, free.count > 1 {
      let oldest = free.removeFirst()
      freeBytes -= oldest.bytes
      oldest.base.deallocate()
    }
  }

  deinit {
    for block in free { block.base.deallocate() }
  }
}
