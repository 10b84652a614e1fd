/// Sends the first value at once, and then at most one in each interval. A value that waits when the publisher finishes
/// is sent in time, and the completion after it. [?]
final class ThrottleSubscription<Context: Scheduler, Downstream: Subscriber>: TimedSubscription<
  Downstream.Input, Downstream
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var lastTime: Context.SchedulerTimeType?
  private var waiting: Downstream.Input?
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(_ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
    super.init(downstream, name: "Throttle")
  }

  override func arrived(_ input: Downstream.Input) {
    let now = scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      if waiting != nil {
        if latest { waiting = input }
        return nil
      }
      waiting = input
      guard let lastTime, lastTime.advanced(by: interval) > now else { return now }
      return lastTime.advanced(by: interval)
    }
    guard let due else { return }
    if due > now {
      scheduler.schedule(after: due) { self.isDue() }
    } else {
      scheduler.schedule { self.isDue() }
    }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion {
      let waits = lock.withLock {
        guard waiting != nil else { return false }
        self.completion = completion
        return true
      }
      if waits { return }
    }
    scheduler.schedule { self.finish(completion) }
  }

  private func isDue() {
    let now = scheduler.now
    let (value, completion) = lock.withLock {
      lastTime = now
      defer { waiting = nil }
      return (waiting, self.completion)
    }
    if let value { send(value) }
    if let completion { finish(completion) }
  }
}
