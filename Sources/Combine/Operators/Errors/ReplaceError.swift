extension Publishers {
  /// Replaces an error by a value, then finishes.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The source of the values.
    public let upstream: Upstream
    /// The value that replaces the error.
    public let output: Upstream.Output

    /// A publisher of these parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let output = output
      upstream.subscribe(
        FallbackSubscription(subscriber, name: "ReplaceError") { completion, _ in
          if case .failure = completion { (output, .finished) } else { (nil, .finished) }
        })
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
  /// Replaces an error by a value, then finishes.
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}
