import Foundation

/// Chooses the language of an app as iOS does: of the languages that the app is translated into, the one that the user
/// prefers.
package enum AppLanguage {
  /// The first of the `preferred` languages that the app has, by its own name, by its language and script, or by its
  /// language only; nil if the app has none of them.
  package static func choice(of available: [String], preferred: [String]) -> String? {
    preferred.lazy.compactMap { best(of: available, for: $0) }.first
  }

  private static func best(of available: [String], for wanted: String) -> String? {
    let wanted = Locale.Language(identifier: wanted)
    let same = available.filter { Locale.Language(identifier: $0).languageCode == wanted.languageCode }
    let written = same.filter { Locale.Language(identifier: $0).script == wanted.script }
    return written.first { Locale.Language(identifier: $0).region == wanted.region } ?? written.first
  }

  /// The languages of the `.lproj` folders among the names of a bundle's files, `Base` excluded.
  package static func languages(ofFolders names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }.sorted()
  }
}
