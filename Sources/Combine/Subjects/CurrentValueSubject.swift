/// Holds a value, sends it to each subscriber first, and then every change of it.
final public class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = Lock()
  private var list = ConduitList<Output, Failure>()
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// A subject whose value is `value`.
  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The value. Setting it sends it.
  public final var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public final func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = SubjectConduit(
      subscriber, parent: self, name: "CurrentValueSubject", currentValue: { self.value })
    let completion = lock.withLock {
      if list.completion == nil { list.add(conduit) }
      return list.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  public final func send(_ input: Output) {
    // The former value is released outside of the lock: its `deinit` may call this object.
    let (conduits, former) = lock.withLock { () -> ([Conduit<Output, Failure>], Output?) in
      guard list.completion == nil else { return ([], nil) }
      let former = current
      current = input
      return (list.conduits, former)
    }
    withExtendedLifetime(former) { for conduit in conduits { conduit.offer(input) } }
  }

  public final func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ list.finish(completion) }) { conduit.finish(completion) }
  }
}

extension CurrentValueSubject: ConduitParent {
  func conduitWantsValues() {}
  func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { list.remove(conduit) } }
}
