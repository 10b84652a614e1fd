/// Says that an object is about to change.
final public class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var list = ConduitList<Void, Never>()

  /// A publisher without subscribers.
  public init() {}

  public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
    let conduit = SubjectConduit(subscriber, parent: self, name: "ObservableObjectPublisher")
    lock.withLock { list.add(conduit) }
    subscriber.receive(subscription: conduit)
  }

  /// Tells the subscribers.
  public final func send() {
    for conduit in lock.withLock({ list.conduits }) { conduit.offer(()) }
  }
}

extension ObservableObjectPublisher: ConduitParent {
  func conduitWantsValues() {}
  func remove(_ conduit: Conduit<Void, Never>) { lock.withLock { list.remove(conduit) } }
}
