/// Sends the values of one publisher after another to one subscriber, which sees one subscription.
final class Relay<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = Lock()
  private var downstream: Downstream?
  private var current: (any Subscription)?
  private var hasStarted = false
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, name: String) {
    self.downstream = downstream
    description = name
  }

  /// Subscribes to the next publisher; `atEnd` gets its completion.
  func follow<P: Publisher>(_ publisher: P, atEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(RelaySubscriber(relay: self, atEnd: atEnd))
  }

  func connected(_ subscription: any Subscription) {
    let (receiver, isFirst) = lock.withLock {
      current = downstream == nil ? nil : subscription
      defer { hasStarted = true }
      return (downstream, !hasStarted)
    }
    guard let receiver else { return subscription.cancel() }
    if isFirst {
      receiver.receive(subscription: self)
    } else {
      let demand = lock.withLock { self.demand }
      if demand > .none { subscription.request(demand) }
    }
  }

  func received(_ value: Downstream.Input) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// Passes the last completion on.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let receiver = lock.withLock {
      defer {
        downstream = nil
        current = nil
      }
      return downstream
    }
    receiver?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let current = lock.withLock {
      self.demand += demand
      return self.current
    }
    current?.request(demand)
  }

  func cancel() {
    let (subscription, released) = lock.withLock {
      defer {
        downstream = nil
        current = nil
      }
      return (current, downstream)
    }
    withExtendedLifetime(released) { subscription?.cancel() }
  }
}

private struct RelaySubscriber<Downstream: Subscriber, Failure: Error>: Subscriber {
  typealias Input = Downstream.Input
  let combineIdentifier = CombineIdentifier()
  let relay: Relay<Downstream>
  let atEnd: (Subscribers.Completion<Failure>) -> Void

  func receive(subscription: any Subscription) { relay.connected(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { relay.received(input) }
  func receive(completion: Subscribers.Completion<Failure>) { atEnd(completion) }
}
