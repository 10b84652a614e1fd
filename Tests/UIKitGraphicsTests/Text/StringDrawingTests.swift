import Expectations
import PictureTesting
import Testing
import UIKitGraphics

@MainActor
struct StringDrawingTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func sizeHasOneLinePerParagraph() {
    let one = "Hello".size(withAttributes: body)
    expect(abs(one.height - 20.287) < 0.001)
    expect(one.width > 35 && one.width < 50)
    let two = "Hello\nHello".size(withAttributes: body)
    expect(abs(two.height - 40.574) < 0.001)
    expectEqual(two.width, one.width)
    expectEqual(NSString(string: "Hello").size(withAttributes: body), one)
    expectEqual(NSAttributedString(string: "Hello", attributes: body).size(), one)
  }

  @Test func withoutAFontTextHasTwelvePoints() {
    expect(abs("x".size().height - 12 * 1.1933594) < 0.001)
  }

  @Test func boundingRectBreaksLinesWithinTheWidth() {
    let text = "The quick brown fox jumps over the lazy dog"
    let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let rect = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: body, context: nil)
    expectEqual(rect.origin, .zero)
    expect(rect.width <= 120)
    expect(abs(rect.height / 20.287 - (rect.height / 20.287).rounded()) < 0.001)
    expect(rect.height > 40)
    let context = NSStringDrawingContext()
    let single = text.boundingRect(with: limit, options: [], attributes: body, context: context)
    expect(abs(single.height - 20.287) < 0.001)
    expect(single.minY < 0, "the origin is on the baseline")
    expectEqual(context.totalBounds, single)
  }

  @Test func theLastVisibleLineIsTruncatedWhenAsked() {
    let text = String(repeating: "many words ", count: 20)
    let limit = CGSize(width: 120, height: 45)
    let rect = text.boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: body, context: nil)
    expect(abs(rect.height - 40.574) < 0.001)
  }

  @Test func attributesTakeNumbersOfAnyKind() {
    let plain = "spaced".size(withAttributes: body).width
    for kern: Any in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] {
      var attributes = body
      attributes[.kern] = kern
      expect("spaced".size(withAttributes: attributes).width > plain + 8, "\(type(of: kern))")
    }
  }

  @Test func paragraphStylesSpaceLines() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.minimumLineHeight = 30
    var attributes = body
    attributes[.paragraphStyle] = style
    expectEqual("a\nb".size(withAttributes: attributes).height, 65)
  }

  @Test func textIsDrawnInItsColourAtThePoint() {
    let picture = TextPicture(width: 100, height: 60)
    picture.draw {
      "MM".draw(
        at: CGPoint(x: 20, y: 20),
        withAttributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
    }
    expect(picture.inkedRows.first! >= 40 && picture.inkedRows.last! < 82)
    expect(picture.inkedColumns.first! >= 40)
    expect(picture.all.contains { $0.red == 255 && $0.green < 30 && $0.blue < 30 })
    expect(!picture.all.contains { $0.blue > $0.red })
  }

  @Test func drawingInARectangleStopsAtItsBottom() {
    let picture = TextPicture(width: 100, height: 100)
    let text = String(repeating: "many words ", count: 20)
    picture.draw {
      NSAttributedString(string: text, attributes: body).draw(in: CGRect(x: 0, y: 0, width: 100, height: 42))
    }
    expect(picture.inkedRows.last! < 84)
    expect(picture.inkedRows.count > 40)
  }

  @Test func attributedRunsAreDrawnWithTheirAttributes() {
    let text = NSMutableAttributedString(string: "red blue", attributes: body)
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttributes(
      [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 4, length: 4))
    let picture = TextPicture(width: 100, height: 30)
    picture.draw { text.draw(at: .zero) }
    expect(picture.all.contains { $0.red > 240 && $0.blue < 60 })
    expect(picture.all.contains { $0.blue > 240 && $0.red < 60 })
  }

  @Test func dynamicColoursFollowTheCurrentTraits() {
    func pixels(_ style: UIUserInterfaceStyle) -> [TextPicture.Pixel] {
      let picture = TextPicture(width: 40, height: 30)
      UITraitCollection(userInterfaceStyle: style).performAsCurrent {
        picture.draw {
          "M".draw(
            at: .zero, withAttributes: [.foregroundColor: UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }])
        }
      }
      return picture.all
    }
    expect(pixels(.light).contains { $0.blue > $0.red })
    expect(pixels(.dark).contains { $0.red > $0.blue })
  }
}
