extension Publishers {
  /// Sends nothing before it is connected.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// A publisher of the values of `upstream`.
    public init(upstream: Upstream) { multicast = upstream.multicast(PassthroughSubject.init) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Makes the publisher wait until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
