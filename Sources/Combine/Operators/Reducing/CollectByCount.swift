extension Publishers {
  /// Sends arrays of a number of values; the last may have fewer.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// A publisher of these parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var values: Output = []
      let count = count
      upstream.subscribe(
        StepSubscription<Upstream.Output, Failure, S>(
          subscriber, name: "CollectByCount", group: count,
          step: {
            values.append($0)
            if values.count < count { return .skip }
            defer { values = [] }
            return .send(values)
          },
          ending: { completion in
            if case .finished = completion, !values.isEmpty { (values, completion) } else { (nil, completion) }
          }))
    }
  }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends arrays of `count` values; the last may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}
