/// Performs requests and cancellation on a scheduler.
final class SubscribeOnSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var downstream: Downstream?

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { upstream.connect(subscription) ? self.downstream : nil }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand { lock.withLock { downstream }?.receive(input) ?? .none }

  func receive(completion: Subscribers.Completion<Failure>) { end().downstream?.receive(completion: completion) }

  func request(_ demand: Subscribers.Demand) {
    schedule { self.lock.withLock { self.upstream.subscription }?.request(demand) }
  }

  func cancel() {
    guard let subscription = end().subscription else { return }
    schedule { subscription.cancel() }
  }

  private func end() -> (subscription: (any Subscription)?, downstream: Downstream?) {
    lock.withLock {
      defer { downstream = nil }
      return (upstream.end(), downstream)
    }
  }
}
