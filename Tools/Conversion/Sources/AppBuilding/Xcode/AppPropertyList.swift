/// The `Info.plist` of an app as Xcode makes it, from the values of the file and of the build settings.
struct AppPropertyList {
  private let settings: BuildSettings

  init(_ settings: BuildSettings) { self.settings = settings }

  /// - Parameter file: The values of the file, whose variables are replaced.
  func completed(_ file: [String: Any]) -> [String: Any] {
    var values = generated
    values["NSAccentColorName"] = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
    for (key, value) in file { values[key] = expanded(value, 0) }
    return values
  }

  private var generated: [String: Any] {
    guard settings.isYes("GENERATE_INFOPLIST_FILE") else { return [:] }
    let name = settings["PRODUCT_NAME"] ?? ""
    var values: [String: Any] = [
      "CFBundleName": name, "CFBundleExecutable": settings["PRODUCT_MODULE_NAME"] ?? name,
      "CFBundlePackageType": "APPL",
      "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name,
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
    ]
    let prefix = "INFOPLIST_KEY_"
    for setting in settings.names(withPrefix: prefix) {
      let key = String(setting.dropFirst(prefix.count))
      if key == "UIApplicationSceneManifest_Generation" {
        if settings.isYes(setting) {
          values["UIApplicationSceneManifest"] =
            ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
        }
      } else if let text = settings[setting] {
        values[key] = Self.value(text, key)
      }
    }
    return values
  }

  private static func value(_ text: String, _ key: String) -> Any {
    if key.contains("UISupportedInterfaceOrientations") { return text.split(separator: " ").map(String.init) }
    return ["YES": true, "NO": false][text] ?? text as Any
  }

  private static let mostDepth = 32

  private func expanded(_ value: Any, _ depth: Int) -> Any {
    if depth > Self.mostDepth { return value }
    if let text = value as? String { return settings.expanded(text) }
    if let list = value as? [Any] { return list.map { expanded($0, depth + 1) } }
    if let values = value as? [String: Any] { return values.mapValues { expanded($0, depth + 1) } }
    return value
  }
}
