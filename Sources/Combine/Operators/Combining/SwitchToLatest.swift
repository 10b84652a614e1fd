extension Publishers {
  /// Sends the values of the latest publisher.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The source of the publishers.
    public let upstream: Upstream

    /// A publisher of the values of the publishers that `upstream` sends.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S) where S: Subscriber, P.Output == S.Input, Upstream.Failure == S.Failure {
      upstream.subscribe(SwitchSubscription<P, S>(subscriber))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Output, Publishers.SetFailureType<Self, Output.Failure>
    >
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, and cancels the one before.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

private final class SwitchSubscription<P: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
  typealias Input = P
  typealias Failure = P.Failure

  /// Subscribes to one of the publishers. The parent ignores values of all rounds but the latest.
  private struct Inner: Subscriber {
    typealias Input = P.Output
    typealias Failure = P.Failure
    let combineIdentifier = CombineIdentifier()
    let parent: SwitchSubscription
    let round: Int

    func receive(subscription: any Subscription) { parent.innerConnected(subscription, round) }
    func receive(_ input: Input) -> Subscribers.Demand { parent.innerReceived(input, round) }
    func receive(completion: Subscribers.Completion<Failure>) { parent.innerEnded(completion, round) }
  }

  private let lock = Lock()
  private let delivery = Lock(recursive: true)
  private var downstream: Downstream?
  private var outer = UpstreamState.awaiting
  private var inner: (any Subscription)?
  private var round = 0
  private var hasInner = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "SwitchToLatest" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { outer.connect(subscription) ? self.downstream : nil }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: P) -> Subscribers.Demand {
    let (former, round) = lock.withLock { () -> ((any Subscription)?, Int?) in
      guard downstream != nil else { return (nil, nil) }
      self.round += 1
      hasInner = true
      defer { inner = nil }
      return (inner, self.round)
    }
    former?.cancel()
    if let round { input.subscribe(Inner(parent: self, round: round)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure = completion { return fail(completion) }
    let receiver = lock.withLock { () -> Downstream? in
      _ = outer.end()
      guard !hasInner else { return nil }
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let inner = lock.withLock {
      self.demand += demand
      return self.inner
    }
    inner?.request(demand)
  }

  func cancel() { stop() }

  private func innerConnected(_ subscription: any Subscription, _ round: Int) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard round == self.round, downstream != nil else { return nil }
      inner = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func innerReceived(_ input: P.Output, _ round: Int) -> Subscribers.Demand {
    delivery.withLock {
      let receiver = lock.withLock { () -> Downstream? in
        guard round == self.round else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return .none }
      let more = receiver.receive(input)
      return lock.withLock {
        demand += more
        guard round == self.round else { return .none }
        return more
      }
    }
  }

  private func innerEnded(_ completion: Subscribers.Completion<Failure>, _ round: Int) {
    guard lock.withLock({ round == self.round }) else { return }
    if case .failure = completion { return fail(completion) }
    let receiver = lock.withLock { () -> Downstream? in
      hasInner = false
      inner = nil
      guard outer.isEnded else { return nil }
      defer { downstream = nil }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  private func fail(_ completion: Subscribers.Completion<Failure>) {
    let receiver = stop()
    delivery.withLock { receiver?.receive(completion: completion) }
  }

  @discardableResult private func stop() -> Downstream? {
    let (outer, inner, receiver) = lock.withLock {
      defer {
        self.inner = nil
        downstream = nil
        round += 1
      }
      return (self.outer.end(), self.inner, downstream)
    }
    outer?.cancel()
    inner?.cancel()
    return receiver
  }
}
