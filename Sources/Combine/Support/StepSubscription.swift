/// The answer of an operator to one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  /// Skips the value, and demands another one.
  case skip
  case finish
  case sendAndFinish(Output)
  case fail(Failure)
}

/// Stands between a publisher and a subscriber in an operator that decides value by value.
///
/// A publisher sends values one after another, so the state that `step` captures needs no lock; the state that
/// cancellation on another thread touches has one.
final class StepSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
  CustomStringConvertible
{
  /// A last value and the completion.
  typealias Ending = (last: Downstream.Input?, completion: Subscribers.Completion<Downstream.Failure>)
  typealias Stepping = (Input) -> Step<Downstream.Input, Downstream.Failure>

  let description: String
  /// The number of upstream values for one value to the subscriber.
  private let group: Int
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var parts: (downstream: Downstream, step: Stepping)?
  private let ending: (Subscribers.Completion<Failure>) -> Ending

  init(
    _ downstream: Downstream, name: String, group: Int = 1, step: @escaping Stepping,
    ending: @escaping (Subscribers.Completion<Failure>) -> Ending
  ) {
    description = name
    self.group = group
    self.ending = ending
    parts = (downstream, step)
  }

  func receive(subscription: any Subscription) {
    let parts = lock.withLock { upstream.connect(subscription) ? self.parts : nil }
    if let parts { parts.downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let parts = lock.withLock({ parts }) else { return .none }
    switch parts.step(input) {
    case .send(let output): return parts.downstream.receive(output) * group
    case .skip: return group == 1 ? .max(1) : .none
    case .finish: end(.finished)
    case .sendAndFinish(let output):
      _ = parts.downstream.receive(output)
      end(.finished)
    case .fail(let error): end(.failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream = stop().downstream else { return }
    let (last, completion) = ending(completion)
    if let last { _ = downstream.receive(last) }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand * group) }

  func cancel() { stop().subscription?.cancel() }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let stopped = stop()
    stopped.subscription?.cancel()
    stopped.downstream?.receive(completion: completion)
  }

  private func stop() -> (subscription: (any Subscription)?, downstream: Downstream?) {
    // The captures of `step` are released outside of the lock.
    let (subscription, parts) = lock.withLock {
      defer { self.parts = nil }
      return (upstream.end(), self.parts)
    }
    return (subscription, parts?.downstream)
  }
}

extension Publisher {
  /// Subscribes through an operator that changes neither errors nor the completion.
  func step<S: Subscriber>(
    _ subscriber: S, _ name: String, _ step: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(StepSubscription(subscriber, name: name, step: step, ending: { (nil, $0) }))
  }

  /// Subscribes through an operator that may throw.
  func tryStep<S: Subscriber>(
    _ subscriber: S, _ name: String, _ step: @escaping (Output) throws -> Step<S.Input, S.Failure>
  ) where S.Failure == any Error {
    let step: (Output) -> Step<S.Input, S.Failure> = { input in
      do { return try step(input) } catch { return .fail(error) }
    }
    subscribe(StepSubscription(subscriber, name: name, step: step, ending: { (nil, $0.mapError { $0 }) }))
  }
}
