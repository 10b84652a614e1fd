/// Sends one value that comes later, then finishes; or fails.
///
/// The work starts when the future is created, not on the first subscription. The result is kept for later subscribers.
final public class Future<Output, Failure>: Publisher where Failure: Error {
  /// Takes the result. Calls after the first have no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  /// Calls `attemptToFulfill` at once, with a promise that it calls when the result is known.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill(fulfill) }

  public final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let conduit = FutureSubscription(subscriber, parent: self)
    subscriber.receive(subscription: conduit)
    let known = lock.withLock { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(conduit) }
      return result
    }
    if let result = known { conduit.fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock { () -> [FutureConduit<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for conduit in waiting { conduit.fulfill(result) }
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === conduit } }
  }
}

private class FutureConduit<Output, Failure: Error> {
  func fulfill(_ result: Result<Output, Failure>) {}
}

/// Holds a value back until there is demand for it. A failure needs no demand.
private final class FutureSubscription<Downstream: Subscriber>:
  FutureConduit<Downstream.Input, Downstream.Failure>, Subscription, CustomStringConvertible
{
  private let lock = Lock()
  private var downstream: Downstream?
  private var parent: Future<Downstream.Input, Downstream.Failure>?
  private var result: Result<Downstream.Input, Downstream.Failure>?
  private var isAsked = false

  init(_ downstream: Downstream, parent: Future<Downstream.Input, Downstream.Failure>) {
    self.downstream = downstream
    self.parent = parent
  }

  var description: String { "Future" }

  override func fulfill(_ result: Result<Downstream.Input, Downstream.Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isAsked = true }
    deliver()
  }

  func cancel() {
    let parent = lock.withLock {
      defer {
        self.downstream = nil
        self.parent = nil
      }
      return self.parent
    }
    parent?.remove(self)
  }

  private func deliver() {
    let ready = lock.withLock { () -> (Downstream, Result<Downstream.Input, Downstream.Failure>)? in
      guard let downstream, let result else { return nil }
      if case .success = result, !isAsked { return nil }
      self.downstream = nil
      parent = nil
      return (downstream, result)
    }
    guard let (downstream, result) = ready else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
  }
}
