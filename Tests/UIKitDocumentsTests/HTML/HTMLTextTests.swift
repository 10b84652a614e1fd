import Expectations
import Foundation
import Fuzzing
import Testing
import UIKit

@testable import UIKitDocuments

/// Lines, paragraphs and attributes of pages.
struct HTMLTextTests {
  private func text(_ page: String) throws -> NSAttributedString {
    HTMLText(try require(HTMLNode(page: page)), base: nil).result
  }

  private func paragraph(_ text: NSAttributedString, at index: Int) throws -> NSParagraphStyle {
    try require(text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)
  }

  @Test(arguments: [
    ("Hi", "Hi"), ("<p>Hi</p>", "Hi\n"), ("<p>a</p>\n  <p>b</p>", "a\nb\n"), ("<div>a</div>b", "a\nb"),
    ("a<div>b<p>c</p></div>", "a\nb\nc\n"), ("  a \n b  <b> c</b> ", "a b c "), ("<p>a </p><p> b</p>", "a\nb\n"),
    ("<p>a<br>b</p>", "a\u{2028}b\n"), ("a<br>b", "a\nb"),
    ("a&nbsp;&nbsp;b &amp; &lt;c&gt; &eacute;", "a\u{A0}\u{A0}b & <c> é"),
    ("<pre>a  b\n c</pre>", "a  b\n c\n"), ("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb\n"),
    ("<head><title>No</title><style>b{}</style></head><script>no()</script>a<!-- no -->", "a"),
    ("<p></p><p> </p>", ""), ("", ""), ("a < b <unknown>c</unknown></p>", "a < b c"),
    ("<p style='display:none'>a</p><span hidden>b</span>c", "c"),
  ])
  func blockElementsStartAndEndLines(page: String, expected: String) throws {
    expectEqual(try text(page).string, expected)
  }

  @Test func listItemsHaveMarkersBetweenTabs() throws {
    let text = try text("<ul><li>a<ol start=3 type=a><li>b<li>c</ol></li><li>d</ul>e<ol><li>f</ol>")
    expectEqual(text.string, "\t•\ta\n\tc.\tb\n\td.\tc\n\t•\td\ne\n\t1.\tf\n")
    let (outer, inner) = (try paragraph(text, at: 0), try paragraph(text, at: 5))
    expect(outer.headIndent == 36 && outer.firstLineHeadIndent == 0 && outer.tabStops.map(\.location) == [11, 36])
    expect(
      outer.textLists.map(\.markerFormat) == [.disc] && inner.textLists.map(\.markerFormat) == [.disc, .lowercaseAlpha])
    expectEqual(inner.headIndent, 72)
    let last = (text.string as NSString).range(of: "d\n").location
    expect(
      try paragraph(text, at: last).paragraphSpacing == 12 && outer.paragraphSpacing == 0, "space below the whole list")
  }

  @Test func paragraphsHeadingsAndQuotationsHaveSpace() throws {
    let text = try text("<h1>a</h1><p align=center>b <b>c</b></p><blockquote>d</blockquote>")
    let heading = try require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
    expect(heading.pointSize == 24 && heading.fontDescriptor.symbolicTraits.contains(.traitBold))
    expect(abs(try paragraph(text, at: 0).paragraphSpacing - 16.08) < 0.001)
    expect(try paragraph(text, at: 4) == paragraph(text, at: 2), "of the paragraph, not of its pieces")
    expect(try paragraph(text, at: 2).alignment == .center && paragraph(text, at: 2).paragraphSpacing == 12)
    let quotation = try paragraph(text, at: 6)
    expect(quotation.headIndent == 40 && quotation.firstLineHeadIndent == 40 && quotation.tailIndent == -40)
  }

  @Test func elementsAndStylesSetAttributes() throws {
    let text = try text(
      "<style>body { font: 17px -apple-system; color: #333 } .hot { color: tomato }</style><body><u>a</u><s>b</s><sup>c</sup>"
        + "<span class=hot style='letter-spacing: 2px; background: rgba(0, 0, 255, 0.5)'>d</span><font color=green size=5>e</font>"
    )
    expectEqual(text.string, "abcde")
    func value(_ key: NSAttributedString.Key, _ index: Int) -> Any? {
      text.attribute(key, at: index, effectiveRange: nil)
    }
    expect(value(.underlineStyle, 0) as? Int == 1 && value(.underlineStyle, 1) == nil)
    expectEqual(value(.strikethroughStyle, 1) as? Int, 1)
    expect(try require(value(.baselineOffset, 2) as? CGFloat) > 0)
    expectEqual(value(.kern, 3) as? CGFloat, 2)
    expectEqual(value(.foregroundColor, 0) as? UIColor, UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
    expectEqual(value(.foregroundColor, 3) as? UIColor, PageColor.color("#ff6347"))
    expectEqual(value(.backgroundColor, 3) as? UIColor, UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    expect((value(.font, 0) as? UIFont)?.pointSize == 17 && (value(.font, 4) as? UIFont)?.pointSize == 18)
    expectEqual((value(.font, 0) as? UIFont)?.familyName, UIFont.systemFont(ofSize: 17).familyName)
  }

  @Test func imagesOfAPageBecomeAttachments() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let bytes = try require(picture.pngData()).base64EncodedString()
    let text = try text("<img src='data:image/png;base64,\(bytes)'><img src='https://example.com/a.png'>x")
    expectEqual(text.string, "\u{FFFC}x", "nothing is loaded from the network")
    expect(text.attribute(.attachment, at: 0, effectiveRange: nil) is NSTextAttachment)
  }

  @Test func randomPagesAreParsed() throws {
    var random = SeededGenerator(seed: FuzzSeed.standard)
    let pieces = [
      "<p>", "</p>", "<b", ">", "<ul><li>", "</ul>", "<ol start=-9>", "<style>p{color:", "}", "@media{",
      "style='font-size:", "px'",
      "&", "&#x", ";", "\"", "<br/>", "<!--", "-->", "<img src='data:;base64,", "é", "\u{0}", "<table><td>", "text ",
      "<a href='::'>",
    ]
    for _ in 0..<2000 {
      let page = (0..<Int.random(in: 0...20, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let text = try text(page)
      text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { font, range, _ in
        expect(font is UIFont, "\(page) at \(range), seed \(FuzzSeed.standard)")
      }
    }
  }
}
