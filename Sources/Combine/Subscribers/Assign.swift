extension Subscribers {
  /// Demands all values and stores each in a property. Retains the object until the end or cancellation.
  final public class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    private let lock = Lock()
    private var upstream = UpstreamState.awaiting
    private var target: Root?

    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// A subscriber that sets the property of one object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The object whose property is set; `nil` after the end.
    public var object: Root? { lock.withLock { target } }

    public var description: String { "Assign \(Root.self)" }

    public final func receive(subscription: any Subscription) {
      if lock.withLock({ upstream.connect(subscription) }) {
        subscription.request(.unlimited)
      } else {
        subscription.cancel()
      }
    }

    public final func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public final func receive(completion: Subscribers.Completion<Never>) { _ = end() }

    public final func cancel() { end().subscription?.cancel() }

    private func end() -> (subscription: (any Subscription)?, target: Root?) {
      lock.withLock {
        defer { target = nil }
        return (upstream.end(), target)
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Stores each value in a property until the result is cancelled or released. Retains the object until then.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Publishes each value through a property with `@Published`, for as long as that property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subscriber = PublishedSubscriber(published.subject)
    subscribe(subscriber)
  }
}
