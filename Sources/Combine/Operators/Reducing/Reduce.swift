extension Publishers {
  /// Sends the result of a closure that accumulates all values.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The first partial result, which is sent if there are no values.
    public let initial: Output
    /// Makes the next partial result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// A publisher of these parts.
    public init(upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.gather(subscriber, "Reduce", result: { result }) {
        result = nextPartialResult(result, $0)
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the accumulated result of the closure, when the publisher finishes.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}
