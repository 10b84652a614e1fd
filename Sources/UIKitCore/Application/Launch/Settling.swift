import Glibc
import Stage

/// Runs an offscreen app until it is idle: the virtual clock advances, and between its frames the main actor's tasks,
/// the main queue, timers, image decoding and network requests get the real time that they need.
@MainActor
struct Settling {
  /// The time limit, in seconds of real time.
  static let limit: TimeInterval = 5
  /// The number of successive rounds in which nothing may be pending. A task that changes threads is in no list for a moment.
  private static let quietRounds = 6
  /// How long the main thread waits for other threads between two rounds, in microseconds.
  private static let pause: UInt32 = 1000
  /// The pause while only a timer of Dispatch is pending, in microseconds.
  private static let longPause: UInt32 = 10000

  private let loop: FrameLoop
  private let stage: OffscreenStage

  init(_ loop: FrameLoop, _ stage: OffscreenStage) {
    self.loop = loop
    self.stage = stage
  }

  /// Runs until nothing is pending or the time limit is reached. Returns the pending work.
  ///
  /// If Dispatch has worker threads, blocks that the app scheduled by `asyncAfter` are hidden behind Dispatch's own
  /// timer until it fires. So the process is only considered idle if it stays idle until that timer has fired once
  /// more; by then all blocks due within a second are known. Without worker threads nothing is hidden.
  func run() -> [String] {
    let end = FrameClock.monotonicTime() + Settling.limit
    var watch = ProcessActivity.Watch()
    var quiet = 0
    var firing: CFTimeInterval?
    while true {
      if firing == nil || !loop.pendingWork.isEmpty { stage.advance(by: FrameClock.virtualFrameInterval) }
      serveMainQueue()
      if loop.pendingWork.isEmpty { usleep(firing == nil ? Settling.pause : Settling.longPause) }
      let pending = pending(&watch)
      let now = FrameClock.monotonicTime()
      if now > end { return pending }
      guard pending.isEmpty else {
        quiet = 0
        firing = nil
        continue
      }
      quiet += 1
      guard quiet >= Settling.quietRounds else { continue }
      guard let remaining = DispatchMonitor.timeUntilFiring else { return [] }
      let elapsed = DispatchMonitor.period - remaining
      if elapsed > Settling.firingTime, elapsed < Settling.firingTime * 4 { return [] }
      let due = firing ?? now + remaining
      if firing != nil, now > due + Settling.firingTime { return [] }
      firing = due
    }
  }

  /// Dispatch has set its timer again this long after it fired, in seconds.
  private static let firingTime = 0.02

  /// Runs the due work of the main queue and the main run loop. It sets no time limit, since a run loop with a limit
  /// arms a timer that would be taken for the app's.
  private func serveMainQueue() {
    for _ in 0..<Settling.passes { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// How often the run loop is run in a row, as one run may end after its first source.
  private static let passes = 4

  private func pending(_ watch: inout ProcessActivity.Watch) -> [String] {
    let decodings = ImageDecoding.pendingCount
    return loop.pendingWork + (decodings > 0 ? ["\(decodings) images to decode"] : [])
      + watch.waits().map(\.description)
      + ThreadActivity.busyThreads().map { "work on the thread \($0)" }
  }
}
