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

/// A timer that calls a method by selector.
private final class SelectorTimer: Timer {
  private let information: Any?

  init(_ interval: TimeInterval, _ target: Any, _ selector: Selector, _ information: Any?, repeats: Bool) {
    self.information = information
    nonisolated(unsafe) let target = target
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      onMainActor { ActionTable.call(selector, of: target, [timer]) }
    }
  }

  /// The value that was given to the timer.
  override var userInfo: Any? { information }
}
