import Expectations
import Fuzzing
import ListCore
import Testing

/// Texts that are searched a part after another.
struct TextSearchPassTests {
  /// The matches of each part.
  private func parts(_ query: String, _ text: String, budget: Int) -> [[Range<Int>]] {
    let paragraphs = TextParagraphs(text)
    var pass = TextSearchPass(TextSearch(query, ignoresCase: true))
    var parts: [[Range<Int>]] = []
    while !pass.isFinished { parts.append(pass.next(budget, in: paragraphs)) }
    return parts
  }

  @Test func searchingInPartsAgreesWithSearchingTheWholeText() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", "A", "é", "e\u{301}", "👍🏽", " ", "\n", "\r\n"]
    for _ in 0..<200 {
      let text = (0..<random.int(0...20_000)).map { _ in random.pick(letters) }.joined()
      let query = (0..<random.int(1...4)).map { _ in random.pick(letters) }.joined()
      var search = TextSearch(query, ignoresCase: true)
      let found = parts(query, text, budget: random.pick([1, 100, 5000, .max])).flatMap(\.self)
      expectEqual(found, search.matches(in: text), "seed \(seed): \(query.debugDescription)")
    }
  }

  @Test func eachPartSearchesAboutItsBudget() {
    let text = String(repeating: "word of a long text\n", count: 10_000)
    expect((4...5).contains(parts("nothing", text, budget: 50_000).count))
    expect(parts("nothing", text.replacing("\n", with: " "), budget: 50_000).count >= 4, "in one paragraph, too")
    let dense = parts("o", text, budget: 50_000)
    expect(dense.count > 8 && dense.allSatisfy { $0.count < 2500 }, "matches cost more than letters")
    expectEqual(parts("o", "", budget: 10), [[]])
  }

  @Test func matchesAcrossPartsAreFound() {
    let text = String(repeating: "x", count: 4094) + "needle" + String(repeating: "y", count: 10)
    expectEqual(parts("needle", text, budget: 1).flatMap(\.self), [4094..<4100])
    let lines = "one\ntwo\nthree"
    expectEqual(parts("e\nt", lines, budget: 1).flatMap(\.self), [2..<5])
    let accent = String(repeating: "x", count: 4095) + "e\u{301}"
    expect(parts("e", accent, budget: 1).flatMap(\.self).isEmpty, "the accent comes with the next part")
  }
}
