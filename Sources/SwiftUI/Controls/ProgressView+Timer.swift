import Foundation
import UIKit

extension ProgressView {
  /// A bar for the elapsed time of an interval, with a label and a label of the time. With `countsDown` it shows the
  /// remaining time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), current: currentValueLabel())
    timer = TimerInterval(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar for the time of an interval, with a label and the time in seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// A bar for the time of an interval, with the time in seconds.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time of an interval below its bar.
///
/// Documentation: `SwiftUI/DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The time in seconds.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// The times at which the progress of an interval is shown: often enough for the bar to move smoothly, and none after
/// the interval.
struct TimerSchedule: TimelineSchedule {
  let timer: TimerInterval

  /// Seconds between two updates: a three-hundredth of the interval, but at least a tenth of a second.
  private var step: TimeInterval {
    max(timer.interval.upperBound.timeIntervalSince(timer.interval.lowerBound) / 300, 0.1)
  }

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let end = timer.interval.upperBound
    guard startDate < end else { return [startDate] }
    let first = max(startDate, timer.interval.lowerBound)
    let count = Int((end.timeIntervalSince(first) / step).rounded(.up))
    return [startDate] + (0..<count).map { first + Double($0) * step } + [end]
  }
}
