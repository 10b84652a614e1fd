import Expectations
import PictureTesting
import ScreenTesting
import Testing
import UIKit

@testable import UIKitGraphics

@MainActor @Suite struct WritingDirectionTests {
  private func direction(_ direction: NSWritingDirection, _ kind: NSWritingDirectionFormatType) -> Int {
    direction.rawValue | kind.rawValue
  }

  private func picture(_ text: NSAttributedString) -> [TextPicture.Pixel] {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    label.textAlignment = .left
    label.attributedText = text
    let picture = TextPicture(width: 120, height: 24)
    picture.draw(label)
    return picture.all
  }

  @Test func anOverrideReversesTheLetters() {
    let turned = NSAttributedString(
      string: "HIN", attributes: [.writingDirection: [direction(.rightToLeft, .override)]])
    expectEqual(picture(turned), picture(NSAttributedString(string: "NIH")))
    expect(picture(turned) != picture(NSAttributedString(string: "HIN")))
  }

  @Test func anEmbeddingKeepsTheDirectionOfLetters() {
    let embedded = NSAttributedString(
      string: "HIN", attributes: [.writingDirection: [direction(.rightToLeft, .embedding)]])
    expectEqual(picture(embedded), picture(NSAttributedString(string: "HIN")))
    // Digits behind Hebrew letters stand to their left, in a stretch that runs left to right to their right.
    let text = "\u{5D0}\u{5D1} 12"
    let forced = NSAttributedString(
      string: text, attributes: [.writingDirection: [direction(.leftToRight, .override)]])
    expect(picture(forced) != picture(NSAttributedString(string: text)))
  }

  @Test func adjacentRunsOfEqualDirectionShareTheirControlCharacters() {
    let text = NSMutableAttributedString(
      string: "ab cd", attributes: [.writingDirection: [direction(.rightToLeft, .override)]])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    expectEqual(AttributedRuns(text).withDirectionSigns().string, "\u{202E}ab cd\u{202C}")
    text.addAttribute(
      .writingDirection, value: [direction(.leftToRight, .embedding), direction(.rightToLeft, .embedding)],
      range: NSRange(location: 3, length: 2))
    expectEqual(
      AttributedRuns(text).withDirectionSigns().string, "\u{202E}ab \u{202C}\u{202A}\u{202B}cd\u{202C}\u{202C}")
  }

  @Test func invalidWritingDirectionsAreIgnored() {
    for value in [[] as [Int], [-1], "right"] as [Any] {
      let text = NSAttributedString(string: "HIN", attributes: [.writingDirection: value])
      expectEqual(picture(text), picture(NSAttributedString(string: "HIN")))
    }
  }

  @Test func writingDirectionsDoNotChangeTheLabelsText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "HIN", attributes: [.writingDirection: [direction(.rightToLeft, .override)]])
    expectEqual(label.text, "HIN")
    expectEqual(label.attributedText?.attribute(.writingDirection, at: 0, effectiveRange: nil) as? [Int], [3])
  }
}
