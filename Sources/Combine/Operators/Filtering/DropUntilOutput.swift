extension Publishers {
  /// Leaves out values until another publisher sends one.
  public struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The publisher whose first value ends the omission.
    public let other: Other

    /// A publisher of these parts.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let gate = Gate(subscriber, name: "DropUntilOutput", kind: .opens)
      gate.watch(other)
      upstream.subscribe(gate)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
  /// Leaves out values until another publisher sends one.
  public func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
