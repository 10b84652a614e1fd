/// A publisher that sends nothing before it is connected, so that all subscribers can come first.
public protocol ConnectablePublisher: Publisher {
  /// Begins to send, until the result is cancelled or released.
  func connect() -> any Cancellable
}
