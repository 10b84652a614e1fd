/// Forwards the values of a publisher to a subject, which it retains until the end.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = Lock()
  private var subject: S?
  private var upstream = UpstreamState.awaiting

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock { upstream.connect(subscription) ? self.subject : nil }
    if let subject { subject.send(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { upstream.isConnected ? subject : nil }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) { end().subject?.send(completion: completion) }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream.subscription }?.request(demand) }

  func cancel() { end().subscription?.cancel() }

  private func end() -> (subscription: (any Subscription)?, subject: S?) {
    lock.withLock {
      defer { subject = nil }
      return (upstream.end(), subject)
    }
  }
}
