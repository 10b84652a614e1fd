extension Publishers {
  /// Sends the result of a closure that accumulates all values; fails if it throws.
  public struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// The first partial result, which is sent if there are no values.
    public let initial: Output
    /// Makes the next partial result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// A publisher of these parts.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.tryGather(subscriber, "TryReduce", result: { result }) {
        result = try nextPartialResult(result, $0)
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the accumulated result of the closure, when the publisher finishes; fails if it throws.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T)
    -> Publishers.TryReduce<Self, T>
  {
    Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
