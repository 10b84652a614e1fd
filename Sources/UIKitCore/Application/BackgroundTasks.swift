/// The work that an app wants to finish before it is suspended. A desktop suspends no program, so its time is unlimited.
final class BackgroundTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var unfinished: Set<Int> = []

  func begin() -> UIBackgroundTaskIdentifier {
    lock.withLock {
      count += 1
      unfinished.insert(count)
      return UIBackgroundTaskIdentifier(rawValue: count)
    }
  }

  /// - Returns: Whether the task was unfinished.
  @discardableResult
  func end(_ identifier: UIBackgroundTaskIdentifier) -> Bool {
    lock.withLock { unfinished.remove(identifier.rawValue) != nil }
  }
}

/// Names a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// An identifier of any number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
