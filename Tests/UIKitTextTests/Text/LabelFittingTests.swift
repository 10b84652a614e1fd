import Expectations
import Testing
import UIKit

@testable import TextLayout
@testable import UIKitCore

/// Text that is set smaller or closer to fit.
@MainActor
struct LabelFittingTests {
  private func label(_ text: String, lines: Int = 1, width: CGFloat, height: CGFloat = 30) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func placed(_ label: UILabel) -> TextFrame { LabelLayout(label).placement(in: label.bounds).frame }

  private let long = "The quick brown fox jumps over the lazy dog and runs on and on without an end"

  @Test func severalLinesShrinkUntilTheirHeightFits() {
    let label = label(long, lines: 0, width: 150, height: 60)
    expect(placed(label).isTruncated)
    label.adjustsFontSizeToFitWidth = true
    let fitted = placed(label)
    expect(!fitted.isTruncated)
    expect(fitted.size.height <= 60.5)
    expect(fitted.content.attributes.font.size < 17 && fitted.content.attributes.font.size > 8)
    label.minimumScaleFactor = 0.95
    expect(placed(label).isTruncated, "fonts do not get smaller than asked")
  }

  @Test func shrinkingTextKeepsToNumberOfLines() {
    let label = label(long, lines: 2, width: 200, height: 200)
    label.adjustsFontSizeToFitWidth = true
    let fitted = placed(label)
    expect(fitted.lineCount == 2 && !fitted.isTruncated)
  }

  @Test func textThatFitsKeepsItsFont() {
    let label = label("short", lines: 0, width: 200, height: 60)
    label.adjustsFontSizeToFitWidth = true
    label.allowsDefaultTighteningForTruncation = true
    expectEqual(placed(label).content.attributes, label.content.textContent().attributes)
  }

  @Test func aSlightlyTooWideLineIsTightened() {
    let natural = label("A line of ordinary words", width: 10).intrinsicContentSize.width
    let label = label("A line of ordinary words", width: natural - 5)
    expect(placed(label).isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let tight = placed(label)
    expect(!tight.isTruncated)
    expect(tight.content.attributes.kern < 0)
    expectEqual(tight.content.attributes.font.size, 17)
    expect(Double(tight.size.width) <= Double(natural) - 5)
    label.frame.size.width = natural * 0.8
    expect(placed(label).isTruncated, "only as much as nobody sees")
  }

  @Test func tighteningComesBeforeShrinking() {
    let natural = label("A line of ordinary words", width: 10).intrinsicContentSize.width
    let label = label("A line of ordinary words", width: natural - 5)
    label.allowsDefaultTighteningForTruncation = true
    label.adjustsFontSizeToFitWidth = true
    expectEqual(placed(label).content.attributes.font.size, 17)
    label.frame.size.width = natural / 2
    expect(placed(label).content.attributes.font.size < 17)
  }

  @Test func drawingContextReportsTheActualScaleFactor() {
    let text = NSAttributedString(string: long, attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let room = CGSize(width: 200, height: 60)
    let context = NSStringDrawingContext()
    expectEqual(context.minimumScaleFactor, 0)
    let full = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    expectEqual(context.actualScaleFactor, 1)
    expect(full.height > 60)
    context.minimumScaleFactor = 0.4
    let smaller = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    expect(smaller.height <= 60.5)
    expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.4)
    expectEqual(context.totalBounds, smaller)
    context.minimumScaleFactor = 0.9
    _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
    expect(abs(context.actualScaleFactor - 0.9) < 0.01)
    let line = NSStringDrawingContext()
    line.minimumScaleFactor = 0.2
    let single = ("One line of text" as NSString).boundingRect(
      with: CGSize(width: 40, height: 100), options: [], attributes: nil, context: line)
    expect(single.width <= 40 && line.actualScaleFactor < 0.7)
  }
}
