import Foundation

/// The accent colour of an app, which its windows have as their tint [D: "Specifying your app's color scheme"].
enum AccentColor {
  /// The name that Xcode's project templates use; also used if the property list has no name.
  private static let usualName = "AccentColor"

  /// The app's accent colour; nil if the app's asset catalogs have no colour of the name. Reads the catalogs.
  static var ofApp: UIColor? {
    color(named: Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String, in: nil)
  }

  /// - Parameter name: The name in the property list, where Xcode's builds write it from a setting of the project.
  static func color(named name: String?, in bundle: Bundle?) -> UIColor? {
    UIColor(named: name ?? usualName, in: bundle, compatibleWith: nil)
  }
}
