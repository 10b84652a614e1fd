/// The values of one source that have not been sent; for `latest` only the last one.
class JoinSlot {
  var isEmpty: Bool { true }
}

/// A slot of values of one type. Guarded by the lock of its ``Joining``.
final class TypedJoinSlot<Value>: JoinSlot {
  var values: [Value] = []
  override var isEmpty: Bool { values.isEmpty }
}

/// Sends tuples of the values of several publishers: of the latest value of each, or of one value of each in turn.
final class Joining<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  /// How tuples come about.
  enum Kind {
    /// Each value makes a tuple with the last ones of the others.
    case latest
    /// Each value is used once.
    case pairs
  }

  typealias Completion = Subscribers.Completion<Downstream.Failure>

  let description: String
  private let kind: Kind
  private let slots: [JoinSlot]
  private let make: () -> Downstream.Input
  private let lock = Lock()
  private let delivery = Lock(recursive: true)
  private var downstream: Downstream?
  private var upstreams: [any Subscription] = []
  private var finished: Set<Int> = []
  private var demand = Subscribers.Demand.none
  /// Whether a tuple waits for demand.
  private var owes = false

  /// - Parameter make: makes a tuple of full slots, with the lock held; for `pairs` it removes the values from the
  ///   slots.
  init(_ downstream: Downstream, kind: Kind, slots: [JoinSlot], make: @escaping () -> Downstream.Input) {
    self.downstream = downstream
    self.kind = kind
    self.slots = slots
    self.make = make
    description = kind == .latest ? "CombineLatest" : "Zip"
  }

  /// Subscribes to a source, whose values go into its slot.
  func add<P: Publisher>(_ publisher: P, _ slot: TypedJoinSlot<P.Output>) where P.Failure == Downstream.Failure {
    guard let index = slots.firstIndex(where: { $0 === slot }) else { return }
    let replaces = kind == .latest
    publisher.subscribe(
      JoinSource(joining: self, index: index) { value in
        if replaces { slot.values = [value] } else { slot.values.append(value) }
      })
  }

  /// Hands the subscriber its subscription. Call it before sources are added.
  func start() { lock.withLock { downstream }?.receive(subscription: self) }

  func connected(_ subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard downstream != nil else { return nil }
      upstreams.append(subscription)
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func received(_ store: () -> Void) -> Subscribers.Demand {
    delivery.withLock {
      let (turn, isShort) = lock.withLock { () -> ((Downstream, Downstream.Input)?, Bool) in
        guard downstream != nil else { return (nil, false) }
        store()
        let isFull = slots.allSatisfy { !$0.isEmpty }
        if isFull { owes = true }
        return (nextTuple(), !isFull)
      }
      guard let (receiver, tuple) = turn else {
        // The value made no tuple, so demand another one.
        return kind == .latest && isShort ? .max(1) : .none
      }
      let more = receiver.receive(tuple)
      if more > .none { request(more) }
      finishIfDone()
      return .none
    }
  }

  func ended(_ completion: Completion, index: Int) {
    if case .failure = completion {
      let parts = stop()
      parts.cancel()
      delivery.withLock { parts.downstream?.receive(completion: completion) }
    } else {
      lock.withLock { _ = finished.insert(index) }
      finishIfDone()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams
    }
    delivery.withLock {
      while let (receiver, tuple) = lock.withLock({ nextTuple() }) {
        let more = receiver.receive(tuple)
        lock.withLock { self.demand += more }
      }
    }
    for upstream in upstreams { upstream.request(demand) }
    finishIfDone()
  }

  func cancel() { stop().cancel() }

  /// Call it with the lock held.
  private func nextTuple() -> (Downstream, Downstream.Input)? {
    guard let downstream, owes, demand > .none, slots.allSatisfy({ !$0.isEmpty }) else { return nil }
    demand -= 1
    let tuple = make()
    owes = kind == .pairs && slots.allSatisfy { !$0.isEmpty }
    return (downstream, tuple)
  }

  private func finishIfDone() {
    let isDone = lock.withLock {
      guard downstream != nil, !owes else { return false }
      if finished.contains(where: { slots[$0].isEmpty }) { return true }
      return kind == .latest && finished.count == slots.count
    }
    guard isDone else { return }
    let parts = stop()
    parts.cancel()
    delivery.withLock { parts.downstream?.receive(completion: .finished) }
  }

  private func stop() -> (downstream: Downstream?, cancel: () -> Void) {
    lock.withLock {
      let upstreams = upstreams
      self.upstreams = []
      defer { downstream = nil }
      return (downstream, { for upstream in upstreams { upstream.cancel() } })
    }
  }
}

private struct JoinSource<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  let combineIdentifier = CombineIdentifier()
  let joining: Joining<Downstream>
  let index: Int
  let store: (Input) -> Void

  func receive(subscription: any Subscription) { joining.connected(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { joining.received { store(input) } }
  func receive(completion: Subscribers.Completion<Failure>) { joining.ended(completion, index: index) }
}
