/// The options that every app accepts on its command line.
package struct LaunchOptions: Equatable {
  /// The path of the picture to write; `nil` if none is requested.
  package var snapshot: String?
  /// The file for the text of the accessibility tree. If it or a picture is requested, no window is opened.
  package var accessibility: String?
  /// In points.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: CGFloat?
  package var appearance: UIUserInterfaceStyle?
  package var contrast: UIAccessibilityContrast?
  package var contentSizeCategory: UIContentSizeCategory?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// A language with or without a region: `zh_TW`, `ar`.
  package var locale: String?
  package var showsHelp = false

  package init() {}

  /// The size of a phone.
  package static let defaultSize = CGSize(width: 390, height: 844)
  package static let defaultScale: CGFloat = 2

  /// Whether a file is requested instead of a window.
  package var writesFiles: Bool { snapshot != nil || accessibility != nil }

  /// The traits of the scene. A right-to-left language reverses the layout direction, unless an option sets the
  /// direction.
  package var sceneSettings: SceneSettings {
    SceneSettings(
      contentSizeCategory: contentSizeCategory ?? .large, appearance: appearance, contrast: contrast,
      layoutDirection: layoutDirection ?? (isRightToLeftLocale ? .rightToLeft : .leftToRight))
  }

  private var isRightToLeftLocale: Bool {
    guard let locale else { return false }
    return Locale.Language(identifier: locale).characterDirection == .rightToLeft
  }
}

/// The reason why a command line is invalid.
package struct LaunchOptionFailure: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// The text that `--help` prints.
extension LaunchOptions {
  package static func help(program: String) -> String {
    """
    Usage: \(program) [OPTION]… [ARGUMENT]…

    Opens a window, or renders the first screen into a picture. Options of every app on this UIKit:

      --snapshot FILE       render into FILE, a PNG, without a window
      --accessibility FILE  write what a screen reader reads of it into FILE, as text, without a window
      --size WIDTHxHEIGHT   size in points (390x844)
      --scale NUMBER        pixels a point (2 in a picture, the desktop's in a window)
      --appearance NAME     light or dark (the desktop's)
      --contrast NAME       normal or high (the desktop's)
      --text-size NAME      \(textSizeNames.joined(separator: ", ").wrapped(indentedBy: 24, width: 100)) (large)
      --direction NAME      ltr or rtl (the locale's)
      --locale NAME         language and region, such as zh_TW or ar
      --help                print this and stop

    Everything else is the app's own.
    """
  }
}

extension String {
  /// The words in lines of at most `width` characters, all lines but the first indented.
  fileprivate func wrapped(indentedBy indent: Int, width: Int) -> String {
    var lines = [""]
    for word in split(separator: " ") {
      if indent + lines[lines.count - 1].count + word.count + 1 > width { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? String(word) : " \(word)"
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
