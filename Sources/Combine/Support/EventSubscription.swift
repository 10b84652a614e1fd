/// Closures that are told of the events of a subscription.
struct SubscriptionEvents<Output, Failure: Error> {
  var subscription: ((any Subscription) -> Void)?
  var output: ((Output) -> Void)?
  var completion: ((Subscribers.Completion<Failure>) -> Void)?
  var cancellation: (() -> Void)?
  var request: ((Subscribers.Demand) -> Void)?
  /// The demand that the subscriber returned for a value.
  var synchronousRequest: ((Subscribers.Demand) -> Void)?
}

/// Reports all events, then passes them on.
final class EventSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let description: String
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var parts: Parts?

  private struct Parts {
    let downstream: Downstream
    let events: SubscriptionEvents<Input, Failure>
  }

  init(_ downstream: Downstream, name: String, events: SubscriptionEvents<Input, Failure>) {
    description = name
    parts = Parts(downstream: downstream, events: events)
  }

  func receive(subscription: any Subscription) {
    guard let parts = lock.withLock({ parts }) else { return subscription.cancel() }
    parts.events.subscription?(subscription)
    let isFirst = lock.withLock { upstream.connect(subscription) }
    if isFirst { parts.downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let parts = lock.withLock({ parts }) else { return .none }
    parts.events.output?(input)
    let more = parts.downstream.receive(input)
    if more > .none { parts.events.synchronousRequest?(more) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let parts = stop().parts else { return }
    parts.events.completion?(completion)
    parts.downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { parts }?.events.request?(demand)
    lock.withLock { upstream.subscription }?.request(demand)
  }

  func cancel() {
    let (subscription, parts) = stop()
    guard let parts else { return }
    parts.events.cancellation?()
    subscription?.cancel()
  }

  private func stop() -> (subscription: (any Subscription)?, parts: Parts?) {
    lock.withLock {
      defer { parts = nil }
      return (upstream.end(), parts)
    }
  }
}
