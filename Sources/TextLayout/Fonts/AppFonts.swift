/// Font files that an app brings along.
package enum AppFonts {
  /// Lets the faces of a file be found by name, as those that are installed. Loads fontconfig.
  ///
  /// - Returns: Whether the file exists and has faces.
  package static func add(file path: String) -> Bool { FontEngine.shared.addFont(file: path) }
}
