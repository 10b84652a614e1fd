import Foundation
import ListCore

/// The titles of an index for names in a language, and the assignment of names to titles.
public struct IndexAlphabet: Sendable {
  /// The title for names that begin with no letter of the alphabet.
  public static let others = NameAlphabet.others

  private let alphabet: NameAlphabet

  /// The alphabet of a locale's language. Chinese names are listed by their Latin spelling.
  public init(locale: Locale = .current) { alphabet = NameAlphabet(locale: locale) }

  /// The letters in the language's order, followed by ``others``.
  public var titles: [String] { alphabet.titles }

  /// The title for a name. O(log n) comparisons in the alphabet's letters.
  public func title(for name: String) -> String { alphabet.title(for: name) }

  /// The order of two names in the language.
  public func precedes(_ name: String, _ other: String) -> Bool { alphabet.precedes(name, other) }
}
