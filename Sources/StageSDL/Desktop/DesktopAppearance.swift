import Foundation
import Stage

/// The preference for a dark appearance and for high contrast, from files and the environment.
///
/// They are read from a few small files, so quickly that the first frame has the right colours; `AppearancePortal` asks
/// the desktop itself, later.
enum DesktopAppearance {
  /// - Parameter contents: the text of a file, `nil` if it does not exist.
  static func traits(environment: [String: String], contents: (_ path: String) -> String?) -> StageTraits {
    let (themes, prefersDark) = themes(environment: environment, contents: contents)
    return StageTraits(
      appearance: prefersDark || themes.contains(where: isDark) ? .dark : .light,
      contrast: themes.contains(where: hasHighContrast) ? .high : .normal)
  }

  /// The preferences for this process.
  static func current() -> StageTraits {
    traits(environment: ProcessInfo.processInfo.environment) { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
  }

  /// The names of the active themes, and whether the settings ask programs to use the dark variant of their theme.
  private static func themes(
    environment: [String: String], contents: (_ path: String) -> String?
  ) -> (names: [String], prefersDark: Bool) {
    if let theme = environment["GTK_THEME"], !theme.isEmpty { return ([theme], false) }
    let folder = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" } ?? ""
    guard !folder.isEmpty else { return ([], false) }
    var names: [String] = []
    var prefersDark = false
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard let settings = contents("\(folder)/\(version)/settings.ini").map(keysAndValues) else { continue }
      if let preference = settings["gtk-application-prefer-dark-theme"], ["1", "true"].contains(preference) {
        prefersDark = true
      }
      if let theme = settings["gtk-theme-name"] { names.append(theme) }
    }
    if let scheme = contents("\(folder)/kdeglobals").map(keysAndValues)?["ColorScheme"] { names.append(scheme) }
    return (names, prefersDark)
  }

  /// "Adwaita:dark", "Yaru-dark", "Arc-Dark-solid", "BreezeDark", "HighContrastInverse"; not "Darkroom".
  private static func isDark(_ theme: String) -> Bool {
    let words = words(theme)
    return words.contains("dark") || words.contains("inverse")
  }

  /// "HighContrast", "Breeze High Contrast".
  private static func hasHighContrast(_ theme: String) -> Bool {
    words(theme).joined().contains("highcontrast")
  }

  /// The words of a name, in lowercase letters. A word begins at an uppercase letter after a lowercase one, or after a
  /// separator.
  private static func words(_ name: String) -> [String] {
    var words = [""]
    var isInWord = false
    for letter in name {
      if letter.isUppercase && isInWord || !letter.isLetter { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
      isInWord = letter.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  private static func keysAndValues(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let key = parts[0].trimmingCharacters(in: .whitespaces)
      result[key] = result[key] ?? parts[1].trimmingCharacters(in: .whitespaces)
    }
    return result
  }
}
