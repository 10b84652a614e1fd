extension Publishers {
  /// Sends the values of 2 publishers as they come.
  public struct Merge2<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
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
      let flattening = Flattening(subscriber, name: "Merge", openCount: 2)
      flattening.start()
      flattening.add(a)
      flattening.add(b)
    }
  }
}

extension Publishers.Merge2: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Sends the values of all 2 publishers as they come; finishes with the last of them.
  public func merge<P>(with other: P) -> Publishers.Merge2<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge2(self, other)
  }
}
