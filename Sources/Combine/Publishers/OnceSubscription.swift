/// Sends one value on the first demand, then finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let lock = Lock()
  private let name: String
  private var pending: (value: Downstream.Input, downstream: Downstream)?

  init(_ value: Downstream.Input, _ downstream: Downstream, name: String) {
    self.name = name
    pending = (value, downstream)
  }

  var description: String { name }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let taken = take()
    guard let taken else { return }
    _ = taken.downstream.receive(taken.value)
    taken.downstream.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private func take() -> (value: Downstream.Input, downstream: Downstream)? {
    lock.withLock {
      defer { pending = nil }
      return pending
    }
  }
}
