import Stage

/// Lets an offscreen app come to rest: the virtual clock moves on, and between its frames the main actor's tasks, the
/// main queue, timers, decoding and answers from the network get the real time that they need.
@MainActor
struct Settling {
  /// No longer than this, in seconds of real time.
  static let limit: TimeInterval = 5
  /// How often in a row nothing may be found pending. A task that hops between threads is in no list for a moment.
  private static let quietRounds = 3
  /// How long one look at the main queue takes, in seconds.
  private static let slice: TimeInterval = 0.001
  private static let restingSlice: TimeInterval = 0.004

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
      // While the stage moves, the queue gets a glance; at rest, time to let others finish.
      let isMoving = !loop.pendingWork.isEmpty
      RunLoop.main.run(until: Date(timeIntervalSinceNow: isMoving ? 0 : quiet == 0 ? Settling.slice : Settling.restingSlice))
      let pending = pending
      quiet = pending.isEmpty ? quiet + 1 : 0
      if quiet == Settling.quietRounds { return [] }
      if FrameClock.monotonicTime() > end { return pending }
    }
  }

  private var pending: [String] {
    let decodings = ImageDecoding.pendingCount
    return loop.pendingWork + (decodings > 0 ? ["\(decodings) images to decode"] : [])
      + ProcessActivity.waits().map(\.description)
  }
}
