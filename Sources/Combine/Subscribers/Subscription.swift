/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Demands this many values in addition to earlier demands.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions of publishers from which nothing can be demanded.
public enum Subscriptions {
  /// Ignores requests and cancellation.
  public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
  static let shared = EmptySubscription()
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
  var description: String { "Empty" }
}
