import Dispatch
import MainTime

extension DispatchQueue: Scheduler {
  /// How Dispatch treats a closure.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// How the work item behaves.
    public var flags: DispatchWorkItemFlags
    /// The group that the closure belongs to.
    public var group: DispatchGroup?

    /// Options for one or more closures.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The machine's uptime, or on the main queue the time of a test's clock if there is one.
  public var now: SchedulerTimeType { SchedulerTimeType(virtualClock.map(MainTimeline.uptime) ?? .now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = virtualClock {
      return MainTimeline.scheduleSoon(on: clock, action) { async(group: options?.group, execute: $0) }
    }
    nonisolated(unsafe) let action = action
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if let clock = virtualClock {
      MainTimeline.schedule(on: clock, after: now.distance(to: date).seconds, action)
      return
    }
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if let clock = virtualClock {
      return MainTimeline.schedule(
        on: clock, after: now.distance(to: date).seconds, every: interval.seconds, action)
    }
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }

  private var virtualClock: (any MainClock)? { MainTimeline.isMain(self) ? MainTimeline.clock : nil }
}
