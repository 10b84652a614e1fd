/// Starts or stops passing values on when another publisher sends its first value.
final class Gate<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  /// The effect of the other publisher's first value: it lets values pass, or ends them.
  enum Kind { case opens, ends }

  let description: String
  private let kind: Kind
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var other: (any Subscription)?
  private var downstream: Downstream?
  private var isOpen: Bool

  init(_ downstream: Downstream, name: String, kind: Kind) {
    self.downstream = downstream
    self.kind = kind
    isOpen = kind == .ends
    description = name
  }

  func watch<P: Publisher>(_ publisher: P) { publisher.subscribe(GateTrigger(gate: self)) }

  func connectedOther(_ subscription: any Subscription) {
    let isActive = lock.withLock {
      other = downstream == nil ? nil : subscription
      return downstream != nil
    }
    if isActive { subscription.request(.max(1)) } else { subscription.cancel() }
  }

  func triggered() {
    switch kind {
    case .opens: lock.withLock { isOpen = true }
    case .ends: end(.finished)
    }
  }

  /// The other publisher ended. Without a value from it, nothing can open the gate any more.
  func otherEnded() {
    if kind == .opens, !lock.withLock({ isOpen }) { end(.finished) }
  }

  func receive(subscription: any Subscription) {
    let state = lock.withLock { (upstream.connect(subscription), downstream) }
    guard state.0, let downstream = state.1 else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (receiver, isOpen) = lock.withLock { (downstream, self.isOpen) }
    guard let receiver else { return .none }
    return isOpen ? receiver.receive(input) : .max(1)
  }

  func receive(completion: Subscribers.Completion<Failure>) { end(completion, upstreamEnded: true) }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand) }

  func cancel() { stop().cancel() }

  private func end(_ completion: Subscribers.Completion<Failure>, upstreamEnded: Bool = false) {
    if upstreamEnded { lock.withLock { _ = upstream.end() } }
    let parts = stop()
    parts.cancel()
    guard let downstream = parts.downstream else { return }
    if !parts.hadStarted { downstream.receive(subscription: Subscriptions.empty) }
    downstream.receive(completion: completion)
  }

  private func stop() -> (downstream: Downstream?, hadStarted: Bool, cancel: () -> Void) {
    lock.withLock {
      let hadStarted = if case .awaiting = upstream { false } else { true }
      let (subscription, other) = (upstream.end(), self.other)
      self.other = nil
      defer { downstream = nil }
      return (
        downstream, hadStarted,
        {
          subscription?.cancel()
          other?.cancel()
        }
      )
    }
  }
}

private struct GateTrigger<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  let gate: Gate<Downstream>

  func receive(subscription: any Subscription) { gate.connectedOther(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand {
    gate.triggered()
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { gate.otherEnded() }
}
