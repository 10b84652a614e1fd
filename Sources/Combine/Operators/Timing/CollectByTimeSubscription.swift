/// Sends the values of each interval as an array. With a limit, also sends an array as soon as it has that many values.
final class CollectByTimeSubscription<Input, Context: Scheduler, Downstream: Subscriber>: TimedSubscription<
  Input, Downstream
>
where Downstream.Input == [Input] {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let limit: Int?
  private let options: Context.SchedulerOptions?
  private var values: [Input] = []
  private var timer: (any Cancellable)?

  init(
    _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
  ) {
    switch strategy {
    case .byTime(let scheduler, let interval): (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
    self.options = options
    super.init(downstream, name: "CollectByTime")
  }

  deinit { timer?.cancel() }

  override func began() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { [weak self] in self?.flush() }
    lock.withLock { self.timer = timer }
  }

  override func arrived(_ input: Input) {
    let full = lock.withLock { () -> [Input]? in
      values.append(input)
      guard values.count == limit else { return nil }
      defer { values = [] }
      return values
    }
    if let full { send(full) }
  }

  override func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .finished = completion { flush() }
    lock.withLock { timer }?.cancel()
    finish(completion)
  }

  private func flush() {
    guard isActive else { return lock.withLock { timer }?.cancel() ?? () }
    let values = lock.withLock {
      defer { self.values = [] }
      return self.values
    }
    if !values.isEmpty { send(values) }
  }
}
