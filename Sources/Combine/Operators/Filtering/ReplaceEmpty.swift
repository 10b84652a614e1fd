extension Publishers {
  /// Sends a value if the publisher finishes without one.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The value that is sent if the publisher finishes without one.
    public let output: Upstream.Output

    /// A publisher of these parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let output = output
      upstream.subscribe(
        FallbackSubscription(subscriber, name: "ReplaceEmpty") { completion, isEmpty in
          if case .finished = completion, isEmpty { (output, completion) } else { (nil, completion) }
        })
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
