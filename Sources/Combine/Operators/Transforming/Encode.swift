extension Publishers {
  /// Encodes each value; an error ends the values.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// The source of the values.
    public let upstream: Upstream
    private let encoder: Coder

    /// A publisher of these parts.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let encoder = encoder
      upstream.tryStep(subscriber, "Encode") { .send(try encoder.encode($0)) }
    }
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value; an error ends the values.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
