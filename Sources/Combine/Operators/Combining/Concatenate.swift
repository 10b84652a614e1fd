extension Publishers {
  /// Sends the values of one publisher, then those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// Sends first.
    public let prefix: Prefix
    /// Sends when the first has finished.
    public let suffix: Suffix

    /// A publisher of these parts.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (relay, suffix) = (Relay(subscriber, name: "Concatenate"), suffix)
      relay.follow(prefix) { completion in
        if case .failure = completion { relay.finish(completion) } else { relay.follow(suffix, atEnd: relay.finish) }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
  /// Sends the values of another publisher when this one has finished.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends elements when this publisher has finished.
  public func append(_ elements: Self.Output...)
    -> Publishers.Concatenate<
      Self, Publishers.Sequence<[Self.Output], Self.Failure>
    >
  {
    append(elements)
  }

  /// Sends the elements of a sequence when this publisher has finished.
  public func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Swift.Sequence, Self.Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher first.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Sends elements first.
  public func prepend(_ elements: Self.Output...)
    -> Publishers.Concatenate<
      Publishers.Sequence<[Self.Output], Self.Failure>, Self
    >
  {
    prepend(elements)
  }

  /// Sends the elements of a sequence first.
  public func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Swift.Sequence, Self.Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
