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

/// Provides initialisers of `Timer` that return a subclass, which only initialisers from a protocol's extension can.
public protocol _SelectorTimerMaking {}

extension _SelectorTimerMaking where Self: Timer {
  /// A timer that calls a method of a target, to be added to a run loop. It retains the target as a scheduled timer
  /// does.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self = SelectorTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo) as! Self
  }

  /// A timer that first fires at a date, to be added to a run loop.
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

  /// - Parameter date: when the timer first fires; nil for one interval from now.
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

  /// The object that was passed to the initialiser.
  override var userInfo: Any? { information }
}
