import Foundation

/// The pixel memory that one compositor leaves to the next. The system clears every fresh page, which would take a good
/// part of the time of a screen that is drawn only once, as for a snapshot test.
final class SparePixels: @unchecked Sendable {
  static let shared = SparePixels()

  private let lock = NSLock()
  private var memory: PixelMemory?

  /// At most this many bytes are kept: about those of the bitmaps of a phone's screen.
  private static let byteLimit = 8 << 20

  /// The memory that an earlier compositor left, or new memory.
  func take() -> PixelMemory {
    lock.withLock {
      defer { memory = nil }
      return memory ?? PixelMemory()
    }
  }

  /// Keeps the memory of a compositor that ends, unless some bitmap still uses it.
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
