import Expectations
import Testing
import UIKitGraphics

struct AttributedStringConversionTests {
  private enum Mood: AttributedStringKey {
    typealias Value = String
    static let name = "mood"
  }

  private struct FontsOnly: AttributeScope {
    let font: AttributeScopes.UIKitAttributes.FontAttribute
    let mood: Mood
  }

  private func sample() -> AttributedString {
    var text = AttributedString("Héllo 😀 there")
    text.font = UIFont.boldSystemFont(ofSize: 20)
    text.kern = 2
    if let range = text.range(of: "😀") {
      text[range].foregroundColor = UIColor.red
      text[range].underlineStyle = [.single, .patternDash]
      text[range].link = URL(string: "https://example.com")
    }
    return text
  }

  @Test func attributesConvertToTheirUIKitKeys() {
    let text = NSAttributedString(sample())
    expectEqual(text.string, "Héllo 😀 there")
    expectEqual(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 20))
    expectEqual(text.attribute(.kern, at: 13, effectiveRange: nil) as? CGFloat, 2)
    var range = NSRange()
    expectEqual(text.attribute(.foregroundColor, at: 6, effectiveRange: &range) as? UIColor, .red)
    expectEqual(range, NSRange(location: 6, length: 2), "ranges count UTF-16")
    let style = NSUnderlineStyle([.single, .patternDash]).rawValue
    expectEqual(text.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int, style)
    expect(text.attribute(.link, at: 6, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
    expectNil(text.attribute(.foregroundColor, at: 0, effectiveRange: nil))
  }

  @Test func conversionRoundTrips() {
    expectEqual(AttributedString(NSAttributedString(sample())), sample())
    let shadow = NSShadow()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSAttributedString(
      string: "a",
      attributes: [
        .shadow: shadow, .paragraphStyle: style, .strokeWidth: -3, .ligature: 0, .obliqueness: 0.25,
        .baselineOffset: 1.5 as CGFloat, .strikethroughStyle: 1, .link: "https://example.com/a",
      ])
    let value = AttributedString(text)
    expectEqual(value.shadow, shadow)
    expectEqual(value.paragraphStyle, style)
    expect(value.strokeWidth == -3 && value.ligature == 0 && value.obliqueness == 0.25 && value.baselineOffset == 1.5)
    expectEqual(value.strikethroughStyle, .single)
    expect(value.link == URL(string: "https://example.com/a"), "links may be strings")
  }

  @Test func aScopeExcludesOtherAttributes() throws {
    let fonts = try NSAttributedString(sample(), including: FontsOnly.self)
    expect(fonts.attribute(.font, at: 6, effectiveRange: nil) is UIFont)
    expectNil(fonts.attribute(.foregroundColor, at: 6, effectiveRange: nil))
    let foundation = try NSAttributedString(sample(), including: \.foundation)
    expect(foundation.attribute(.link, at: 6, effectiveRange: nil) is URL)
    expectNil(foundation.attribute(.kern, at: 6, effectiveRange: nil))
    let whole = try AttributedString(NSAttributedString(sample()), including: \.uiKit)
    expectEqual(whole, sample(), "UIKit's scope has Foundation's in it")
    expectNil(try AttributedString(NSAttributedString(sample()), including: FontsOnly.self).kern)
  }

  @Test func emptyStringsStayEmpty() {
    expectEqual(NSAttributedString(AttributedString()).length, 0)
    expectEqual(AttributedString(NSAttributedString(string: "")), AttributedString())
  }

  @Test func valuesOfWrongTypesAreIgnored() {
    let text = AttributedString(NSAttributedString(string: "a", attributes: [.font: "Helvetica", .kern: "wide"]))
    expect(text.font == nil && text.kern == nil)
  }
}
