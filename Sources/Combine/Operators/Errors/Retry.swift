extension Publishers {
  /// Subscribes again after an error.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The maximum number of further subscriptions; `nil` for no limit.
    public let retries: Int?

    /// A publisher of these parts.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (relay, upstream) = (Relay(subscriber, name: "Retry"), upstream)
      var left = retries
      func attempt() {
        relay.follow(upstream) { completion in
          guard case .failure = completion, left != 0 else { return relay.finish(completion) }
          left = left.map { $0 - 1 }
          attempt()
        }
      }
      attempt()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}
