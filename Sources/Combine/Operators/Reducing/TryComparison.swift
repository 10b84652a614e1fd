extension Publishers {
  /// Sends the greatest value in an order, when the publisher finishes; fails if the predicate throws.
  public struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    /// Whether the second value is greater than the first in the order. `tryMin` exchanges the two.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var best: Output?
      upstream.tryGather(subscriber, "TryComparison", result: { best }) { value in
        if let former = best, try !areInIncreasingOrder(former, value) { return false }
        best = value
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the greatest value, when the publisher finishes; fails if the closure throws.
  public func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher {
  /// Sends the least value, when the publisher finishes; fails if the closure throws.
  public func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
