import CoreGraphics
import Foundation

/// Calls a method in every frame of the current stage, once it has been added to the main run loop.
///
/// A link retains its target until it is invalidated. Use it on the main thread.
open class CADisplayLink: NSObject {
  private let timing: DisplayLinkTiming

  /// A link that calls `sel` on `target`. The method has no parameter or takes the link. Calls begin when the link is
  /// added to a run loop.
  public init(target: Any, selector sel: Selector) {
    timing = DisplayLinkTiming(target: target, selector: sel)
    super.init()
    timing.link = self
  }

  /// Begins to call the target in the frames of the current stage. All frames run on the main run loop, so another
  /// run loop and further modes make no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { timing.add(mode) }
  /// Removes a mode; calls end with the last one.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { timing.remove(mode) }
  /// Ends the calls for good and releases the target.
  open func invalidate() { timing.invalidate() }

  /// The time of the frame of the last call, in seconds on the clock of `CACurrentMediaTime()`.
  open var timestamp: CFTimeInterval { timing.timestamp }
  /// The time of the next call, in seconds on the same clock.
  open var targetTimestamp: CFTimeInterval { timing.timestamp + timing.interval }
  /// The seconds between two frames of the display: a sixtieth.
  open var duration: CFTimeInterval { DisplayLinkTiming.frameDuration }
  /// Whether calls are suspended; false by default. The run loop keeps a paused link.
  open var isPaused: Bool {
    get { timing.isPaused }
    set { timing.isPaused = newValue }
  }
  /// The preferred number of calls per second; 0, the default, calls in every frame. Never more than 60 are made.
  open var preferredFramesPerSecond: Int {
    get { timing.framesPerSecond }
    set { timing.framesPerSecond = newValue }
  }
  /// The preferred rates. Setting them sets `preferredFramesPerSecond`: to the range's preferred rate, or to its
  /// maximum if the preferred rate is nil or 0.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { timing.range }
    set { timing.range = newValue }
  }
}

/// Decides in which frames a display link calls.
private final class DisplayLinkTiming {
  static let frameDuration: CFTimeInterval = 1.0 / 60

  weak var link: CADisplayLink?
  private(set) var timestamp: CFTimeInterval = 0
  var isPaused = false {
    didSet { updateTicker() }
  }
  var framesPerSecond = 0
  var range = CAFrameRateRange.default {
    didSet {
      let preferred = range.preferred ?? 0
      framesPerSecond = Int(preferred > 0 ? preferred : range.maximum)
    }
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
    // A run loop retains its links, including paused ones.
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
    // A frame that comes slightly early is still used.
    guard time >= due - Self.frameDuration / 8, let target, let link else { return }
    nextTime = due + interval > time ? due + interval : time + interval
    timestamp = time
    SelectorCalls.perform?(selector, target, link)
  }
}
