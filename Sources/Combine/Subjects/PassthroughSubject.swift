/// Sends each value to the subscribers that are attached at that time.
final public class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  private let lock = Lock()
  private var list = ConduitList<Output, Failure>()
  private var upstreams: [any Subscription] = []
  private var isAsked = false

  /// A subject without subscribers.
  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  public final func send(subscription: any Subscription) {
    let isAsked = lock.withLock {
      upstreams.append(subscription)
      return self.isAsked
    }
    if isAsked { subscription.request(.unlimited) }
  }

  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = SubjectConduit(subscriber, parent: self, name: "PassthroughSubject")
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
    for conduit in lock.withLock({ list.conduits }) { conduit.offer(input) }
  }

  public final func send(completion: Subscribers.Completion<Failure>) {
    for conduit in lock.withLock({ list.finish(completion) }) { conduit.finish(completion) }
  }
}

extension PassthroughSubject: ConduitParent {
  /// Demands values from the publishers above when the first subscriber demands one.
  func conduitWantsValues() {
    let upstreams = lock.withLock {
      defer { isAsked = true }
      return isAsked ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) { lock.withLock { list.remove(conduit) } }
}
