extension Publishers {
  /// Sends the values of each interval as an array.
  public struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// When an array is sent.
    public let strategy: Publishers.TimeGroupingStrategy<Context>
    /// Passed on to the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher of these parts.
    public init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        CollectByTimeSubscription<Upstream.Output, Context, S>(subscriber, strategy: strategy, options: options))
    }
  }
}

extension Publisher {
  /// Sends the values of each interval as an array. An interval without values sends nothing.
  public func collect<S>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
    -> Publishers.CollectByTime<Self, S> where S: Scheduler
  {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
