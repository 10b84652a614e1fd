extension Publishers {
  /// Sends all values as an array at the end.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream

    /// A publisher of these parts.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var values: Output = []
      upstream.gather(subscriber, "Collect", result: { values }) {
        values.append($0)
        return false
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Sends all values as an array, when the publisher finishes.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
