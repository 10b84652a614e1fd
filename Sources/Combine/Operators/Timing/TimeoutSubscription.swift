/// Ends when no value has come for a while. Only one check of the deadline is scheduled at a time, however many values
/// come.
final class TimeoutSubscription<Context: Scheduler, Downstream: Subscriber>: TimedSubscription<
  Downstream.Input, Downstream
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let error: (() -> Downstream.Failure)?
  private var deadline: Context.SchedulerTimeType

  init(
    _ downstream: Downstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions?, error: (() -> Downstream.Failure)?
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.options = options
    self.error = error
    deadline = scheduler.now.advanced(by: interval)
    super.init(downstream, name: "Timeout")
  }

  override func began() { wait(until: scheduler.now.advanced(by: interval)) }

  override func arrived(_ input: Downstream.Input) {
    let next = scheduler.now.advanced(by: interval)
    lock.withLock { deadline = next }
    scheduler.schedule(options: options) { self.send(input) }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    scheduler.schedule(options: options) { self.finish(completion) }
  }

  private func wait(until time: Context.SchedulerTimeType) {
    lock.withLock { deadline = max(deadline, time) }
    scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
      self?.passed(time)
    }
  }

  private func passed(_ time: Context.SchedulerTimeType) {
    guard isActive else { return }
    let deadline = lock.withLock { self.deadline }
    if deadline > time { return wait(until: deadline) }
    finish(error.map { .failure($0()) } ?? .finished, cancelling: true)
  }
}
