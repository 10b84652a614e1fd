extension Publishers {
  /// Ends when no value has come for a while.
  public struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The longest time without a value.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that measures time and delivers the completion.
    public let scheduler: Context
    /// Passed on to the scheduler.
    public let options: Context.SchedulerOptions?
    /// Makes the error; without it the publisher finishes.
    public let customError: (() -> Upstream.Failure)?

    /// A publisher of these parts.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        TimeoutSubscription(
          subscriber, interval: interval, scheduler: scheduler, options: options, error: customError))
    }
  }
}

extension Publisher {
  /// Ends when no value has come for `interval`: with an error that the closure makes, or finished.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
