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

  private let loop: FrameLoop
  private let stage: OffscreenStage

  init(_ loop: FrameLoop, _ stage: OffscreenStage) {
    self.loop = loop
    self.stage = stage
  }

  /// Runs until nothing is pending or the time is up. Returns what was pending then.
  func run() -> [String] {
    let end = FrameClock.monotonicTime() + Settling.limit
    var quiet = 0
    while true {
      stage.advance(by: FrameClock.virtualFrameInterval)
      serveMainQueue()
      if loop.pendingWork.isEmpty { usleep(Settling.pause) }
      let pending = pending
      quiet = pending.isEmpty ? quiet + 1 : 0
      if quiet == Settling.quietRounds { return [] }
      if FrameClock.monotonicTime() > end { return pending }
    }
  }

  /// Runs what is due on the main queue and the main run loop. Not with a time limit: a run loop that has one arms a
  /// timer for it, which would look like an app's.
  private func serveMainQueue() {
    for _ in 0..<Settling.passes { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
  }

  /// A pass may end after the first thing that it served.
  private static let passes = 4

  private var pending: [String] {
    let decodings = ImageDecoding.pendingCount
    return loop.pendingWork + (decodings > 0 ? ["\(decodings) images to decode"] : [])
      + ProcessActivity.waits().map(\.description)
      + ThreadActivity.busyThreads().map { "work on the thread \($0)" }
  }
}
