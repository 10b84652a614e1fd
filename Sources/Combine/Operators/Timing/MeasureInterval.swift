extension Publishers {
  /// Sends the time between values.
  public struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The scheduler that measures time.
    public let scheduler: Context

    /// A publisher of these parts.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.step(subscriber, "MeasureInterval") { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }
}

extension Publisher {
  /// Replaces each value by the time since the previous one, or since the subscription.
  public func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S> where S: Scheduler
  {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
