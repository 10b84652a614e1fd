import Foundation

/// The memory that one compositor leaves to the next: the system clears every fresh page, which would take a good part
/// of the time of a screen that is drawn once, to be looked at or compared.
final class SparePixels: @unchecked Sendable {
  static let shared = SparePixels()

  private let lock = NSLock()
  private var memory: PixelMemory?

  /// About the bitmaps of a telephone's screen.
  private static let byteLimit = 8 << 20

  /// The memory that was left, or new one.
  func take() -> PixelMemory {
    lock.withLock {
      defer { memory = nil }
      return memory ?? PixelMemory()
    }
  }

  /// Keeps memory that no compositor uses any more, unless some bitmap is still alive.
  func keep(_ memory: PixelMemory) {
    memory.trim(keeping: Self.byteLimit)
    guard memory.usage.used == 0 else { return }
    lock.withLock { self.memory = memory }
  }

  /// Returns the memory to the system.
  func release() {
    lock.withLock { memory = nil }
  }
}
