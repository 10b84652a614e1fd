extension Publishers {
  /// Sends the values of 3 publishers as they come.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the sources.
    public let a: A
    /// One of the sources.
    public let b: B
    /// One of the sources.
    public let c: C

    /// A publisher of these parts.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let flattening = Flattening(subscriber, name: "Merge", openCount: 3)
      flattening.start()
      flattening.add(a)
      flattening.add(b)
      flattening.add(c)
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Sends the values of all 3 publishers as they come; finishes with the last of them.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }
}
