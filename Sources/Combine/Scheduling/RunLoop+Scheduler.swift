import Foundation
import MainTime

extension RunLoop: Scheduler {
  /// Has no options yet.
  public struct SchedulerOptions {}

  /// The machine's time, or on the main run loop the time of a test's clock if there is one.
  public var now: SchedulerTimeType { SchedulerTimeType(virtualClock.map(MainTimeline.date) ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = virtualClock { return MainTimeline.scheduleSoon(on: clock, action) { perform($0) } }
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = virtualClock {
      MainTimeline.schedule(on: clock, after: now.distance(to: date).magnitude, action)
      return
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = virtualClock {
      return MainTimeline.schedule(
        on: clock, after: now.distance(to: date).magnitude, every: interval.magnitude, action)
    }
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in action() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }

  var virtualClock: (any MainClock)? { self === RunLoop.main ? MainTimeline.clock : nil }
}
