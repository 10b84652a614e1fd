import Foundation
import QuartzCore

extension Timer {
  /// A timer on the current run loop that calls a method of a target, which Foundation for Linux lacks. It keeps the target
  /// alive until it is invalidated, or has fired once if it does not repeat.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

extension Timer: _SelectorTimerMaking {}

/// Timers by a method, which stands in for initialisers of `Timer`: those of a class cannot make one of a subclass.
public protocol _SelectorTimerMaking {}

extension _SelectorTimerMaking where Self: Timer {
  /// A timer for a run loop to be added to, which calls a method of a target. It keeps the target alive as a scheduled
  /// one does.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self = SelectorTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo) as! Self
  }

  /// A timer for a run loop to be added to, which fires at a time first.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self = SelectorTimer(ti, t, s, ui, repeats: rep, at: date) as! Self
  }
}

/// A timer that calls a method by selector.
private final class SelectorTimer: Timer {
  private let information: Any?

  /// - Parameter date: when it fires first; nil for after the interval.
  init(
    _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ information: Any?, repeats: Bool,
    at date: Date? = nil
  ) {
    self.information = information
    nonisolated(unsafe) let target = target
    super.init(fire: date ?? Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      onMainActor { ActionTable.call(selector, of: target, [timer]) }
    }
  }

  /// The value that was given to the timer.
  override var userInfo: Any? { information }
}
