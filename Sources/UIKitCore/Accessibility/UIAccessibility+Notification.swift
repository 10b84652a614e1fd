extension UIAccessibility {
  /// A notification of an app to assistive tools.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Apple's number of the notification.
    public let rawValue: UInt32

    /// The notification with one of Apple's numbers. Other numbers are allowed, and reach listeners, too.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The whole screen has changed; the argument is the element to move to, or a text to read aloud.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to go to, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled; the argument is a text that describes the position.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The tool named by the argument is to wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The tool named by the argument should continue.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// Informs assistive tools of a change. Without any connected, only tests receive it.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {
    AccessibilityPosts.post(notification, argument)
  }
}

/// The listeners to the notifications that apps post for assistive tools.
package enum AccessibilityPosts {
  package typealias Listener = @Sendable (UIAccessibility.Notification, Any?) -> Void

  private static let lock = NSLock()
  private nonisolated(unsafe) static var listeners: [(key: Int, listener: Listener)] = []
  private nonisolated(unsafe) static var lastKey = 0

  /// Calls `listener` with every notification, on the thread that posts it. The result is the key to remove the
  /// listener.
  package static func add(_ listener: @escaping Listener) -> Int {
    lock.withLock {
      lastKey += 1
      listeners.append((lastKey, listener))
      return lastKey
    }
  }

  package static func remove(_ key: Int) { lock.withLock { listeners.removeAll { $0.key == key } } }

  static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    let present = lock.withLock { listeners }
    for entry in present { entry.listener(notification, argument) }
  }
}
