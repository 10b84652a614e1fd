extension Publishers {
  /// Shares one subscription among all subscribers. A value goes to those that are attached when it is sent.
  final public class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public final let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// A publisher of the values of `upstream`.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(PassthroughSubject.init).autoconnect()
    }

    public final func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      shared.subscribe(subscriber)
    }

    /// Whether both are one object.
    public static func == (lhs: Share<Upstream>, rhs: Share<Upstream>) -> Bool { lhs === rhs }
  }
}

extension Publisher {
  /// Shares one subscription, made with the first subscriber, among all subscribers. A value goes to those that are
  /// attached when it is sent.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
