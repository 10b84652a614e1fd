import Expectations
import PictureTesting
import ScreenTesting
import Testing
import UIKit

@testable import TextLayout
@testable import UIKitCore

@MainActor
struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private let long = "The quick brown fox jumps over the lazy dog and runs on and on without an end"

  @Test func defaults() {
    let label = UILabel()
    expectNil(label.text)
    expectNil(label.attributedText)
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual(label.textColor, .label)
    expectEqual(label.numberOfLines, 1)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.textAlignment, .natural)
    expect(label.isEnabled)
    expect(!label.isUserInteractionEnabled)
    expectEqual(label.intrinsicContentSize, .zero)
  }

  @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3), (1.0, 21.0)])
  func aLinesHeightIsRoundedToPixelsAsOnADevice(scale: Double, height: Double) {
    let label = label("Hello")
    label.traitOverrides.displayScale = CGFloat(scale)
    label.updateTraitsIfNeeded()
    expect(abs(label.intrinsicContentSize.height - CGFloat(height)) < 0.001)
    let width = label.intrinsicContentSize.width
    expect(abs((width * CGFloat(scale)).rounded() - width * CGFloat(scale)) < 0.001)
  }

  @Test func sizeToFitGivesASingleLineItsFullWidth() {
    let label = label(long)
    label.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    label.sizeToFit()
    expect(label.bounds.width > 300)
    expectEqual(label.bounds.height, 20.5)
  }

  @Test func severalLinesFitIntoTheWidth() {
    let label = label(long, lines: 0)
    let size = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
    expect(size.width <= 150)
    expect(size.height > 80)
    label.numberOfLines = 2
    expectEqual(label.sizeThatFits(CGSize(width: 150, height: 0)).height, 41)
    label.preferredMaxLayoutWidth = 150
    expectEqual(label.intrinsicContentSize.height, 41)
    label.preferredMaxLayoutWidth = 0
    expectEqual(label.intrinsicContentSize.height, 20.5)
  }

  @Test func textChangesInvalidateTheIntrinsicContentSize() {
    final class Counting: UILabel {
      var invalidations = 0
      override func invalidateIntrinsicContentSize() {
        invalidations += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let label = Counting()
    label.text = "a"
    expectEqual(label.invalidations, 1)
    label.text = "a"
    label.textColor = .red
    label.textAlignment = .center
    label.isHighlighted = true
    expectEqual(label.invalidations, 1)
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    expectEqual(label.invalidations, 3)
  }

  @Test func textIsCentredVertically() {
    let label = label("HHH")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    let picture = TextPicture(width: 60, height: 100)
    picture.draw(label)
    // The middle of the capitals lies above the line's middle by the difference of the space above and below them.
    let line = CGFloat(20.287), capital = CGFloat(16.187) - 11.978 / 2
    expect(abs(picture.inkedMiddle - (50 - line / 2 + capital)) < 1)
  }

  @Test func naturalAlignmentFollowsTheLayoutDirection() {
    func leftmost(_ alignment: NSTextAlignment, rightToLeft: Bool = false) -> Int {
      let label = label("Hi")
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      label.textAlignment = alignment
      label.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
      let picture = TextPicture(width: 100, height: 30)
      picture.draw(label)
      return picture.inkedColumns.first ?? -1
    }
    expect(leftmost(.natural) < 10)
    expect(leftmost(.natural, rightToLeft: true) > 150)
    expect(leftmost(.left, rightToLeft: true) < 10)
    expect((80...100).contains(leftmost(.center)))
  }

  @Test func textIsDrawnInItsNormalHighlightedAndDisabledColours() {
    let label = label("MM")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    label.textColor = .red
    label.highlightedTextColor = .blue
    func darkest() -> TextPicture.Pixel {
      let picture = TextPicture(width: 60, height: 30)
      picture.draw(label)
      return picture.all.min {
        Int($0.red) + Int($0.green) + Int($0.blue) < Int($1.red) + Int($1.green) + Int($1.blue)
      }!
    }
    expect(darkest().red == 255 && darkest().blue < 20)
    label.isHighlighted = true
    expect(darkest().blue == 255 && darkest().red < 20)
    label.isHighlighted = false
    label.isEnabled = false
    expect(darkest().red == 255 && darkest().blue > 100)
  }

  @Test func textColorFollowsTheInterfaceStyle() {
    let label = label("MM")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    let light = TextPicture(width: 60, height: 30)
    light.draw(label)
    expect(light.all.contains { $0.red < 20 })
    label.overrideUserInterfaceStyle = .dark
    label.updateTraitsIfNeeded()
    let dark = TextPicture(width: 60, height: 30)
    dark.draw(label)
    expect(dark.all.allSatisfy { $0.isWhite }, "white on white")
  }

  @Test func aShadowIsACopyBehindTheText() {
    let label = label("H")
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    label.textColor = .black
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 20, height: 0)
    let picture = TextPicture(width: 60, height: 30)
    picture.draw(label)
    expect(picture.inkedColumns.last! > 45)
    expect((45..<80).contains { x in (0..<60).contains { picture[x, $0].red > 240 && picture[x, $0].blue < 60 } })
  }

  @Test func aNarrowLabelShrinksItsFontOnDemand() {
    let label = label("A rather low line of text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let shrunk = TextPicture(width: 100, height: 30)
    shrunk.draw(label)
    label.adjustsFontSizeToFitWidth = false
    let cut = TextPicture(width: 100, height: 30)
    cut.draw(label)
    expect(shrunk.inkedRows.count < cut.inkedRows.count)
    expect(abs(shrunk.inkedRows.last! - cut.inkedRows.last!) <= 1, "both stand on one baseline")
    expectEqual(label.font.pointSize, 17)
  }

  @Test func linesBeyondTheHeightAreNotDrawn() {
    let label = label(long, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 45)
    let picture = TextPicture(width: 100, height: 100)
    picture.draw(label)
    expect(picture.inkedRows.last! < 90)
    expectEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 0).height, 41)
  }

  @Test func attributedTextKeepsItsAttributes() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "big small", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 4, length: 5))
    label.attributedText = text
    expectEqual(label.text, "big small")
    expectEqual(label.intrinsicContentSize.height, 36)
    label.font = .systemFont(ofSize: 20)
    expectEqual(label.intrinsicContentSize.height, 24)
    label.text = "plain"
    expectEqual(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 20))
    label.text = nil
    expectNil(label.attributedText)
  }

  @Test func attributedTextIsCopied() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "before")
    label.attributedText = text
    text.append(NSAttributedString(string: " and after"))
    expectEqual(label.text, "before")
  }

  @Test func subclassesInsetTheTextByOverridingTextRect() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inset = bounds.insetBy(dx: 10, dy: 5)
        return super.textRect(forBounds: inset, limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -5)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
    }
    let padded = Padded()
    padded.text = "Hello"
    let plain = label("Hello")
    expectEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 10)
    expectEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20)
    padded.sizeToFit()
    let picture = TextPicture(width: 80, height: 40)
    picture.draw(padded)
    expect(picture.inkedColumns.first! >= 20)
  }

  @Test func theFontFollowsTheContentSizeCategoryWhenAsked() {
    let label = label("Hello")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    label.updateTraitsIfNeeded()
    expectEqual(label.font.pointSize, 33)
    label.adjustsFontForContentSizeCategory = false
    label.traitOverrides.preferredContentSizeCategory = .large
    label.updateTraitsIfNeeded()
    expectEqual(label.font.pointSize, 33)
  }

  @Test func measuringAndDrawingShapeTheTextOnce() {
    let label = label(long, lines: 0)
    let size = label.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
    let measured = label.content.frame(width: 150, lineLimit: 0)
    label.frame = CGRect(origin: .zero, size: size)
    let drawn = LabelLayout(label).placement(in: label.bounds).frame
    expect(drawn.shaped === measured.shaped)
    label.textColor = .red
    expect(LabelLayout(label).placement(in: label.bounds).frame.shaped === measured.shaped)
  }

  @Test func emptyTextHasNoSizeAndDrawsNothing() {
    let picture = TextPicture(width: 20, height: 20)
    for text in [nil, ""] {
      let label = label(text)
      label.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      picture.draw(label)
      expectEqual(label.sizeThatFits(CGSize(width: 100, height: 100)), .zero)
    }
    expect(picture.inkedRows.isEmpty)
  }

  @Test func accessibilityLabelDefaultsToTheText() {
    let label = label("Hello")
    expectEqual(label.accessibilityLabel, "Hello")
    label.accessibilityLabel = "Greeting"
    expectEqual(label.accessibilityLabel, "Greeting")
  }
}
