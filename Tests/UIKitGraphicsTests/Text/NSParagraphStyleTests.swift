import Testing

@testable import TextLayout
@testable import UIKitGraphics

struct NSParagraphStyleTests {
  @Test func theDefaultStyle() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0)
    #expect(style.baseWritingDirection == .natural)
  }

  @Test func wordsAreDividedByAFactorOrByDefault() {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    #expect(style.layoutStyle(.leftToRight).hyphenationFactor == 0)
    style.usesDefaultHyphenation = true
    #expect(style.layoutStyle(.leftToRight).hyphenationFactor == 1)
    style.hyphenationFactor = 0.5
    #expect((style.copy() as? NSParagraphStyle)?.hyphenationFactor == 0.5)
    #expect(style.layoutStyle(.leftToRight).hyphenationFactor == 0.5)
  }

  @Test func copiesAreIndependent() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 8
    #expect(copy.lineSpacing == 4)
    #expect(copy.alignment == .center)
    let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
    mutable.headIndent = 3
    #expect(copy.headIndent == 0)
    #expect(mutable.lineSpacing == 4)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(copy)
    #expect(other == copy)
    #expect(other.hash == copy.hash)
  }

  @Test func rawValuesAreApples() {
    #expect(NSTextAlignment.center.rawValue == 1)
    #expect(NSTextAlignment.natural.rawValue == 4)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSWritingDirection.natural.rawValue == -1)
    #expect(NSUnderlineStyle.double.rawValue == 9)
    #expect(NSUnderlineStyle.patternDash.rawValue == 0x200)
  }

  @Test func naturalAlignmentFollowsTheDirectionThatWasGiven() {
    let style = NSMutableParagraphStyle()
    #expect(style.layoutStyle(.leftToRight).alignment == .left)
    #expect(style.layoutStyle(.rightToLeft).alignment == .right)
    style.baseWritingDirection = .rightToLeft
    #expect(style.layoutStyle(.leftToRight).alignment == .right)
    style.baseWritingDirection = .leftToRight
    #expect(style.layoutStyle(.rightToLeft).alignment == .left)
    style.alignment = .center
    #expect(style.layoutStyle(.rightToLeft).alignment == .center)
  }
}
