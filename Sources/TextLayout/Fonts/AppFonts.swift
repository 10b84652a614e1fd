/// Font files that an app brings along.
package enum AppFonts {
  /// Makes the faces of a file available by name, like installed ones. Loads fontconfig.
  ///
  /// - Returns: Whether the file exists and has faces.
  package static func add(file path: String) -> Bool { FontEngine.shared.addFont(file: path) }
}
