/// Sends the last value when no other has come for a while. A completion is not delayed, and a value that is still
/// waiting then is dropped. [?]
final class DebounceSubscription<Context: Scheduler, Downstream: Subscriber>: TimedSubscription<
  Downstream.Input, Downstream
>
{
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var latest: Downstream.Input?
  private var round = 0

  init(
    _ downstream: Downstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?
  ) {
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
    super.init(downstream, name: "Debounce")
  }

  override func arrived(_ input: Downstream.Input) {
    let round = lock.withLock {
      latest = input
      self.round += 1
      return self.round
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.due(round) }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    lock.withLock { latest = nil }
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  private func due(_ round: Int) {
    let value = lock.withLock { () -> Downstream.Input? in
      guard round == self.round else { return nil }
      defer { latest = nil }
      return latest
    }
    if let value { send(value) }
  }
}
