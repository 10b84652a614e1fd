import Expectations
import Fuzzing
import Testing

@testable import ListCore

struct TokenSelectionTests {
  private let places = TokenSelection(tokens: 3)

  private func text(_ string: String) -> EditedText {
    var text = EditedText()
    text.setText(string)
    return text
  }

  @Test func aCaretInFrontOfATokenSelectsIt() {
    expectEqual(places.nearest(TextSelection(-2), length: 4), TextSelection(-2 ..< -1))
    expectEqual(places.nearest(TextSelection(-9), length: 4), TextSelection(-3 ..< -2))
    expectEqual(places.nearest(TextSelection(0), length: 4), TextSelection(0))
    expectEqual(places.nearest(TextSelection(anchor: 9, focus: -9), length: 4), TextSelection(anchor: 4, focus: -3))
  }

  @Test func rangesNameTokensAndText() {
    expectEqual(places.indices(in: -3..<2), 0..<3)
    expectEqual(places.indices(in: -2 ..< -1), 1..<2)
    expect(places.indices(in: 0..<2).isEmpty)
    expectEqual(places.text(of: TextSelection(anchor: 2, focus: -1)), TextSelection(anchor: 2, focus: 0))
  }

  @Test func arrowKeysSelectTokensOneByOne() throws {
    let text = text("ab")
    var selection = TextSelection(0)
    var seen: [Range<Int>] = []
    for direction in [TextDirection.backward, .backward, .backward, .backward, .forward, .forward, .forward] {
      selection = try require(
        places.moved(selection, .character, direction, extending: false, in: text))
      seen.append(selection.range)
    }
    expectEqual(seen, [-1..<0, -2 ..< -1, -3 ..< -2, -3 ..< -2, -2 ..< -1, -1..<0, 0..<0])
    expectNil(places.moved(selection, .character, .forward, extending: false, in: text), "that is the text's")
    expectNil(places.moved(TextSelection(2), .character, .backward, extending: false, in: text))
  }

  @Test func anArrowKeyCollapsesTheSelectionInItsDirection() {
    let text = text("ab")
    let all = TextSelection(-3..<2)
    expectEqual(places.moved(all, .character, .forward, extending: false, in: text), TextSelection(2))
    expectEqual(places.moved(all, .character, .backward, extending: false, in: text)?.range, -3 ..< -2)
    expectEqual(places.moved(all, .text, .forward, extending: false, in: text), TextSelection(2))
    expectEqual(places.moved(TextSelection(2), .text, .backward, extending: false, in: text)?.range, -3 ..< -2)
  }

  @Test func shiftExtendsOverTokensAndText() {
    let text = text("ab cd")
    let first = places.moved(TextSelection(2), .word, .backward, extending: true, in: text)
    expectNil(first, "from the middle of the text that is the text's")
    let whole = places.moved(TextSelection(anchor: 2, focus: 0), .character, .backward, extending: true, in: text)
    expectEqual(whole, TextSelection(anchor: 2, focus: -1))
    expectEqual(places.moved(TextSelection(2), .text, .backward, extending: true, in: text)?.range, -3..<2)
    let tokens = TextSelection(anchor: -3, focus: 0)
    expectEqual(places.moved(tokens, .word, .forward, extending: true, in: text)?.range, -3..<2)
    expectEqual(places.moved(tokens, .character, .backward, extending: true, in: text)?.range, -3 ..< -1)
  }

  @Test func withoutTokensAllMovementsAreLeftToTheText() {
    for direction in TextDirection.allCases {
      for unit in TextUnit.allCases {
        let moved = TokenSelection(tokens: 0).moved(
          TextSelection(0), unit, direction, extending: true, in: text("ab"))
        expectNil(moved)
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3]) func randomMovementsStayBetweenTheEnds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<700 {
      let places = TokenSelection(tokens: random.below(4))
      let text = text(String("ab cd ef".prefix(random.below(9))))
      var selection = TextSelection(0)
      for _ in 0..<12 {
        let moved = places.moved(
          selection, random.pick(TextUnit.allCases), random.pick(TextDirection.allCases),
          extending: random.oneIn(2), in: text)
        guard let moved else { continue }
        expectEqual(places.nearest(moved, length: text.length), moved, "seed \(seed)")
        selection = moved
      }
    }
  }
}
