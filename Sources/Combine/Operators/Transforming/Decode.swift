extension Publishers {
  /// Decodes each value; an error ends the values.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    private let decoder: Coder

    /// A publisher of these parts.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let decoder = decoder
      upstream.tryStep(subscriber, "Decode") { .send(try decoder.decode(Output.self, from: $0)) }
    }
  }
}

extension Publisher {
  /// Decodes each value; an error ends the values.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
