extension Publishers {
  /// Reads properties of each value.
  public struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    public typealias Output = (Output0, Output1)
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public let upstream: Upstream
    /// The property that is read first.
    public let keyPath0: KeyPath<Upstream.Output, Output0>
    /// The property that is read second.
    public let keyPath1: KeyPath<Upstream.Output, Output1>

    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        PassingSubscriber(
          description: "ValueForKeys", downstream: subscriber,
          value: { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }, error: { $0 }))
    }
  }
}

extension Publisher {
  /// Reads properties of each value.
  public func map<T0, T1>(_ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  {
    Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
  }
}
