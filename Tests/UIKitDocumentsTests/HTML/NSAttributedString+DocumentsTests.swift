import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitDocuments

/// Texts that are read from documents, as an app reads them.
struct NSAttributedStringDocumentsTests {
  typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  private let utf8: Options = [
    .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
  ]

  @Test func aPageIsReadWithItsAttributes() throws {
    let page = "<p>Tea is <b>hot</b>, <a href=\"https://example.com/tea\">see</a>.</p>"
    var attributes: NSDictionary?
    let text = try NSAttributedString(data: Data(page.utf8), options: utf8, documentAttributes: &attributes)
    expectEqual(text.string, "Tea is hot, see.\n")
    expectEqual(attributes?["DocumentType"] as? String, "NSHTML")
    let bold = try require(text.attribute(.font, at: 7, effectiveRange: nil) as? UIFont)
    expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold) && bold.pointSize == 12)
    expect(text.attribute(.link, at: 12, effectiveRange: nil) as? URL == URL(string: "https://example.com/tea"))
    expectNil(text.attribute(.link, at: 0, effectiveRange: nil))
  }

  @Test func pagesAreReadIntoMutableStringsToo() throws {
    let text = try NSMutableAttributedString(data: Data("<i>a</i>".utf8), options: utf8, documentAttributes: nil)
    text.append(NSAttributedString(string: "b"))
    expectEqual(text.string, "ab")
  }

  @Test func withoutADocumentTypeTextStartingWithATagIsHTML() throws {
    expectEqual(try NSAttributedString(data: Data(" <b>x</b>".utf8), documentAttributes: nil).string, "x")
    expectEqual(try NSAttributedString(data: Data("a <b>x</b>".utf8), documentAttributes: nil).string, "a <b>x</b>")
  }

  @Test func plainTextTakesTheDefaultAttributes() throws {
    let options: Options = [
      .documentType: NSAttributedString.DocumentType.plain,
      .defaultAttributes: [NSAttributedString.Key.foregroundColor: UIColor.red],
    ]
    let text = try NSAttributedString(data: Data("Tee für zwei".utf8), options: options, documentAttributes: nil)
    expectEqual(text.string, "Tee für zwei")
    expectEqual(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
  }

  @Test func otherFormatsAndUndecodableBytesThrow() {
    let rich: Options = [.documentType: NSAttributedString.DocumentType(rawValue: "NSRTF")]
    #expect(throws: CocoaError(.fileReadUnknown)) {
      try NSAttributedString(data: Data("{\\rtf1}".utf8), options: rich, documentAttributes: nil)
    }
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      try NSAttributedString(data: Data([0xC3, 0x28]), options: utf8, documentAttributes: nil)
    }
  }

  @Test func aPageFindsImagesBesideItsFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    try require(picture.pngData()).write(to: folder.appendingPathComponent("red.png"))
    let page = folder.appendingPathComponent("page.html")
    try Data("a<img src=red.png width=40><img src=\"none.png\">b".utf8).write(to: page)
    let text = try NSAttributedString(url: page, documentAttributes: nil)
    expectEqual(text.string, "a\u{FFFC}b", "a picture that is not there is left out")
    let attachment = try require(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
    expect(attachment.bounds.size == CGSize(width: 40, height: 20) && attachment.image != nil)
    let foreign = "a<img src='\(folder.appendingPathComponent("red.png").absoluteString)'>"
    expectEqual(try NSAttributedString(data: Data(foreign.utf8), options: utf8, documentAttributes: nil).string, "a")
    #expect(throws: (any Error).self) {
      try NSAttributedString(url: folder.appendingPathComponent("none.html"), documentAttributes: nil)
    }
  }
}
