extension Publishers {
  /// Leaves out values until the predicate returns false for one.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is left out.
    public let predicate: (Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var drops = true
      upstream.step(subscriber, "DropWhile") {
        if drops, predicate($0) { return .skip }
        drops = false
        return .send($0)
      }
    }
  }
}

extension Publisher {
  /// Leaves out values until the closure returns false for one. That value and all later ones are sent.
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
