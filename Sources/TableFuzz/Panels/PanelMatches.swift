/// The number of occurrences of a word in a text, for each way in which a find panel matches words.
struct PanelMatches {
  private let query: [Character]
  private let text: [Character]

  init(of query: String, in text: String) {
    self.query = Array(query)
    self.text = Array(text)
  }

  /// Case-sensitive or not; anywhere, at word starts, and as whole words.
  var counts: Set<Int> {
    guard !query.isEmpty else { return [0] }
    let ways = [(false, false), (true, false), (true, true)]
    return Set(
      [false, true].flatMap { ignoresCase in ways.map { count(ignoresCase, startsWord: $0.0, endsWord: $0.1) } })
  }

  private func count(_ ignoresCase: Bool, startsWord: Bool, endsWord: Bool) -> Int {
    var (place, count) = (0, 0)
    while place + query.count <= text.count {
      let end = place + query.count
      let isMatch = zip(text[place..<end], query).allSatisfy { letter, wanted in
        ignoresCase ? letter.lowercased() == wanted.lowercased() : letter == wanted
      }
      if isMatch, !startsWord || isBoundary(place), !endsWord || isBoundary(end) {
        count += 1
        place = end
      } else {
        place += 1
      }
    }
    return count
  }

  private func isBoundary(_ place: Int) -> Bool {
    place == 0 || place == text.count || text[place - 1].isLetter != text[place].isLetter
  }
}
