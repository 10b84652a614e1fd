extension Publishers {
  /// Sends whether all values are of a kind; ends with an error.
  public struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether a value is of the kind.
    public let predicate: (Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var holds = true
      upstream.tryGather(subscriber, "TryAllSatisfy", result: { holds }) {
        holds = try predicate($0)
        return !holds
      }
    }
  }
}

extension Publisher {
  /// Sends `false` at the first value that the closure refuses, or `true` at the end; an error that is thrown ends it.
  public func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
