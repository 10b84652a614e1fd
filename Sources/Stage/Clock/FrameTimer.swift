import CoreGraphics

/// A timer of a `FrameClock`, which retains it from `schedule` until it has fired (without repetition) or was
/// cancelled.
@MainActor package final class FrameTimer {
  /// A short description of the timer's purpose, for listing pending work.
  package let label: String
  /// Seconds on the clock; of the next firing when the timer repeats.
  package internal(set) var fireTime: CFTimeInterval
  /// Seconds between firings; `nil` when the timer fires once.
  package let interval: CFTimeInterval?
  /// Whether the screen counts as moving until the timer has fired. False for a timer that repeats.
  let isAwaited: Bool
  /// Whether it will fire.
  package internal(set) var isValid = true

  /// The order of creation decides between timers of the same time.
  let sequence: Int
  let block: @MainActor (FrameTimer) -> Void
  private weak var clock: FrameClock?

  init(
    label: String, fireTime: CFTimeInterval, interval: CFTimeInterval?, isAwaited: Bool, sequence: Int,
    clock: FrameClock, block: @escaping @MainActor (FrameTimer) -> Void
  ) {
    self.label = label
    self.fireTime = fireTime
    self.interval = interval
    self.isAwaited = isAwaited && interval == nil
    self.sequence = sequence
    self.clock = clock
    self.block = block
  }

  /// Prevents further firing. Has no effect if the timer has ended.
  package func cancel() {
    guard isValid else { return }
    isValid = false
    clock?.remove(self)
  }

  func isBefore(_ other: FrameTimer) -> Bool {
    (fireTime, sequence) < (other.fireTime, other.sequence)
  }
}
