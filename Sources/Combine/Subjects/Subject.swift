/// A publisher into which values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Self.Output)
  /// Completes the subject; values sent later are ignored.
  func send(completion: Subscribers.Completion<Self.Failure>)
  /// Takes the subscription of a publisher whose values are sent through the subject.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}
