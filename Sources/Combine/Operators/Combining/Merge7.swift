extension Publishers {
  /// Sends the values of 7 publishers as they come.
  public struct Merge7<A, B, C, D, E, F, G>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output,
    F.Failure == G.Failure, F.Output == G.Output
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
    /// One of the sources.
    public let f: F
    /// One of the sources.
    public let g: G

    /// A publisher of these parts.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let flattening = Flattening(subscriber, name: "Merge", openCount: 7)
      flattening.start()
      flattening.add(a)
      flattening.add(b)
      flattening.add(c)
      flattening.add(d)
      flattening.add(e)
      flattening.add(f)
      flattening.add(g)
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publisher {
  /// Sends the values of all 7 publishers as they come; finishes with the last of them.
  public func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, Self.Failure == B.Failure,
    Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output,
    D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure,
    F.Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}
