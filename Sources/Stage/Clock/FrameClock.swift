import CoreGraphics
import Foundation
import MainTime
import QuartzCore
import Synchronization

/// The time of one stage: frames, animations, scrolling and UIKit's own timers run by it and by nothing else.
///
/// A **real** clock shows the machine's monotonic time, and its owner (a window) calls `runTimers(until:)` and
/// `runFrame(at:)` when they are due. A **virtual** clock stands still until `advance(by:)` moves it, through frames of
/// 1/60 s, with every timer fired at its exact time: with equal results on every machine, without waiting.
///
/// Requests between two frames, however many, lead to one frame; without a request no frame is run.
@MainActor package final class FrameClock: MediaClock {
  /// The origin of the time.
  private enum Source {
    case virtual
    case real
  }

  /// Seconds between two frames of a virtual clock.
  package static let virtualFrameInterval: CFTimeInterval = 1.0 / 60

  /// Called with its time when a frame is run.
  package var onFrame: (@MainActor (CFTimeInterval) -> Void)?
  /// Called when the owner of a real clock must wait for another time: a frame was requested, or `nextTimerTime`
  /// changed. Not called while the clock itself runs timers or a frame.
  package var onScheduleChange: (@MainActor () -> Void)?

  /// Called at the beginning of each frame and timer.
  package var onTurn: (@MainActor () -> Void)?

  /// Whether a requested frame has not been run yet.
  package var isFrameRequested: Bool { frameRequested }
  /// How many frames were run.
  package private(set) var frameCount = 0
  /// How many timers fired.
  package private(set) var firedTimerCount = 0

  private let source: Source
  /// The bits of `heldTime`; those of NaN for nil.
  private let heldBits = Atomic(CFTimeInterval.nan.bitPattern)
  /// The thread that runs a frame or timer. On other threads a real clock shows the machine's time, which neither stops
  /// during the frame nor goes back.
  private let frameThread = Atomic<pthread_t>(0)
  private nonisolated(unsafe) var frameRequested = false
  /// Virtual clock: the index of the last frame boundary that passed. Boundaries are multiples of the interval, so
  /// that they do not drift.
  private var frameIndex = 0
  /// In firing order.
  private var timers: [FrameTimer] = []
  private var timerSequence = 0
  private var tickers: [FrameTicker] = []
  private var runDepth = 0

  private init(source: Source) {
    self.source = source
    if case .virtual = source { heldTime = 0 }
    makeCurrent()
  }

  /// A clock that shows 0 until it is advanced. It becomes the current one.
  package static func virtual() -> FrameClock { FrameClock(source: .virtual) }

  /// A clock on the machine's monotonic time. It becomes the current one.
  package static func real() -> FrameClock { FrameClock(source: .real) }

  /// Whether the time stands still until the clock is advanced.
  package var isVirtual: Bool { source == .virtual }

  /// The clock of the stage that runs now, or ran last.
  package static var current: FrameClock? { CurrentMediaClock.clock as? FrameClock }

  /// The time in seconds. It stays the same during a frame or timer, and on a virtual clock also between them.
  package var now: CFTimeInterval { mediaTime }

  package nonisolated var mediaTime: CFTimeInterval {
    guard let heldTime, source == .virtual || frameThread.load(ordering: .relaxed) == pthread_self() else {
      return FrameClock.monotonicTime()
    }
    return heldTime
  }

  /// Virtual clock: the time. Real clock: the time of the running frame or timer.
  private nonisolated var heldTime: CFTimeInterval? {
    get {
      let time = CFTimeInterval(bitPattern: heldBits.load(ordering: .relaxed))
      return time.isNaN ? nil : time
    }
    set { heldBits.store((newValue ?? .nan).bitPattern, ordering: .relaxed) }
  }

  /// Requests one frame. Cheap if a frame is requested already.
  ///
  /// - Precondition: called on the main actor.
  package nonisolated func requestFrame() {
    if frameRequested { return }
    MainActor.assumeIsolated {
      frameRequested = true
      scheduleChanged()
    }
  }

  /// Makes this the clock that newly made animations begin on.
  package func makeCurrent() {
    CurrentMediaClock.clock = self
    // With a real clock, the main queue and the run loop use their own timers, which also fire without frames.
    CurrentMainClock.clock = isVirtual ? self : nil
  }

  /// The machine's monotonic time in seconds.
  package nonisolated static func monotonicTime() -> CFTimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return CFTimeInterval(time.tv_sec) + CFTimeInterval(time.tv_nsec) * 1e-9
  }

  private func scheduleChanged() {
    if runDepth == 0 { onScheduleChange?() }
  }
}

// MARK: - Timers

extension FrameClock {
  /// Calls `block` when `seconds` have passed on this clock, then every `seconds` again if it repeats, until the timer
  /// is cancelled. A repeating timer that was late (a busy machine) skips the missed calls.
  ///
  /// `isAwaited` is false for work that changes nothing on screen, which a screen at rest need not wait for.
  ///
  /// - Complexity: O(*n*) in the number of live timers, which is a handful.
  @discardableResult
  package func schedule(
    after seconds: CFTimeInterval, repeats: Bool = false, isAwaited: Bool = true, label: String = "a timer",
    _ block: @escaping @MainActor (FrameTimer) -> Void
  ) -> FrameTimer {
    timerSequence += 1
    let delay = max(seconds, 0)
    let timer = FrameTimer(
      label: label, fireTime: now + delay, interval: repeats ? max(delay, FrameClock.shortestInterval) : nil,
      isAwaited: isAwaited, sequence: timerSequence, clock: self, block: block)
    insert(timer)
    if timers.first === timer { scheduleChanged() }
    return timer
  }

