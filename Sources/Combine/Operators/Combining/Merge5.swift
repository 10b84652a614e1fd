extension Publishers {
  /// Sends the values of 5 publishers as they come.
  public struct Merge5<A, B, C, D, E>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// One of the sources.
    public let a: A
    /// One of the sources.
    public let b: B
    /// One of the sources.
    public let c: C
    /// One of the sources.
    public let d: D
    /// One of the sources.
    public let e: E

    /// A publisher of these parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let flattening = Flattening(subscriber, name: "Merge", openCount: 5)
      flattening.start()
      flattening.add(a)
      flattening.add(b)
      flattening.add(c)
      flattening.add(d)
      flattening.add(e)
    }
  }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Sends the values of all 5 publishers as they come; finishes with the last of them.
  public func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure,
    D.Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }
}
