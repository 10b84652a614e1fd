import Expectations
import PictureTesting
import ScreenTesting
import Testing
import TextLayout
import UIKit

@testable import UIKitGraphics

@MainActor
struct NSTextAttachmentTests {
  private func square(_ side: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func label(_ attachment: NSTextAttachment, font: UIFont = .systemFont(ofSize: 17)) -> UILabel {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    let label = UILabel()
    label.font = font
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    return label
  }

  @Test func anAttachmentStringIsOneAttachmentCharacter() {
    let attachment = NSTextAttachment(image: square(10, .red))
    let string = NSAttributedString(attachment: attachment)
    expectEqual(string.string.unicodeScalars.map { Int($0.value) }, [NSTextAttachment.character])
    expect(string.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }

  @Test func assistiveToolsSpeakTheNamesOfAttachments() {
    let named = NSTextAttachment(image: square(10, .red))
    named.accessibilityLabel = " red square"
    expectEqual(label(named).accessibilityLabel, "ab red square")
    expectEqual(label(NSTextAttachment(image: square(10, .red))).accessibilityLabel, "ab")
    expectEqual(
      label(NSTextAttachment(image: UIImage(systemName: "trash") ?? UIImage())).accessibilityLabel, "abDelete")
  }

  @Test func anAttachmentWithoutBoundsTakesItsImagesSize() {
    let box = NSTextAttachment(image: square(30, .red)).textAttachment(.current, beside: .systemFont(ofSize: 17)).box
    expectEqual(box, TextAttachment.Box(x: 0, y: 0, width: 30, height: 30, advance: 30))
    let attachment = NSTextAttachment(image: square(30, .red))
    attachment.bounds = CGRect(x: 1, y: -4, width: 20, height: 16)
    attachment.lineLayoutPadding = 2
    let placed = attachment.textAttachment(.current, beside: .systemFont(ofSize: 17)).box
    expectEqual(placed, TextAttachment.Box(x: 3, y: -4, width: 20, height: 16, advance: 24))
  }

  @Test func aLabelDrawsAnAttachmentsImageWithinTheText() {
    let attachment = NSTextAttachment(image: square(12, .red))
    let label = label(attachment)
    let picture = TextPicture(width: 120, height: 40)
    picture.draw(label)
    let red = picture.all.filter { $0.red > 250 && $0.green < 5 && $0.blue < 5 }.count
    expect(red >= 24 * 23 && red <= 24 * 24, "12 by 12 points at two pixels a point: \(red)")
    attachment.bounds = CGRect(x: 0, y: -30, width: 12, height: 12)
    expect(label.sizeThatFits(.zero).height < self.label(attachment).sizeThatFits(.zero).height)
  }

  @Test func symbolAttachmentsTakeTheTextsSizeAndColour() throws {
    let star = try require(UIImage(systemName: "star.fill"))
    let small = NSTextAttachment(image: star).textAttachment(.current, beside: .systemFont(ofSize: 12)).box
    let large = NSTextAttachment(image: star).textAttachment(.current, beside: .systemFont(ofSize: 36)).box
    expect(large.width > small.width * 2)
    let middle = large.y + large.height / 2
    let font = UIFont.systemFont(ofSize: 36)
    let symbol = try require(star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)))
    expect(abs(large.y + Double(try require(symbol.baselineOffsetFromBottom))) < 0.01, "on its own baseline")
    // That baseline puts it there in whole pixels.
    expect(abs(middle - Double(font.capHeight) / 2) <= 0.5 / Double(symbol.scale), "in the middle of the capitals")
    let label = label(NSTextAttachment(image: star), font: .systemFont(ofSize: 20))
    label.textColor = .blue
    let picture = TextPicture(width: 120, height: 40)
    picture.draw(label)
    let edge = Int(label.sizeThatFits(.zero).width) * 2 - 40
    let blue = (0..<80).flatMap { y in (edge..<240).map { picture[$0, y] } }.filter { $0.blue > 200 && $0.red < 60 }
    expect(blue.count > 200)
  }

  @Test func aTintedSymbolKeepsItsColourInTextOfAnother() throws {
    let star = try require(UIImage(systemName: "star.fill")).withTintColor(.red)
    let label = label(NSTextAttachment(image: star), font: .systemFont(ofSize: 20))
    label.textColor = .blue
    let picture = TextPicture(width: 120, height: 40)
    picture.draw(label)
    let edge = Int(label.sizeThatFits(.zero).width) * 2 - 40
    let pixels = (0..<80).flatMap { y in (edge..<240).map { picture[$0, y] } }
    expect(pixels.count { $0.red > 200 && $0.blue < 60 } > 200)
    expect(!pixels.contains { $0.blue > 200 && $0.red < 60 })
  }

  @Test func anAttachmentDecodesItsImageFromFileData() throws {
    let bytes = try require(square(8, .green).pngData())
    let attachment = NSTextAttachment(data: bytes, ofType: "public.png")
    let box = attachment.textAttachment(.current, beside: .systemFont(ofSize: 17)).box
    expect(box.width > 0 && box.width == box.height)
  }

  @Test func anAttachmentWithoutSizeDoesNotAffectTheText() {
    let label = label(NSTextAttachment())
    let plain = UILabel()
    plain.text = "ab"
    expectEqual(label.sizeThatFits(.zero), plain.sizeThatFits(.zero))
    let picture = TextPicture(width: 120, height: 40)
    picture.draw(label)
    expect(!picture.inkedRows.isEmpty)
  }

  @Test func aLabelsShadowIsDrawnWithoutItsAttachments() {
    let label = label(NSTextAttachment(image: square(12, .red)))
    label.shadowColor = .blue
    label.shadowOffset = CGSize(width: 0, height: 14)
    let picture = TextPicture(width: 120, height: 40)
    picture.draw(label)
    expect(picture.all.filter { $0.red > 250 && $0.green < 5 && $0.blue < 5 }.count <= 24 * 24)
    expect(picture.all.contains { $0.blue > 200 && $0.red < 60 })
  }
}
