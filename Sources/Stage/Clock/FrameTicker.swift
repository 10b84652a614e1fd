import CoreGraphics
import QuartzCore

/// Something that moves a little in every frame of a `FrameClock`, until it is cancelled.
@MainActor package final class FrameTicker: MediaTicker {
  /// What moves, in a few words.
  package let label: String
  /// Whether frames still reach it.
  package private(set) var isValid = true

  let block: @MainActor (CFTimeInterval) -> Void
  private weak var clock: FrameClock?

  init(label: String, clock: FrameClock, block: @escaping @MainActor (CFTimeInterval) -> Void) {
    self.label = label
    self.clock = clock
    self.block = block
  }

  /// No further frame reaches it. Harmless when it is over.
  package func cancel() {
    guard isValid else { return }
    isValid = false
    clock?.remove(self)
  }
}

extension FrameClock {
  package func startTicking(_ block: @escaping @MainActor (CFTimeInterval) -> Void) -> any MediaTicker {
    tick(label: "a display link", block)
  }
}
