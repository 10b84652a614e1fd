import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, of one object or of all, on the thread that posts them.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for any object.
    public let object: AnyObject?

    /// A publisher of these parts.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let sender = subject
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        sender.send($0)
      }
      let center = center
      subject.subscribe(
        EventSubscription(
          subscriber, name: "NotificationCenter Observer",
          events: SubscriptionEvents(cancellation: { center.removeObserver(observer) })))
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Whether both send the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
