import Expectations
import Fuzzing
import Testing

@testable import ListCore

@Suite("Two texts in a row of a fixed height")
struct StackedTextsTests {
  private let title = StackedTexts.Text(height: 60, line: 20)
  private let detail = StackedTexts.Text(height: 30, line: 15)

  private func heights(_ texts: StackedTexts) -> [Double] { [texts.first, texts.gap, texts.second] }

  @Test("texts that fit keep their heights")
  func enoughRoom() {
    expectEqual(heights(StackedTexts(title, detail, gap: 3, room: 93)), [60, 3, 30])
  }

  @Test(
    "whole lines are cut off, those of the second text first",
    arguments: [(92.0, 60.0, 15.0), (78, 60, 15), (77, 40, 30), (58, 40, 15), (38, 20, 15)])
  func cutLines(room: Double, first: Double, second: Double) {
    expectEqual(heights(StackedTexts(title, detail, gap: 3, room: room)), [first, 3, second])
  }

  @Test("if one line of each does not fit, the gap shrinks first, then the lines")
  func pressedTogether() {
    expectEqual(heights(StackedTexts(title, detail, gap: 3, room: 36)), [20, 1, 15])
    let pressed = StackedTexts(title, detail, gap: 3, room: 28)
    expect(pressed.first == 16 && pressed.gap == 0 && pressed.second == 12)
  }

  @Test("if the letters of both texts would be cut, the second one is left out")
  func secondLeftOut() {
    expectEqual(heights(StackedTexts(title, detail, gap: 3, room: 27)), [20, 0, 0])
    expectEqual(heights(StackedTexts(title, detail, gap: 3, room: 10)), [10, 0, 0])
  }

  @Test("a single text has the whole height")
  func alone() {
    let none = StackedTexts.Text(height: 0, line: 15)
    expectEqual(heights(StackedTexts(title, none, gap: 3, room: 44)), [40, 0, 0])
    expectEqual(heights(StackedTexts(none, detail, gap: 3, room: 20)), [0, 0, 15])
  }

  @Test("random texts stay within the height")
  func random() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    for _ in 0..<10_000 {
      let texts = (0..<2).map { _ in
        let line = random.double(5...70)
        return StackedTexts.Text(height: line * Double(random.int(0...4)), line: line)
      }
      let room = random.double(0...200)
      let stack = StackedTexts(texts[0], texts[1], gap: random.double(0...6), room: room)
      expect(
        stack.height <= room + 1e-9 && stack.first <= texts[0].height && stack.second <= texts[1].height
          && stack.gap >= 0 && stack.second >= 0,
        "seed \(FuzzSeed.ofRun): \(texts) in \(room): \(stack)")
    }
  }
}
