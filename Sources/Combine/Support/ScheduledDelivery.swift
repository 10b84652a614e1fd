/// Passes events on with `schedule`, one after another.
final class ScheduledDelivery<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  let description: String
  private let schedule: (@escaping () -> Void) -> Void
  private let lock = Lock()
  /// Keeps the order of events on a scheduler with several threads.
  private let delivery = Lock(recursive: true)
  private var upstream = UpstreamState.awaiting
  private var downstream: Downstream?
  private var events: [Event] = []

  init(_ downstream: Downstream, name: String, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
    description = name
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { upstream.connect(subscription) ? self.downstream : nil }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    add(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { add(.completion(completion)) }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand) }

  func cancel() {
    let (subscription, released) = lock.withLock {
      defer {
        downstream = nil
        events = []
      }
      return (upstream.end(), (downstream, events))
    }
    withExtendedLifetime(released) { subscription?.cancel() }
  }

  private func add(_ event: Event) {
    let isActive = lock.withLock {
      guard downstream != nil else { return false }
      events.append(event)
      return true
    }
    if isActive { schedule { self.deliver() } }
  }

  private func deliver() {
    delivery.withLock {
      let turn = lock.withLock { () -> (Downstream, Event)? in
        guard let downstream, !events.isEmpty else { return nil }
        return (downstream, events.removeFirst())
      }
      guard let (receiver, event) = turn else { return }
      switch event {
      case .value(let value):
        let more = receiver.receive(value)
        if more > .none { request(more) }
      case .completion(let completion):
        lock.withLock {
          downstream = nil
          _ = upstream.end()
        }
        receiver.receive(completion: completion)
      }
    }
  }
}
