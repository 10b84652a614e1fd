extension Publishers {
  /// Sends values on a scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The scheduler that delivers values.
    public let scheduler: Context
    /// Passed on to the scheduler.
    public let options: Context.SchedulerOptions?

    /// A publisher of these parts.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(
        ScheduledDelivery(subscriber, name: "ReceiveOn") { scheduler.schedule(options: options, $0) })
    }
  }
}

extension Publisher {
  /// Sends values and the completion on a scheduler.
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
