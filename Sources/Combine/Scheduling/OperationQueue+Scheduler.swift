import Foundation
import MainTime

extension OperationQueue: Scheduler {
  /// Has no options yet.
  public struct SchedulerOptions {}

  /// The machine's time, or on the main queue the time of a test's clock if there is one.
  public var now: SchedulerTimeType { SchedulerTimeType(virtualClock.map(MainTimeline.date) ?? Date()) }

  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = virtualClock { return MainTimeline.scheduleSoon(on: clock, action) { addOperation($0) } }
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let seconds = now.distance(to: date).magnitude
    if let clock = virtualClock {
      MainTimeline.schedule(on: clock, after: seconds, action)
      return
    }
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { self.addOperation { action() } }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let seconds = now.distance(to: date).magnitude
    if let clock = virtualClock {
      return MainTimeline.schedule(on: clock, after: seconds, every: interval.magnitude, action)
    }
    nonisolated(unsafe) let action = action
    let global = DispatchQueue.global()
    return global.schedule(
      after: global.now.advanced(by: .seconds(seconds)), interval: .seconds(interval.magnitude),
      tolerance: .seconds(tolerance.magnitude)
    ) { self.addOperation { action() } }
  }

  private var virtualClock: (any MainClock)? { self === OperationQueue.main ? MainTimeline.clock : nil }
}
