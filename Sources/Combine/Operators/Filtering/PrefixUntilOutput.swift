extension Publishers {
  /// Sends values until another publisher sends one.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The publisher whose first value ends the values.
    public let other: Other

    /// A publisher of these parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let gate = Gate(subscriber, name: "PrefixUntilOutput", kind: .ends)
      gate.watch(other)
      upstream.subscribe(gate)
    }
  }
}

extension Publisher {
  /// Sends values until another publisher sends one, then finishes.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
