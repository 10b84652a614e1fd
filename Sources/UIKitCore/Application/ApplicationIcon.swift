/// The values that an app sets for its icon. They are only stored: the icon of a window does not change.
@MainActor
struct ApplicationIcon {
  /// The number on the icon; 0 for none.
  private(set) var badgeNumber = 0

  mutating func setBadgeNumber(_ number: Int) { badgeNumber = max(number, 0) }

  /// The error for an app that sets another icon.
  struct AlternateIconError: LocalizedError, CustomStringConvertible {
    let name: String?

    var errorDescription: String? { description }
    var description: String {
      """
      The icon \(name ?? "of the app's property list") was not set: a window has no other icons. supportsAlternateIcons says \
      so before.
      """
    }
  }

  /// Calls `completion` with an error, after the present turn.
  static func setName(_ name: String?, _ completion: (((any Error)?) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call(AlternateIconError(name: name)) }
  }
}
