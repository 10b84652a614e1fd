extension Publishers {
  /// Sends values until the predicate returns false for one, then finishes; fails if it throws.
  public struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether to continue with a value.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.tryStep(subscriber, "TryPrefixWhile") { try predicate($0) ? .send($0) : .finish }
    }
  }
}

extension Publisher {
  /// Sends values, and finishes at the first one for which the closure returns false; fails if it throws.
  public func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
