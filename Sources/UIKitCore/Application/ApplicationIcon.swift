/// The icon of the app, as far as it keeps values for it: a window has no icon that changes.
@MainActor
struct ApplicationIcon {
  /// The number on the icon; 0 for none.
  private(set) var badgeNumber = 0

  mutating func setBadgeNumber(_ number: Int) { badgeNumber = max(number, 0) }

  /// The error of an app that asks for another icon.
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

  /// Refuses, once the present turn is over.
  static func setName(_ name: String?, _ completion: (((any Error)?) -> Void)?) {
    guard let completion else { return }
    nonisolated(unsafe) let call = completion
    DispatchQueue.main.async { call(AlternateIconError(name: name)) }
  }
}
