extension Publishers {
  /// Sends the last value when no other has come for a while.
  public struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The time that has to pass without another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that measures time and delivers values.
    public let scheduler: Context
    /// Passed on to the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher of these parts.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(DebounceSubscription(subscriber, dueTime: dueTime, scheduler: scheduler, options: options))
    }
  }
}

extension Publisher {
  /// Sends the last value when no other has come for `dueTime`.
  public func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Debounce<Self, S> where S: Scheduler
  {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
