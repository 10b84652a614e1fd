/// Sets a property with `@Published` to each value; ends with the property.
final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var subject: PublishedSubject<Value>?
  private let lock = Lock()
  private var upstream = UpstreamState.awaiting

  init(_ subject: PublishedSubject<Value>) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard let subject, lock.withLock({ upstream.connect(subscription) }) else { return subscription.cancel() }
    subject.keep(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    if let subscription = lock.withLock({ upstream.end() }) { subject?.forget(subscription) }
  }
}
