import CoreGraphics
import QuartzCore

/// A block that is called in every frame of a `FrameClock`, until it is cancelled.
@MainActor package final class FrameTicker: MediaTicker {
  /// A short description of the motion, for the list of pending work.
  package let label: String
  /// Whether it still receives frames.
  package private(set) var isValid = true

  let block: @MainActor (CFTimeInterval) -> Void
  private weak var clock: FrameClock?

  init(label: String, clock: FrameClock, block: @escaping @MainActor (CFTimeInterval) -> Void) {
    self.label = label
    self.clock = clock
    self.block = block
  }

  /// Ends the calls. Has no effect when they have ended.
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
