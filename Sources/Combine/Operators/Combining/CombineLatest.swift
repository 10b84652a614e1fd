extension Publishers {
  /// Sends the latest values of 2 publishers.
  public struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// One of the sources.
    public let a: A
    /// One of the sources.
    public let b: B

    /// A publisher of these parts.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let slots = (TypedJoinSlot<A.Output>(), TypedJoinSlot<B.Output>())
      let joining = Joining(subscriber, kind: .latest, slots: [slots.0, slots.1]) {
        (slots.0.values[0], slots.1.values[0])
      }
      joining.start()
      joining.add(a, slots.0)
      joining.add(b, slots.1)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the latest values of all publishers each time one of them sends, once each has sent a value.
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the result of the closure for the latest values of all publishers, each time one of them sends, once each
  /// has sent a value.
  public func combineLatest<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
