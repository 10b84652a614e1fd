/// Stands between a publisher and a subscriber in an operator that makes one value of all.
///
/// It demands all values at once, and holds the result back until the subscriber demands it.
final class ResultSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  /// The effect of a value: the result needs more values, is complete, or the operator fails.
  enum Taking {
    case more
    case enough
    case fail(Downstream.Failure)
  }

  let description: String
  private let take: (Input) -> Taking
  private let failure: (Failure) -> Downstream.Failure
  private let result: () -> Downstream.Input?
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var downstream: Downstream?
  private var isAsked = false
  private var pending: Downstream.Input?

  init(
    _ downstream: Downstream, name: String, take: @escaping (Input) -> Taking,
    failure: @escaping (Failure) -> Downstream.Failure, result: @escaping () -> Downstream.Input?
  ) {
    description = name
    self.take = take
    self.failure = failure
    self.result = result
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { upstream.connect(subscription) ? self.downstream : nil }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ upstream.isConnected }) else { return .none }
    switch take(input) {
    case .more: break
    case .enough: finish()
    case .fail(let error): fail(error)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ upstream.isConnected }) else { return }
    switch completion {
    case .finished: finish()
    case .failure(let error): fail(failure(error))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let ready = lock.withLock { () -> (Downstream, Downstream.Input)? in
      isAsked = true
      guard let downstream, let pending else { return nil }
      self.downstream = nil
      self.pending = nil
      return (downstream, pending)
    }
    guard let (downstream, value) = ready else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
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

  private func finish() {
    let value = result()
    let (subscription, receiver) = lock.withLock { () -> ((any Subscription)?, Downstream?) in
      let subscription = upstream.end()
      guard value == nil || isAsked else {
        pending = value
        return (subscription, nil)
      }
      defer { downstream = nil }
      return (subscription, downstream)
    }
    subscription?.cancel()
    guard let receiver else { return }
    if let value { _ = receiver.receive(value) }
    receiver.receive(completion: .finished)
  }

  private func fail(_ error: Downstream.Failure) {
    let (subscription, receiver) = lock.withLock {
      defer { downstream = nil }
      return (upstream.end(), downstream)
    }
    subscription?.cancel()
    receiver?.receive(completion: .failure(error))
  }
}

extension Publisher {
  /// Subscribes with an operator that accumulates all values to one. `take` returns whether the result is complete.
  func gather<S: Subscriber>(
    _ subscriber: S, _ name: String, result: @escaping () -> S.Input?, take: @escaping (Output) -> Bool
  ) where S.Failure == Failure {
    subscribe(
      ResultSubscription(
        subscriber, name: name, take: { take($0) ? .enough : .more }, failure: { $0 }, result: result))
  }

  /// Subscribes through an operator that makes one value of all, and may throw.
  func tryGather<S: Subscriber>(
    _ subscriber: S, _ name: String, result: @escaping () -> S.Input?, take: @escaping (Output) throws -> Bool
  ) where S.Failure == any Error {
    subscribe(
      ResultSubscription<Output, Failure, S>(
        subscriber, name: name,
        take: { input in
          do { return try take(input) ? .enough : .more } catch { return .fail(error) }
        }, failure: { $0 }, result: result))
  }
}
