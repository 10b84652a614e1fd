/// A Swift source as the checks see it.
struct SourceFile: Sendable {
  /// Relative to the root of the repository.
  let path: String
  /// As written.
  let lines: [String]
  /// The lines, with comments and the contents of string literals replaced by spaces.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.separateLines
    code = SourceScanner.blankingCommentsAndStrings(text).separateLines
  }

  /// The module that a file of `Sources` belongs to: `UIKitCore` for `Sources/UIKitCore/View/UIView.swift`.
  var module: String? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return String(parts[1])
  }
}
