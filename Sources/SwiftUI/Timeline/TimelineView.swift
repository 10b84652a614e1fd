import Foundation
import UIKit

/// The times at which a timeline's views are evaluated.
///
/// Documentation: `SwiftUI/TimelineSchedule`.
public protocol TimelineSchedule {
  /// The times in their order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency of updates.
  typealias Mode = TimelineScheduleMode
  /// The times from a moment on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The frequency of updates.
///
/// Documentation: `SwiftUI/TimelineScheduleMode`.
public enum TimelineScheduleMode: Sendable {
  /// As the schedule specifies.
  case normal
  /// Less often, where power is short.
  case lowFrequency
}

/// Times at equal distances.
///
/// Documentation: `SwiftUI/PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Times from a first one on, some seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let steps = ((startDate.timeIntervalSince(start)) / interval).rounded(.down)
    return Entries(upcoming: start.addingTimeInterval(steps * interval), interval: interval)
  }

  /// Times at equal distances, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    /// The next time.
    public mutating func next() -> Date? {
      defer { upcoming += interval }
      return upcoming
    }
  }
}

/// The beginnings of minutes.
///
/// Documentation: `SwiftUI/EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes.
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Times that the app lists.
///
/// Documentation: `SwiftUI/ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  /// Times in their order.
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The times of frames.
///
/// Documentation: `SwiftUI/AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Every frame, with a minimum interval in seconds; never while it is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 120)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: interval, rest: isPaused ? 1 : .max)
  }

  /// Times at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval
    var rest: Int
    /// The next time.
    public mutating func next() -> Date? {
      guard rest > 0 else { return nil }
      rest -= 1
      defer { upcoming += interval }
      return upcoming
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Times from a first one on, some seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The times of frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, with a minimum interval in seconds; never while it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  /// Times that the app lists.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// The context of a timeline's views, independent of the timeline's types.
///
/// Documentation: `SwiftUI/TimelineViewDefaultContext`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Views that are evaluated at the times of a schedule.
///
/// Documentation: `SwiftUI/TimelineView`.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The context in which views are evaluated.
  public struct Context: Sendable {
    /// The precision with which views should show the time.
    public enum Cadence: Comparable, Sendable {
      /// Each frame.
      case live
      /// Each second.
      case seconds
      /// Each minute.
      case minutes
    }
    /// The time of the schedule.
    public let date: Date
    /// The precision with which views should show the time.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
  @State private var date: Date?
  @State private var ticker = TimelineTicker()

  /// Views that are evaluated at the times of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The views for the present time.
  public var body: some View {
    content(TimelineViewDefaultContext(date: date ?? PresentDate.current, cadence: .live))
      .modifier(ContainedModifier { [ticker] view, _ in ticker.view = view })
      .onAppear {
        let binding = $date
        ticker.follow(schedule) { binding.wrappedValue = $0 }
      }
      .onDisappear { ticker.stop() }
  }
}
