import Expectations
import Foundation
import Fuzzing
import Testing

@testable import UIKitGraphics

/// The attributed text that labels and fields keep, beside Foundation's.
@MainActor
struct AttributedRunsTests {
  private let bold = NSAttributedString.Key("bold")
  private let link = NSAttributedString.Key("link")

  @Test func anImmutableAttributedStringIsReturnedUnchanged() {
    let text = NSAttributedString(string: "whole", attributes: [bold: 1])
    expect(AttributedRuns(text).attributedString === text)
  }

  @Test func runsKeepACopyOfAMutableString() {
    let text = NSMutableAttributedString(string: "before", attributes: [bold: 1])
    let kept = AttributedRuns(text)
    text.replaceCharacters(in: NSRange(location: 0, length: 6), with: "after")
    expectEqual(kept.string, "before")
    expectEqual(kept.attributedString, NSAttributedString(string: "before", attributes: [bold: 1]))
  }

  @Test func runsAreEqualByTextAndAttributes() {
    var divided = AttributedRuns("abcd", attributes: [bold: 1])
    divided.addAttributes([bold: 1], in: 1..<3)
    expectEqual(divided.runs.count, 3)
    expectEqual(divided, AttributedRuns("abcd", attributes: [bold: 1]))
    divided.addAttributes([link: "x"], in: 2..<3)
    expect(divided != AttributedRuns("abcd", attributes: [bold: 1]))
    expect(AttributedRuns("é") != AttributedRuns("e\u{301}"), "units, not letters")
  }

  /// Whatever is done to both, they say the same.
  @Test func randomChangesAgreeWithFoundation() {
    var random = SeededGenerator(seed: FuzzSeed.ofRun)
    for round in 0..<300 {
      let start = String(repeating: "ab🙂", count: random.int(0...5))
      let reference = NSMutableAttributedString(string: start)
      var runs = AttributedRuns(start)
      for step in 0..<20 {
        let lower = random.int(0...runs.length)
        let upper = random.int(lower...runs.length)
        let range = NSRange(location: lower, length: upper - lower)
        let attributes: [NSAttributedString.Key: Any] = [random.oneIn(2) ? bold : link: random.int(1...3)]
        switch random.below(3) {
        case 0:
          reference.addAttributes(attributes, range: range)
          runs.addAttributes(attributes, in: lower..<upper)
        case 1:
          reference.setAttributes(attributes, range: range)
          runs.setAttributes(attributes, in: lower..<upper)
        default:
          // Halves of a letter are not put asunder: Foundation replaces them by marks of their own.
          guard isWhole(lower, reference.string), isWhole(upper, reference.string) else { continue }
          let added = random.pick(["", "x", "xyz", "🙂"])
          reference.replaceCharacters(in: range, with: NSAttributedString(string: added, attributes: attributes))
          runs.replace(lower..<upper, with: added, attributes: attributes)
        }
        expect(
          runs == AttributedRuns(reference) && runs.length == reference.length && isWithoutGaps(runs),
          "seed \(FuzzSeed.ofRun), round \(round), step \(step)")
      }
      expectEqual(AttributedRuns(runs.attributedString), runs)
    }
  }

  private func isWhole(_ offset: Int, _ text: String) -> Bool {
    let units = Array(text.utf16)
    return offset == units.count || !UTF16.isTrailSurrogate(units[offset])
  }

  private func isWithoutGaps(_ runs: AttributedRuns) -> Bool {
    var end = 0
    for run in runs.runs {
      guard run.range.lowerBound == end, !run.range.isEmpty else { return false }
      end = run.range.upperBound
    }
    return end == runs.length
  }
}
