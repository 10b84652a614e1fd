extension Publishers {
  /// Sends the greatest value in an order, when the publisher finishes.
  public struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// Whether the second value is greater than the first in the order. `min` exchanges the two.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// A publisher of these parts.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var best: Output?
      upstream.gather(subscriber, "Comparison", result: { best }) { value in
        if let former = best, !areInIncreasingOrder(former, value) { return false }
        best = value
        return false
      }
    }
  }
}

extension Publisher {
  /// Sends the greatest value, when the publisher finishes.
  public func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher {
  /// Sends the least value, when the publisher finishes.
  public func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool) -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the greatest value, when the publisher finishes.
  public func max() -> Publishers.Comparison<Self> {
    max(by: <)
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> {
    min(by: <)
  }
}
