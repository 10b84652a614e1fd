/// The value of a property with `@Published`, and its subscribers.
final class PublishedSubject<Value>: PublishedChanges, ConduitParent {
  private let lock = Lock()
  private var list = ConduitList<Value, Never>()
  private var upstreams: [any Subscription] = []
  private var current: Value
  private var changes: ObservableObjectPublisher?

  init(_ value: Value) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var value: Value { lock.withLock { current } }

  var objectWillChange: ObservableObjectPublisher? {
    get { lock.withLock { changes } }
    set { lock.withLock { changes = newValue } }
  }

  /// Notifies all subscribers while the former value is still stored, then stores the new one. It therefore overwrites
  /// a value that a subscriber sets in between. [C]
  func send(_ value: Value) {
    let (changes, conduits) = lock.withLock { (self.changes, list.conduits) }
    changes?.send()
    for conduit in conduits { conduit.offer(value) }
    let former = lock.withLock {
      let former = current
      current = value
      return former
    }
    // Released outside of the lock: its `deinit` may call this object.
    withExtendedLifetime(former) {}
  }

  func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduit = SubjectConduit(subscriber, parent: self, name: "PublishedSubject", currentValue: { self.value })
    lock.withLock { list.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Keeps the source of an `assign(to:)` for as long as the property exists.
  func keep(_ upstream: any Subscription) { lock.withLock { upstreams.append(upstream) } }

  func forget(_ upstream: any Subscription) {
    lock.withLock { upstreams.removeAll { $0.combineIdentifier == upstream.combineIdentifier } }
  }

  func conduitWantsValues() {}
  func remove(_ conduit: Conduit<Value, Never>) { lock.withLock { list.remove(conduit) } }
}
