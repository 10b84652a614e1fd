/// The subscription of one subscriber to a subject, independent of the subscriber's type.
class Conduit<Output, Failure: Error>: Subscription, CustomStringConvertible {
  /// Sends a value, if there is demand.
  func offer(_ output: Output) {}
  /// Sends a completion, regardless of the demand, and ends.
  func finish(_ completion: Subscribers.Completion<Failure>) {}
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Subject" }
}

/// The subject that a conduit belongs to.
protocol ConduitParent<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error
  func conduitWantsValues()
  func remove(_ conduit: Conduit<Output, Failure>)
}

/// A conduit that tracks the demand of its subscriber. For a subject with a current value it sends this value on the
/// first demand, and again on a later one if a value was sent while there was no demand.
final class SubjectConduit<Downstream: Subscriber>: Conduit<Downstream.Input, Downstream.Failure> {
  private let lock = Lock()
  /// Delivers values from several threads one after another. Recursive, because a subscriber may send while it
  /// receives.
  private let delivery = Lock(recursive: true)
  private let name: String
  private var downstream: Downstream?
  private var parent: (any ConduitParent<Downstream.Input, Downstream.Failure>)?
  private let currentValue: (() -> Downstream.Input)?
  private var owesCurrentValue: Bool
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, parent: any ConduitParent<Downstream.Input, Downstream.Failure>, name: String,
    currentValue: (() -> Downstream.Input)? = nil
  ) {
    self.downstream = downstream
    self.parent = parent
    self.name = name
    self.currentValue = currentValue
    owesCurrentValue = currentValue != nil
  }

  override var description: String { name }

  override func offer(_ output: Downstream.Input) {
    let receiver: Downstream? = lock.withLock {
      guard demand > 0 else {
        owesCurrentValue = currentValue != nil
        return nil
      }
      demand -= 1
      owesCurrentValue = false
      return downstream
    }
    if let receiver { deliver(output, to: receiver) }
  }

  override func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let parts = end()
    guard let receiver = parts.downstream else { return }
    delivery.withLock { receiver.receive(completion: completion) }
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let state = lock.withLock { () -> (parent: (any ConduitParent)?, receiver: Downstream?) in
      self.demand += demand
      guard owesCurrentValue, downstream != nil else { return (parent, nil) }
      owesCurrentValue = false
      self.demand -= 1
      return (parent, downstream)
    }
    state.parent?.conduitWantsValues()
    if let receiver = state.receiver, let currentValue { deliver(currentValue(), to: receiver) }
  }

  override func cancel() {
    let parts = end()
    parts.parent?.remove(self)
  }

  private func deliver(_ output: Downstream.Input, to receiver: Downstream) {
    let more = delivery.withLock { receiver.receive(output) }
    if more > .none { request(more) }
  }

  private func end() -> (downstream: Downstream?, parent: (any ConduitParent<Downstream.Input, Downstream.Failure>)?) {
    lock.withLock {
      defer {
        downstream = nil
        parent = nil
      }
      return (downstream, parent)
    }
  }
}
