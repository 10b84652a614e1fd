import Foundation

extension Locale {
  /// The locale of the app: the one that its user defaults name, as after a start with `-AppleLocale` or `--locale`. Foundation's
  /// `Locale.current` does not follow it on Linux.
  package static var ofApp: Locale {
    UserDefaults.standard.string(forKey: "AppleLocale").map(Locale.init(identifier:)) ?? .current
  }
}
