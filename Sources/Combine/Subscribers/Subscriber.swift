/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that are received.
  associatedtype Input
  /// The errors that may end them.
  associatedtype Failure: Error

  /// Brings the subscription by which the subscriber asks for values and cancels. Called once, before the others.
  func receive(subscription: any Subscription)
  /// Brings one value.
  ///
  /// - Returns: how many values more than before the subscriber asks for.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Says that no value follows, and why.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Input == Void {
  /// Brings one event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and their related types.
public enum Subscribers {}
