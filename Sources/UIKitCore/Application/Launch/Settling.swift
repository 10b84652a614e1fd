import Glibc
import Stage

/// Lets an offscreen app come to rest: the virtual clock moves on, and between its frames the main actor's tasks, the
/// main queue, timers, decoding and answers from the network get the real time that they need.
@MainActor
struct Settling {
  /// No longer than this, in seconds of real time.
  static let limit: TimeInterval = 5
  /// How often in a row nothing may be found pending. A task that hops between threads is in no list for a moment.
  private static let quietRounds = 6
  /// How long the main thread waits for others between two looks, in microseconds.
  private static let pause: UInt32 = 1000
  /// The pause while only a timer of Dispatch is pending, in microseconds.
  private static let longPause: UInt32 = 10000

  private let loop: FrameLoop
  private let stage: OffscreenStage

  init(_ loop: FrameLoop, _ stage: OffscreenStage) {
    self.loop = loop
    self.stage = stage
  }

  /// Runs until nothing is pending or the time is up. Returns what was pending then.
  ///
  /// In a process with workers of Dispatch's, what the app asked of `asyncAfter` is hidden behind Dispatch's own timer
  /// until that has fired. So the rest has to last beyond its next firing: then everything shows that is due within a
  /// second. Without workers nothing is hidden, and there is nothing to wait for.
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

  /// Dispatch has set its timer anew this long after it fired, in seconds.
  private static let firingTime = 0.02

  /// Runs what is due on the main queue and the main run loop. Not with a time limit: a run loop that has one arms a
  /// timer for it, which would look like an app's.
  private func serveMainQueue() {
    for _ in 0..<Settling.passes { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// A pass may end after the first thing that it served.
  private static let passes = 4

  private func pending(_ watch: inout ProcessActivity.Watch) -> [String] {
    let decodings = ImageDecoding.pendingCount
    return loop.pendingWork + (decodings > 0 ? ["\(decodings) images to decode"] : [])
      + watch.waits().map(\.description)
      + ThreadActivity.busyThreads().map { "work on the thread \($0)" }
  }
}
