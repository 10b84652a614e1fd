import Expectations
import Testing
import UIKitGraphics

/// Attributed strings whose neighbouring runs have different values of one attribute: Foundation compares the values.
struct AttributeValueTests {
  @Test(arguments: [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle])
  func runsWithDifferentValuesCanBeCopiedJoinedAndChanged(key: NSAttributedString.Key) throws {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let values: [NSAttributedString.Key: [NSObject]] = [
      .font: [UIFont.systemFont(ofSize: 10), UIFont.boldSystemFont(ofSize: 20)],
      .foregroundColor: [UIColor.red, UIColor.label],
      .paragraphStyle: [NSParagraphStyle.default, centered],
    ]
    let pair = try require(values[key])
    let text = NSMutableAttributedString(string: "left right", attributes: [key: pair[0]])
    text.addAttribute(key, value: pair[1], range: NSRange(location: 5, length: 5))
    let copy = try require(text.copy() as? NSAttributedString)
    expect(copy.isEqual(to: text))
    text.append(copy)
    expectEqual(text.attribute(key, at: 12, effectiveRange: nil) as? NSObject, pair[0])
    expectEqual(text.attribute(key, at: 17, effectiveRange: nil) as? NSObject, pair[1])
    var range = NSRange()
    text.setAttributes([key: pair[0]], range: NSRange(location: 0, length: text.length))
    _ = text.attribute(key, at: 0, effectiveRange: &range)
    expectEqual(range.length, text.length, "equal values are one run")
  }
}
