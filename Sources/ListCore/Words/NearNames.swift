/// Finds the names closest to a misspelt one.
package enum NearNames {
  /// Up to three of some names that differ from `wanted` in at most two letters, or a third of its letters if that is more;
  /// the nearest first.
  ///
  /// - Complexity: the length of the wanted name squared, for each name of about that length.
  package static func near(_ wanted: String, among names: some Sequence<String>) -> [String] {
    let letters = Array(wanted.lowercased())
    let limit = max(2, letters.count / 3)
    var found: [(name: String, distance: Int)] = []
    for name in Set(names) where abs(name.count - letters.count) <= limit {
      let distance = distance(letters, Array(name.lowercased()))
      if distance <= limit { found.append((name, distance)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// The number of letters to add, to leave out or to change (the distance of Levenshtein).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (other, candidate) in right.enumerated() {
        let change = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[other + 1]
        row[other + 1] = min(change, row[other] + 1, diagonal + 1)
      }
    }
    return row[right.count]
  }
}
