import Expectations
import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor struct TextLineTests {
  private func attributes<Content: View>(_ view: Content) throws -> [NSAttributedString.Key: Any] {
    let hosted = Hosted(view)
    let label = try require(hosted.views.first as? UILabel)
    let text = try require(label.attributedText)
    return text.attributes(at: 0, effectiveRange: nil)
  }

  @Test func lineModifiersOfAViewApplyToItsTexts() throws {
    let values = try attributes(
      VStack { Text("a") }.underline(pattern: .dash, color: .red).strikethrough().kerning(2).baselineOffset(3))
    let dashed = NSUnderlineStyle.single.union(.patternDash).rawValue
    expectEqual(values[.underlineStyle] as? Int, dashed)
    expectEqual(values[.underlineColor] as? UIColor, UIColor.systemRed)
    expectEqual(values[.strikethroughStyle] as? Int, NSUnderlineStyle.single.rawValue)
    expect(values[.kern] as? CGFloat == 2 && values[.baselineOffset] as? CGFloat == 3)
  }

  @Test func aTextOverridesInheritedLineModifiers() throws {
    let values = try attributes(
      VStack { Text("a").underline(false).strikethrough(pattern: .dot).tracking(4) }.underline().kerning(2))
    expect(values[.underlineStyle] == nil && values[.kern] as? CGFloat == 4)
    expectEqual(values[.strikethroughStyle] as? Int, NSUnderlineStyle.single.union(.patternDot).rawValue)
    let tracked = try attributes(VStack { Text("a") }.tracking(5).underline(true, pattern: .dashDot))
    expectEqual(tracked[.kern] as? CGFloat, 5)
    expectEqual(tracked[.underlineStyle] as? Int, NSUnderlineStyle.single.union(.patternDashDot).rawValue)
    let styles: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    expect(Set(styles).count == 5 && Text.LineStyle.single == Text.LineStyle(pattern: .solid, color: nil))
  }

  @Test func monospacedLettersHaveOneWidth() throws {
    let hosted = Hosted(
      VStack {
        Text("iiii").monospaced(); Text("MMMM").monospaced(); Text("iiii").monospaced(false)
      })
    let widths = hosted.frames.map(\.width)
    expect(widths[0] == widths[1] && widths[2] < widths[0])
  }
}
