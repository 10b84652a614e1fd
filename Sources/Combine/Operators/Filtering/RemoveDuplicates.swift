extension Publishers {
  /// Leaves out each value that equals the one sent before.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether two values are regarded as equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.step(subscriber, "RemoveDuplicates") { value in
        if let former = last, predicate(former, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one sent before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Leaves out each value that the closure regards as equal to the one sent before.
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}
