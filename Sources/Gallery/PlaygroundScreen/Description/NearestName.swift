/// Finds the known name that a misspelt one probably means.
enum NearestName {
  /// Longer names are compared with none, so that the cost is bounded.
  static let longestName = 64

  /// The name that is fewest changes away: a letter more, less or another one, or two exchanged; upper and lower case
  /// are alike. Nil if more than a third of the letters differ. Of several, the first.
  ///
  /// - Complexity: O(*n*) names of bounded length.
  static func of(_ name: String, among known: [String]) -> String? {
    guard name.utf16.count <= longestName else { return nil }
    let letters = Array(name.lowercased())
    var nearest: (name: String, distance: Int)?
    for candidate in known where candidate.utf16.count <= longestName {
      let other = Array(candidate.lowercased())
      let most = min(max(max(letters.count, other.count) / 3, 1), (nearest?.distance ?? .max) - 1)
      guard abs(letters.count - other.count) <= most else { continue }
      let distance = distance(letters, other)
      if distance <= most { nearest = (candidate, distance) }
    }
    return nearest?.name
  }

  /// How many changes lead from one word to the other (the restricted distance by Damerau and Levenshtein).
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}

extension [String] {
  /// `“a”, “b” and “c”`.
  var listed: String {
    let quoted = map { "“\($0)”" }
    guard let last = quoted.last, count > 1 else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}
