import Expectations
import Testing

@testable import TextLayout
@testable import UIKitGraphics

struct NSParagraphStyleTests {
  @Test func theDefaultStyleHasItsDocumentedValues() {
    let style = NSParagraphStyle.default
    expectEqual(style.alignment, .natural)
    expectEqual(style.lineBreakMode, .byWordWrapping)
    expectEqual(style.lineSpacing, 0)
    expectEqual(style.baseWritingDirection, .natural)
  }

  @Test func hyphenationFollowsTheFactorOrTheDefault() {
    let style = NSMutableParagraphStyle()
    expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    expectEqual(style.layoutStyle(.leftToRight).hyphenationFactor, 0)
    style.usesDefaultHyphenation = true
    expectEqual(style.layoutStyle(.leftToRight).hyphenationFactor, 1)
    style.hyphenationFactor = 0.5
    expectEqual((style.copy() as? NSParagraphStyle)?.hyphenationFactor, 0.5)
    expectEqual(style.layoutStyle(.leftToRight).hyphenationFactor, 0.5)
  }

  @Test func copiesAreIndependent() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    expectEqual(copy.lineSpacing, 4)
    expectEqual(copy.alignment, .center)
    let mutable = try require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.headIndent = 3
    expectEqual(copy.headIndent, 0)
    expectEqual(mutable.lineSpacing, 4)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    expectEqual(other, copy)
    expectEqual(other.hash, copy.hash)
  }

  @Test func rawValuesEqualApples() {
    expectEqual(NSTextAlignment.center.rawValue, 1)
    expectEqual(NSTextAlignment.natural.rawValue, 4)
    expectEqual(NSLineBreakMode.byTruncatingTail.rawValue, 4)
    expectEqual(NSWritingDirection.natural.rawValue, -1)
    expectEqual(NSUnderlineStyle.double.rawValue, 9)
    expectEqual(NSUnderlineStyle.patternDash.rawValue, 0x200)
  }

  @Test func naturalAlignmentFollowsTheWritingDirection() {
    let style = NSMutableParagraphStyle()
    expectEqual(style.layoutStyle(.leftToRight).alignment, .left)
    expectEqual(style.layoutStyle(.rightToLeft).alignment, .right)
    style.baseWritingDirection = .rightToLeft
    expectEqual(style.layoutStyle(.leftToRight).alignment, .right)
    style.baseWritingDirection = .leftToRight
    expectEqual(style.layoutStyle(.rightToLeft).alignment, .left)
    style.alignment = .center
    expectEqual(style.layoutStyle(.rightToLeft).alignment, .center)
  }
}
