import CoreGraphics
import Expectations
import Testing
import TextLayout

/// A column with a gap in its middle, from one height to another.
private struct Gap: LineSpaces {
  var gap: ClosedRange<Double>
  var heights: ClosedRange<Double>

  func spaces(for line: ProposedLine) -> [LineSpace] {
    guard line.top < heights.upperBound, line.top + line.height > heights.lowerBound else {
      return [LineSpace(room: line.extent, top: line.top)]
    }
    let rooms = [line.extent.lowerBound...gap.lowerBound, gap.upperBound...line.extent.upperBound]
    return (line.isRightToLeft ? rooms.reversed() : rooms).map { LineSpace(room: $0, top: line.top) }
  }
}

private struct Ending: LineSpaces {
  var bottom: Double

  func spaces(for line: ProposedLine) -> [LineSpace] {
    line.top + line.height <= bottom ? [LineSpace(room: line.extent, top: line.top)] : []
  }
}

struct LineSpacesTests {
  private let text = "The quick brown fox jumps over the lazy dog and runs on through the wood until the evening comes."
  private let gap = Gap(gap: 80...120, heights: 30...60)

  private func frame(_ text: String, _ spaces: any LineSpaces, lineLimit: Int = 0, _ mode: LineBreakMode? = nil)
    -> TextFrame
  {
    TextFrame.frame(for: content(text), width: 200, lineLimit: lineLimit, lineBreakMode: mode, spaces: spaces)
  }

  @Test func linesAroundAnExclusionCoverTheText() {
    for text in [text, "", "one", "a\n\nb\n", text + "\n" + text, "היום יום יפה מאוד " + text] {
      let frame = frame(text, gap)
      var end = 0
      for line in frame.lines {
        expectEqual(line.range.lowerBound, end, "\(text)")
        end = line.range.upperBound
      }
      expectEqual(end, text.utf16.count, "\(text)")
    }
  }

  @Test func linesBesideAnExclusionHaveTwoParts() {
    let lines = frame(text, gap).lines
    let beside = lines.filter { $0.room != 0...200 }
    expect(beside.count >= 4 && beside.count % 2 == 0)
    for line in lines {
      let room = line.room ?? 0...200
      expect(line.rect.minX >= room.lowerBound - 0.01 && line.rect.maxX <= room.upperBound + 0.01)
    }
    for pair in stride(from: 0, to: beside.count, by: 2) {
      expect(
        beside[pair].rect.minY == beside[pair + 1].rect.minY && beside[pair].baseline == beside[pair + 1].baseline)
      expect(beside[pair].rect.maxX < beside[pair + 1].rect.minX)
    }
  }

  @Test func wordsAreNotSplitAtAnExclusion() {
    let words = Set(text.split(separator: " "))
    for line in frame(text, gap).lineTexts {
      expect(line.split(separator: " ").allSatisfy { words.contains($0) }, "\(line)")
    }
  }

  @Test func aWordThatFitsOnlyBelowTheExclusionMovesThere() {
    let narrow = Gap(gap: 20...180, heights: 0...60)
    let frame = frame("Extraordinary words", narrow)
    expect(frame.lineTexts == ["Extraordinary words"] && frame.lines[0].rect.minY >= 60)
  }

  @Test func aWordThatFitsInNoLineIsBroken() {
    let narrow = Gap(gap: 20...180, heights: 0...1e9)
    let frame = frame("Extraordinary", narrow)
    expect(frame.lineCount > 3 && frame.lineTexts.joined() == "Extraordinary")
  }

  @Test func caretsAndHitTestsAgreeAroundAnExclusion() {
    for text in [text, text + "\n" + text] {
      let frame = frame(text, gap)
      for offset in 0..<text.utf16.count {
        let caret = frame.caretRect(at: offset)
        expectEqual(frame.closestOffset(to: CGPoint(x: caret.minX, y: caret.midY)), offset, "at \(offset)")
      }
    }
  }

  @Test func rightToLeftTextFillsTheRightPartFirst() {
    let lines = frame(String(repeating: "שלום עולם ", count: 20), gap).lines
    let beside = lines.filter { $0.room != 0...200 }
    expect(beside.count >= 4)
    expect(beside[0].room == 120...200 && beside[1].room == 0...80)
    expect(abs(beside[0].rect.maxX - 200) < 6)
  }

  @Test func theLineLimitTruncatesTheLastPartOfALine() {
    let frame = frame(text, Gap(gap: 80...120, heights: 0...1000), lineLimit: 2, .truncateTail)
    expect(frame.isTruncated && frame.lineCount == 4)
    expectEqual(frame.lines.last?.range.upperBound, text.utf16.count)
    expect(!self.frame(text, gap).isTruncated)
  }

  @Test func textBeyondTheEndOfTheContainerIsTruncated() {
    let line = Double(TextFrame.frame(for: content("x"), width: 200).size.height)
    let cut = frame(text, Ending(bottom: 2.5 * line))
    expect(cut.lineCount == 2 && cut.isTruncated && cut.lines[1].range.upperBound == text.utf16.count)
    let none = frame(text, Ending(bottom: 0))
    expect(none.isTruncated && none.lineCount == 1 && none.lines[0].range == 0..<text.utf16.count)
  }

  @Test func aContainerWithoutExclusionsIsLaidOutAsUsual() {
    struct Whole: LineSpaces {
      func spaces(for line: ProposedLine) -> [LineSpace] { [LineSpace(room: line.extent, top: line.top)] }
    }
    var style = ParagraphStyle(lineSpacing: 3, paragraphSpacing: 7, paragraphSpacingBefore: 2)
    for (first, head, tail) in [(0.0, 0.0, 0.0), (20, 10, -15), (0, 12, 150)] {
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (first, head, tail)
      for alignment in [TextAlignment.natural, .center, .right] {
        style.alignment = alignment
        let content = content(text + "\n" + text, paragraph: style)
        let flowed = TextFrame.frame(for: content, width: 200, spaces: Whole())
        let column = TextFrame.frame(for: content, width: 200)
        expectEqual(flowed.lines.map(\.range), column.lines.map(\.range), "\(first) \(head) \(tail)")
        for (one, other) in zip(flowed.lines, column.lines) {
          expect(abs(one.rect.minX - other.rect.minX) < 0.05 && abs(one.rect.minY - other.rect.minY) < 0.05)
          expect(abs(one.baseline - other.baseline) < 0.05)
        }
      }
    }
  }

  @Test func aLongParagraphIsShapedInParts() {
    let long = String(repeating: text + " ", count: 400)
    let frame = frame(long, Gap(gap: 80...120, heights: 0...1e9))
    expect(frame.lineCount > 2000 && frame.lines.last?.range.upperBound == long.utf16.count)
  }
}
