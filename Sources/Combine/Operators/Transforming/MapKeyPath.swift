extension Publishers {
  /// Reads a property of each value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The property that is read.
    public let keyPath: KeyPath<Upstream.Output, Output>

    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        PassingSubscriber(
          description: "ValueForKey", downstream: subscriber, value: { $0[keyPath: keyPath] }, error: { $0 }))
    }
  }
}

extension Publisher {
  /// Reads a property of each value.
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}
