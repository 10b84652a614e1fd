extension Publishers {
  /// Sends each result of a closure that accumulates the values; fails if it throws.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result of the last one and a value, or throws.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher of these parts.
    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.tryStep(subscriber, "TryScan") {
        result = try nextPartialResult(result, $0)
        return .send(result)
      }
    }
  }
}

extension Publisher {
  /// Sends the accumulated result of the closure after each value; fails if it throws.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}
