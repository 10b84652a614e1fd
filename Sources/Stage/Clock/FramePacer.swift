import CoreGraphics
import Dispatch

/// Wakes the owner of a real clock for its next frame or timer only, while the main queue is served.
@MainActor package final class FramePacer {
  /// Seconds between two frames of the display.
  package var frameInterval: CFTimeInterval = 1.0 / 60
  /// Whether frames wait because the window is not visible; timers continue.
  package var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }

  private let clock: FrameClock
  private let source: any DispatchSourceTimer
  private var lastFrameTime: CFTimeInterval = -.infinity
  /// The time for which the timer is armed; `nil` if it is not.
  private var deadline: CFTimeInterval?
  private var isRunning = false

  package init(clock: FrameClock) {
    self.clock = clock
    source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.wake() }
    }
    source.activate()
    clock.onScheduleChange = { [weak self] in self?.schedule() }
  }

  /// Stops all frames and timers.
  package func invalidate() {
    clock.onScheduleChange = nil
    source.cancel()
  }

  /// The time of the next frame: one interval after the last one, or `now` if that time is more than an interval ago.
  package static func frameTime(after last: CFTimeInterval, interval: CFTimeInterval, now: CFTimeInterval)
    -> CFTimeInterval
  {
    let beat = last + interval
    return beat >= now - interval ? beat : now
  }

  private func schedule() {
    guard !isRunning else { return }
    let next = nextDeadline
    guard next != deadline else { return }
    deadline = next
    guard let next else {
      source.schedule(deadline: .distantFuture)
      return
    }
    let delay = max(0, next - clock.now)
    source.schedule(deadline: .now() + delay, leeway: .microseconds(200))
  }

  private var nextDeadline: CFTimeInterval? {
    let frame = clock.isFrameRequested && !isPaused ? nextFrameTime : nil
    return [frame, clock.nextTimerTime].compactMap(\.self).min()
  }

  private var nextFrameTime: CFTimeInterval {
    FramePacer.frameTime(after: lastFrameTime, interval: frameInterval, now: clock.now)
  }

  private func wake() {
    deadline = nil
    isRunning = true
    let now = clock.now
    clock.runTimers(until: now)
    if clock.isFrameRequested, !isPaused {
      let time = nextFrameTime
      // A frame that is due within `earliness` is run now: the timer is not armed again for so short a time.
      if time <= now + FramePacer.earliness {
        lastFrameTime = time
        clock.runFrame(at: time)
      }
    }
    isRunning = false
    schedule()
  }

  private static let earliness: CFTimeInterval = 0.001
}
