/// Public names with a leading underscore are forced by Linux; symbol graphs leave them out, so the sources are read
/// for them. Each is on the allow-list, with its reason.
struct UnderscoredNameCheck {
  let allowed: Set<String>
  /// The modules that Apple has too.
  let modules: Set<String>

  func problems(in files: [SourceFile]) -> [Problem] {
    files.filter { modules.contains($0.module ?? "") }.flatMap { file in
      file.code.enumerated().compactMap { index, line in
        guard let name = UnderscoredNameCheck.declaredName(in: line), !allowed.contains(name) else { return nil }
        return Problem(
          path: file.path, line: index + 1,
          message: "\(name) is public, Apple has none, and Data/compatibility-allow-list.tsv gives no reason for it")
      }
    }
  }

  /// `_makeIndexPath` for `public static func _makeIndexPath(row: Int)`.
  static func declaredName(in line: String) -> String? {
    guard line.has("public") || line.has("open") else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let kinds: Set<String> = [
      "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "associatedtype", "actor",
    ]
    guard words.contains("public") || words.contains("open") else { return nil }
    for (word, next) in zip(words, words.dropFirst()) where kinds.contains(word) && next.hasPrefix("_") && next != "_" {
      return next
    }
    return nil
  }
}
