/// Demands one value from a publisher whenever a task waits for one.
final class AsyncValues<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  /// An answer to a task that waits.
  enum Event: @unchecked Sendable {
    case value(Input)
    case end(Subscribers.Completion<Failure>)
  }

  private let lock = Lock()
  private var upstream = UpstreamState.awaiting
  private var completion: Subscribers.Completion<Failure>?
  private var waiting: [UnsafeContinuation<Event, Never>] = []

  func receive(subscription: any Subscription) {
    let (isFirst, count) = lock.withLock { (upstream.connect(subscription), waiting.count) }
    guard isFirst else { return subscription.cancel() }
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let task = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    task?.resume(returning: .value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let tasks = lock.withLock {
      _ = upstream.end()
      self.completion = completion
      defer { waiting = [] }
      return waiting
    }
    for (index, task) in tasks.enumerated() { task.resume(returning: .end(index == 0 ? completion : .finished)) }
    if !tasks.isEmpty { lock.withLock { self.completion = .finished } }
  }

  /// Cancels the subscription, and ends the loops that wait for a value.
  func cancel() {
    let (subscription, tasks) = lock.withLock {
      completion = .finished
      defer { waiting = [] }
      return (upstream.end(), waiting)
    }
    subscription?.cancel()
    for task in tasks { task.resume(returning: .end(.finished)) }
  }

  func next() async -> Event {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ task: UnsafeContinuation<Event, Never>) {
    let (known, subscription) = add(task)
    if let known { task.resume(returning: .end(known)) } else { subscription?.request(.max(1)) }
  }

  /// - Returns: the completion if the publisher has ended, otherwise the subscription from which the caller demands a
  ///   value. An error is returned once; after it the sequence has ended.
  private func add(
    _ task: UnsafeContinuation<Event, Never>
  ) -> (known: Subscribers.Completion<Failure>?, subscription: (any Subscription)?) {
    lock.withLock {
      if let known = completion {
        completion = .finished
        return (known, nil)
      }
      waiting.append(task)
      return (nil, upstream.subscription)
    }
  }
}
