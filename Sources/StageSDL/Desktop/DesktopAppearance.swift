import Foundation
import Stage

/// Whether the desktop's settings ask for a dark appearance, as far as files and the environment tell.
///
/// Costs a few small files, so that the first frame has the right colours; `AppearancePortal` asks the desktop
/// itself, later.
enum DesktopAppearance {
  /// - Parameter contents: the text of a file, `nil` when there is none.
  static func appearance(
    environment: [String: String], contents: (_ path: String) -> String?
  ) -> StageTraits.Appearance {
    if let theme = environment["GTK_THEME"], !theme.isEmpty { return isDark(theme: theme) ? .dark : .light }
    let folder = environment["XDG_CONFIG_HOME"] ?? environment["HOME"].map { $0 + "/.config" } ?? ""
    guard !folder.isEmpty else { return .light }
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard let settings = contents("\(folder)/\(version)/settings.ini").map(keysAndValues) else { continue }
      if let prefersDark = settings["gtk-application-prefer-dark-theme"], ["1", "true"].contains(prefersDark) {
        return .dark
      }
      if let theme = settings["gtk-theme-name"], isDark(theme: theme) { return .dark }
    }
    let plasma = contents("\(folder)/kdeglobals").map(keysAndValues) ?? [:]
    if let scheme = plasma["ColorScheme"], scheme.lowercased().contains("dark") { return .dark }
    return .light
  }

  /// The same for this process.
  static func current() -> StageTraits.Appearance {
    appearance(environment: ProcessInfo.processInfo.environment) { path in
      try? String(contentsOfFile: path, encoding: .utf8)
    }
  }

  /// "Adwaita:dark", "Yaru-dark", "Arc-Dark-solid".
  private static func isDark(theme: String) -> Bool {
    theme.lowercased().split { ":-_ ".contains($0) }.contains("dark")
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
