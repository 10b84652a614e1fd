extension Publishers {
  /// Sends whether a value is among those of the publisher.
  public struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The value to look for.
    public let output: Upstream.Output

    /// A publisher of these parts.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var found = false
      let wanted = output
      upstream.gather(subscriber, "Contains", result: { found }) {
        found = $0 == wanted
        return found
      }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
  /// Sends `true` when the value comes, or `false` at the end.
  public func contains(_ output: Self.Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
