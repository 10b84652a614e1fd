extension Publishers {
  /// Sends the values of any number of publishers as they come.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The sources.
    public let publishers: [Upstream]

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let flattening = Flattening(subscriber, name: "Merge", openCount: publishers.count + 1)
      flattening.start()
      for publisher in publishers { flattening.add(publisher) }
      flattening.outerFinished()
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publishers.MergeMany {
  /// A publisher of the values of `upstream`.
  public init(_ upstream: Upstream...) { self.init(upstream) }

  /// A publisher of the values of the publishers in a sequence.
  public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence { publishers = Array(upstream) }

  /// Adds a publisher.
  public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> { .init(publishers + [other]) }
}

extension Publisher {
  /// Sends the values of both publishers as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
