import Expectations
import Testing
import UIKit

@testable import TextLayout
@testable import UIKitCore

/// Which of a label's properties and of its text's attributes counts.
@MainActor
struct LabelStyleTests {
  private func styled() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    return NSAttributedString(
      string: "styled",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.red, .paragraphStyle: style])
  }

  @Test func attributedTextSetsTheLabelsProperties() {
    let label = UILabel()
    label.attributedText = styled()
    expectEqual(label.font, .boldSystemFont(ofSize: 24))
    expectEqual(label.textColor, .red)
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    expectEqual(label.text, "styled")
  }

  @Test func plainTextTakesTheLabelsProperties() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .underlineStyle: 1])
    label.text = "b"
    expectEqual(label.font, .boldSystemFont(ofSize: 24))
    expectNil(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil))
    expectEqual(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 24))
  }

  @Test func missingAttributesComeFromTheLabel() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .blue
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 0, length: 3))
    label.attributedText = text
    let content = label.content.textContent()
    expectEqual(content.attributes(at: 0).font.size, 10)
    expectEqual(content.attributes(at: 5).font.size, 30, "not the size of the text's beginning")
    expectEqual(content.attributes(at: 5).color, TextColor(red: 0, green: 0, blue: 1))
    expectEqual(label.font.pointSize, 10)
  }

  @Test func propertiesSetAfterwardsApplyToAllOfTheText() {
    let label = UILabel()
    label.attributedText = styled()
    label.font = .systemFont(ofSize: 11)
    label.textColor = .green
    label.textAlignment = .right
    expectEqual(label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 11))
    expectEqual(label.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .green)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    expect(style?.alignment == .right && style?.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func anEmptyAttributedTextChangesNoProperty() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "")
    expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    label.attributedText = nil
    expectNil(label.text)
  }

  @Test func labelsAvoidALastLineOfOneWord() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over it"
    expectEqual(label.lineBreakStrategy, .standard)
    let first = UILabel()
    first.text = "The quick brown fox jumps over "
    let width = Double(first.intrinsicContentSize.width)
    expectEqual(label.content.frame(width: width, lineLimit: 0).lines.last?.range, 26..<33)
    label.lineBreakStrategy = []
    expectEqual(label.content.frame(width: width, lineLimit: 0).lines.last?.range, 31..<33)
  }

  @Test func linksHaveTheTintColorAndIgnoreTaps() {
    let label = UILabel()
    label.tintColor = .purple
    label.updateTraitsIfNeeded()
    label.attributedText = NSAttributedString(
      string: "link", attributes: [.link: "https://example.com", .foregroundColor: UIColor.green])
    let attributes = label.content.textContent().attributes(at: 0)
    expectEqual(attributes.color, TextColor(red: 0.5, green: 0, blue: 0.5))
    expectEqual(attributes.underline, TextDecoration())
    expect(!label.isUserInteractionEnabled)
  }
}
