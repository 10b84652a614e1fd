/// The state of a subscriber's connection to its publisher.
enum UpstreamState {
  case awaiting
  case connected(any Subscription)
  case ended

  /// Keeps the first subscription.
  ///
  /// - Returns: whether the subscription is the first, and the connection has not ended; otherwise the caller cancels
  ///   it.
  mutating func connect(_ subscription: any Subscription) -> Bool {
    guard case .awaiting = self else { return false }
    self = .connected(subscription)
    return true
  }

  /// Ends the connection.
  ///
  /// - Returns: the subscription, to be cancelled outside of the lock if the subscriber ended it.
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }

  var subscription: (any Subscription)? {
    if case .connected(let subscription) = self { subscription } else { nil }
  }

  var isEnded: Bool { if case .ended = self { true } else { false } }
  var isConnected: Bool { if case .connected = self { true } else { false } }
}
