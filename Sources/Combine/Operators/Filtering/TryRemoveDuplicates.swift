extension Publishers {
  /// Leaves out each value that equals the one sent before; fails if the predicate throws.
  public struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether two values are regarded as equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Output?
      upstream.tryStep(subscriber, "TryRemoveDuplicates") { value in
        if let former = last, try predicate(former, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }
}

extension Publisher {
  /// Leaves out each value that the closure regards as equal to the one sent before; fails if the closure throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}
