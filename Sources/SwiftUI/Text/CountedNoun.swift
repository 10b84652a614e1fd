/// Inflects the noun after a number for the plural, by the rules of English. Other languages, and irregular plurals,
/// are left unchanged [?].
enum CountedNoun {
  /// Returns "3 books" for "3 book". A phrase that begins with no number, or with 1, is unchanged.
  static func agreeing(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, let number = words.first, number.contains(where: \.isNumber), number != "1",
      let noun = words.last, let letter = noun.last, letter.isASCII, letter.isLetter
    else { return phrase }
    return phrase.dropLast(noun.count) + plural(of: String(noun))
  }

  private static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }
}