  /// When the next timer fires; `nil` without timers.
  package var nextTimerTime: CFTimeInterval? { timers.first?.fireTime }

  /// The work that will happen without further events: a requested frame, tickers, and timers that fire once. Empty at
  /// rest; timers that repeat or are not awaited are excluded.
  package var pendingWork: [String] {
    (frameRequested ? ["a frame"] : []) + tickers.map(\.label) + timers.filter(\.isAwaited).map(\.label)
  }

  /// Fires, in order, the timers that are due at `time`, including those that are created in the process.
  package func runTimers(until time: CFTimeInterval) {
    while let timer = timers.first, timer.fireTime <= time {
      fire(timer, lateness: max(0, time - timer.fireTime))
    }
  }

  /// The least interval of a repeating timer, so that an interval of 0 does not fire forever within one instant.
  private static let shortestInterval: CFTimeInterval = 0.001

  private func insert(_ timer: FrameTimer) {
    let index = timers.firstIndex { timer.isBefore($0) } ?? timers.endIndex
    timers.insert(timer, at: index)
  }

  func remove(_ timer: FrameTimer) {
    guard let index = timers.firstIndex(where: { $0 === timer }) else { return }
    timers.remove(at: index)
    if index == 0 { scheduleChanged() }
  }

  private func fire(_ timer: FrameTimer, lateness: CFTimeInterval) {
    timers.removeFirst()
    let fireTime = timer.fireTime
    if let interval = timer.interval {
      let missed = (lateness / interval).rounded(.down)
      timer.fireTime += interval * (missed + 1)
      insert(timer)
    } else {
      timer.isValid = false
    }
    firedTimerCount += 1
    run(at: source == .virtual ? fireTime : fireTime + lateness) { timer.block(timer) }
  }
}

// MARK: - Frames

extension FrameClock {
  /// Calls `block` with the time of every frame, beginning with the next, and requests frames, until the ticker is
  /// cancelled. Called before the frame is laid out and drawn.
  package func tick(label: String, _ block: @escaping @MainActor (CFTimeInterval) -> Void) -> FrameTicker {
    let ticker = FrameTicker(label: label, clock: self, block: block)
    tickers.append(ticker)
    requestFrame()
    return ticker
  }

  func remove(_ ticker: FrameTicker) {
    tickers.removeAll { $0 === ticker }
  }

  /// Runs one frame now, requested or not: tickers, then `onFrame`. Requests during the frame are for the next one.
  package func runFrame(at time: CFTimeInterval) {
    frameRequested = false
    frameCount += 1
    run(at: time) {
      for ticker in tickers where ticker.isValid { ticker.block(time) }
      onFrame?(time)
    }
    if !tickers.isEmpty { requestFrame() }
  }

  /// Moves a virtual clock on by `seconds`: in the order of their times, every timer fires and every requested frame is
  /// run; at equal times, timers come first. Stretches in which nothing is due cost nothing.
  ///
  /// - Precondition: the clock is virtual, and is not being advanced already.
  package func advance(by seconds: CFTimeInterval) {
    guard source == .virtual else {
      fatalError("advance(by:) moves a virtual clock; the time of a window's clock is the machine's")
    }
    guard runDepth == 0 else {
      fatalError("advance(by:) was called from within a frame or timer of the same clock")
    }
    guard seconds >= 0 else {
      fatalError("advance(by:) was asked to go back by \(-seconds) seconds")
    }
    let end = now + seconds
    while let (time, isFrame) = nextEvent(before: end) {
      if isFrame {
        frameIndex = Int(frameNumber(at: time).rounded())
        runFrame(at: time)
      } else {
        runTimers(until: time)
      }
    }
    heldTime = max(now, end)
    // Requests from here on are for a later boundary, even if the clock is exactly on one.
    frameIndex = Int((frameNumber(at: now) + 1e-6).rounded(.down))
  }

  /// Rounding errors below this do not move a timer or a frame into the next step.
  private static let timeTolerance: CFTimeInterval = 1e-9

  private func nextEvent(before end: CFTimeInterval) -> (time: CFTimeInterval, isFrame: Bool)? {
    let timer = timers.first?.fireTime
    let frame = frameRequested ? nextFrameTime : nil
    let limit = end + FrameClock.timeTolerance
    switch (timer, frame) {
    case (let timer?, let frame?) where timer <= frame + FrameClock.timeTolerance && timer <= limit:
      return (timer, false)
    case (_, let frame?) where frame <= limit: return (frame, true)
    case (let timer?, nil) where timer <= limit: return (timer, false)
    default: return nil
    }
  }

  /// The first boundary that has neither passed nor had its frame.
  private var nextFrameTime: CFTimeInterval {
    CFTimeInterval(max(frameIndex + 1, Int((frameNumber(at: now) - 1e-6).rounded(.up))))
      * FrameClock.virtualFrameInterval
  }

  private func frameNumber(at time: CFTimeInterval) -> Double { time / FrameClock.virtualFrameInterval }

  private func run(at time: CFTimeInterval, _ body: () -> Void) {
    makeCurrent()
    let outerTime = heldTime
    frameThread.store(pthread_self(), ordering: .relaxed)
    heldTime = time
    runDepth += 1
    Turn.run {
      onTurn?()
      body()
    }
    runDepth -= 1
    if source == .real { heldTime = outerTime }
  }
}
