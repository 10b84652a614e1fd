/// The common part of operators that demand all values and send some of them at their own times.
///
/// Subclasses implement `arrived` and `ended`, and call `send` and `finish`. A value without demand is dropped.
class TimedSubscription<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  let description: String
  let lock = Lock()
  private let delivery = Lock(recursive: true)
  private var upstream = UpstreamState.awaiting
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, name: String) {
    self.downstream = downstream
    description = name
  }

  /// A value came.
  func arrived(_ input: Input) {}
  /// No value follows. By default passes the completion on.
  func ended(_ completion: Subscribers.Completion<Failure>) { finish(completion) }
  /// The subscription began.
  func began() {}

  final func receive(subscription: any Subscription) {
    let downstream = lock.withLock { upstream.connect(subscription) ? self.downstream : nil }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    began()
    subscription.request(.unlimited)
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    if isActive { arrived(input) }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    if isActive { ended(completion) }
  }

  final func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

  final func cancel() { stop().subscription?.cancel() }

  final var isActive: Bool { lock.withLock { downstream != nil } }

  final func send(_ output: Downstream.Input) {
    delivery.withLock {
      let receiver = lock.withLock { () -> Downstream? in
        guard demand > .none else { return nil }
        demand -= 1
        return downstream
      }
      guard let receiver else { return }
      let more = receiver.receive(output)
      lock.withLock { demand += more }
    }
  }

  final func finish(_ completion: Subscribers.Completion<Failure>, cancelling: Bool = false) {
    let stopped = stop()
    if cancelling { stopped.subscription?.cancel() }
    delivery.withLock { stopped.downstream?.receive(completion: completion) }
  }

  private func stop() -> (subscription: (any Subscription)?, downstream: Downstream?) {
    lock.withLock {
      defer { downstream = nil }
      return (upstream.end(), downstream)
    }
  }
}
