extension Publishers {
  /// Leaves out the first values.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The number of values that are left out.
    public let count: Int

    /// A publisher of these parts.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      if count < 0 { fatalError("dropFirst(\(count)): the count is not negative") }
      var left = count
      upstream.step(subscriber, "Drop") {
        if left == 0 { return .send($0) }
        left -= 1
        return .skip
      }
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Leaves out the first `count` values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}
