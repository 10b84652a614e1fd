extension Publishers {
  /// Connects a publisher when the first subscriber comes, and disconnects it when the last one has cancelled.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source of the values.
    public final let upstream: Upstream

    private let lock = Lock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(
        EventSubscription(
          subscriber, name: "Autoconnect", events: SubscriptionEvents(cancellation: { self.subscriberLeft() })))
      guard isFirst else { return }
      let connection = upstream.connect()
      // All subscribers may have cancelled while `connect` ran: nothing else would cancel the connection then.
      let isUnused = lock.withLock {
        if subscriberCount == 0 { return true }
        self.connection = connection
        return false
      }
      if isUnused { connection.cancel() }
    }

    private func subscriberLeft() {
      let connection = lock.withLock { () -> (any Cancellable)? in
        subscriberCount -= 1
        guard subscriberCount == 0 else { return nil }
        defer { self.connection = nil }
        return self.connection
      }
      connection?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
