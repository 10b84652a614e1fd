import CoreGraphics
import Foundation

/// Calls a method of an object in every frame of the stage that runs when it is added to a run loop.
///
/// A link keeps its target alive until it is invalidated. It is used on the main thread.
open class CADisplayLink: NSObject {
  private let timing: DisplayLinkTiming

  /// The method takes nothing, or the link.
  public init(target: Any, selector sel: Selector) {
    timing = DisplayLinkTiming(target: target, selector: sel)
    super.init()
    timing.link = self
  }

  /// Begins to call, if the run loop is the main one's; every further mode of it changes nothing.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { timing.add(mode) }
  /// Ends calling when the last mode is removed.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { timing.remove(mode) }
  /// Ends calling for good and lets go of the target.
  open func invalidate() { timing.invalidate() }

  /// The time of the frame that is being made.
  open var timestamp: CFTimeInterval { timing.timestamp }
  /// The time of the next call.
  open var targetTimestamp: CFTimeInterval { timing.timestamp + timing.interval }
  /// Seconds between two frames of the display.
  open var duration: CFTimeInterval { DisplayLinkTiming.frameDuration }
  open var isPaused: Bool {
    get { timing.isPaused }
    set { timing.isPaused = newValue }
  }
  /// Calls a second; 0 calls in every frame.
  open var preferredFramesPerSecond: Int {
    get { timing.framesPerSecond }
    set { timing.framesPerSecond = newValue }
  }
  /// Counts by its preferred rate, or else its greatest.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { timing.range }
    set { timing.range = newValue }
  }
}

/// When a display link calls.
private final class DisplayLinkTiming {
  static let frameDuration: CFTimeInterval = 1.0 / 60

  weak var link: CADisplayLink?
  private(set) var timestamp: CFTimeInterval = 0
  var isPaused = false {
    didSet { updateTicker() }
  }
  var framesPerSecond = 0
  var range = CAFrameRateRange.default {
    didSet { framesPerSecond = Int(range.preferred ?? range.maximum) }
  }

  private var kept: CADisplayLink?
  private var target: Any?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var ticker: (any MediaTicker)?
  private var nextTime: CFTimeInterval?

  init(target: Any, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  var interval: CFTimeInterval {
    framesPerSecond > 0 ? max(1 / CFTimeInterval(framesPerSecond), Self.frameDuration) : Self.frameDuration
  }

  func add(_ mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    updateTicker()
  }

  func remove(_ mode: RunLoop.Mode) {
    modes.remove(mode)
    updateTicker()
  }

  func invalidate() {
    target = nil
    modes = []
    updateTicker()
  }

  private func updateTicker() {
    // A run loop keeps the links that were added to it, paused ones too.
    kept = modes.isEmpty || target == nil ? nil : link
    let shouldTick = !isPaused && !modes.isEmpty && target != nil
    guard shouldTick != (ticker != nil) else { return }
    nonisolated(unsafe) let timing = self
    MainActor.assumeIsolated {
      if shouldTick {
        timing.ticker = CurrentMediaClock.clock?.startTicking { timing.tick($0) }
      } else {
        timing.ticker?.cancel()
        timing.ticker = nil
      }
    }
  }

  @MainActor private func tick(_ time: CFTimeInterval) {
    let due = nextTime ?? time
    // A frame that comes a little early still counts.
    guard time >= due - Self.frameDuration / 8, let target, let link else { return }
    nextTime = due + interval > time ? due + interval : time + interval
    timestamp = time
    SelectorCalls.perform?(selector, target, link)
  }
}
