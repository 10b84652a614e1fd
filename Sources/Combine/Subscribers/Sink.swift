extension Subscribers {
  /// Demands all values and calls closures with them.
  final public class Sink<Input, Failure>: Subscriber, Cancellable, CustomStringConvertible where Failure: Error {
    private let lock = Lock()
    private var upstream = UpstreamState.awaiting
    private var onValue: (Input) -> Void
    private var onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// Calls the closures, and releases them at the end or on cancellation.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      onValue = receiveValue
      onCompletion = receiveCompletion
    }

    /// Called with each value.
    public var receiveValue: (Input) -> Void { lock.withLock { onValue } }
    /// Called at the end, unless the subscription is cancelled before.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { onCompletion } }

    public var description: String { "Sink" }

    public final func receive(subscription: any Subscription) {
      if lock.withLock({ upstream.connect(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public final func receive(_ value: Input) -> Subscribers.Demand {
      receiveValue(value)
      return .none
    }

    public final func receive(completion: Subscribers.Completion<Failure>) { end().completion(completion) }

    public final func cancel() { end().subscription?.cancel() }

    /// Ends the subscription, and returns its closures. The caller releases these outside of the lock: an object that
    /// one of them captures may cancel in its `deinit`.
    private func end() -> (
      subscription: (any Subscription)?, completion: (Subscribers.Completion<Failure>) -> Void, value: (Input) -> Void
    ) {
      lock.withLock {
        let parts = (upstream.end(), onCompletion, onValue)
        onCompletion = { _ in }
        onValue = { _ in }
        return parts
      }
    }
  }
}

extension Publisher {
  /// Demands all values; the closures are called until the completion, or until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Demands all values; the closure is called until the result is cancelled or released.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
