import Fuzzing
import ListCore

/// Compares `SearchIndex` with a search in whole strings, while a query grows and shrinks as if typed.
struct SearchModel: FuzzModel {
  static let name = "search"
  static let stepCost = 4

  private var generator: SeededGenerator
  private var folding = SearchFolding(language: "en")
  private var fieldCount = 1
  private var elements: [[String]] = []
  /// The elements without capitals and accents.
  private var plainElements: [[String]] = []
  private var index = SearchIndex(fieldCount: 1)
  private var text = ""
  private var last: (query: SearchQuery, matches: SearchMatches)?

  init(generator: SeededGenerator) { self.generator = generator }

  mutating func step() throws(Mismatch) {
    if elements.isEmpty || generator.oneIn(20) { fill() }
    type()
    let query = SearchQuery(text, &folding)
    let words = words
    let expected = plainElements.indices.filter { isFound(words, plainElements[$0]) }
    guard !query.isEmpty else { return }
    let matches = index.matches(query)
    try expect(matches.elements.map(Int.init), is: expected, "what '\(text)' finds in \(elements)")
    if let last, query.narrows(last.query) {
      try expect(index.matches(query, among: last.matches.elements), is: matches, "what is left of '\(text)'")
    }
    let ranks = expected.map { rank(words, plainElements[$0]) }
    let ranked = zip(expected, ranks).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    try expect(matches.ranked.map(Int.init), is: ranked, "the order of what '\(text)' finds in \(elements)")
    last = (query, matches)
  }

  private mutating func fill() {
    fieldCount = generator.int(1...3)
    elements = (0..<generator.int(1...12)).map { _ in (0..<fieldCount).map { _ in word(8) } }
    plainElements = elements.map { $0.map(plain) }
    index = SearchIndex(fieldCount: fieldCount)
    for text in elements.joined() { index.append(text, &folding) }
    last = nil
  }

  private mutating func word(_ most: Int) -> String {
    String(
      (0..<generator.int(0...most)).map { _ in generator.pick(["a", "B", "á", "ß", " ", "-", "ａ"] as [Character]) })
  }

  private mutating func type() {
    if generator.oneIn(5) {
      text = word(3)
    } else if generator.oneIn(4) {
      text = String(text.dropLast())
    } else {
      text += word(1)
    }
    if text.count > 6 { text = "" }
  }

  // MARK: The reference

  private func plain(_ text: String) -> String {
    String(text.lowercased().flatMap { ["á": "a", "ａ": "a", "ß": "ss"][$0] ?? String($0) })
  }

  private var words: [String] {
    var words: [String] = []
    for word in plain(text).split(separator: " ").map(String.init) where !words.contains(word) { words.append(word) }
    return words
  }

  private func isFound(_ words: [String], _ element: [String]) -> Bool {
    words.allSatisfy { word in element.contains { $0.contains(word) } }
  }

  private func rank(_ words: [String], _ element: [String]) -> Int {
    words.reduce(0) { sum, word in
      let ranks = element.enumerated().compactMap { field, text in
        standing(word, text).map { $0 * fieldCount + field }
      }
      return sum + (ranks.min() ?? 0)
    }
  }

  private func standing(_ word: String, _ text: String) -> Int? {
    guard text.contains(word) else { return nil }
    if text.hasPrefix(word) { return 0 }
    return text.contains(" " + word) || text.contains("-" + word) ? 1 : 2
  }
}
