extension Publishers {
  /// Sends one value each of 2 publishers.
  public struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
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
      let joining = Joining(subscriber, kind: .pairs, slots: [slots.0, slots.1]) {
        (slots.0.values.removeFirst(), slots.1.values.removeFirst())
      }
      joining.start()
      joining.add(a, slots.0)
      joining.add(b, slots.1)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends one value of each publisher, when each has sent one.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Sends the result of the closure for one value of each publisher, each time all have sent one.
  public func zip<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
