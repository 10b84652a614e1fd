/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that are received.
  associatedtype Input
  /// The type of the errors that may end the values.
  associatedtype Failure: Error

  /// Receives the subscription, with which the subscriber demands values and cancels. Called once, before the other
  /// methods.
  func receive(subscription: any Subscription)
  /// Receives one value.
  ///
  /// - Returns: the number of values that the subscriber demands in addition to earlier demands.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Receives the completion: no value follows.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Receives one event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and their related types.
public enum Subscribers {}
