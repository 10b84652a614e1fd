/// A text file of the texts that a screen reader would read in an app.
@MainActor
enum AccessibilityFile {
  /// Writes the trees of the visible windows, the front one first. Returns the error as text; `nil` on success.
  static func write(_ windows: [UIWindow], to file: String) -> String? {
    let shown = windows.filter { !$0.isHidden }.reversed()
    let text = shown.map { AccessibilityTree(of: $0).text }.joined(separator: "\n") + "\n"
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      return nil
    } catch {
      return "\(file): \(error.localizedDescription)"
    }
  }
}
