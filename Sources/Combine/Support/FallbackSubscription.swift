/// Passes values on, and can replace the completion by a value, which is sent on demand.
final class FallbackSubscription<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  typealias Input = Downstream.Input

  let description: String
  private let fallback:
    (Subscribers.Completion<Failure>, Bool) -> (last: Input?, completion: Subscribers.Completion<Downstream.Failure>)
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var pending: Input?
  private var isEmpty = true

  /// - Parameter fallback: gets the completion and whether there was no value; returns a last value and the completion.
  init(
    _ downstream: Downstream, name: String,
    fallback:
      @escaping (Subscribers.Completion<Failure>, Bool) -> (
        last: Input?, completion: Subscribers.Completion<Downstream.Failure>
      )
  ) {
    description = name
    self.downstream = downstream
    self.fallback = fallback
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { upstream.connect(subscription) ? self.downstream : nil }
    if let downstream { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      isEmpty = false
      demand -= 1
      return upstream.isConnected ? downstream : nil
    }
    guard let receiver else { return .none }
    let more = receiver.receive(input)
    lock.withLock { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.isConnected }) else { return }
    let (last, completion) = fallback(completion, lock.withLock { isEmpty })
    let receiver = lock.withLock { () -> Downstream? in
      _ = upstream.end()
      if last != nil, demand == .none {
        pending = last
        return nil
      }
      defer { downstream = nil }
      return downstream
    }
    guard let receiver else { return }
    if let last { _ = receiver.receive(last) }
    receiver.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let (subscription, ready) = lock.withLock { () -> ((any Subscription)?, (Downstream, Input)?) in
      self.demand += demand
      guard let pending, let downstream else { return (upstream.subscription, nil) }
      self.pending = nil
      self.downstream = nil
      return (nil, (downstream, pending))
    }
    subscription?.request(demand)
    guard let (receiver, last) = ready else { return }
    _ = receiver.receive(last)
    receiver.receive(completion: .finished)
  }

  func cancel() {
    let (subscription, released) = lock.withLock {
      defer {
        downstream = nil
        pending = nil
      }
      return (upstream.end(), (downstream, pending))
    }
    withExtendedLifetime(released) { subscription?.cancel() }
  }
}
