import Expectations
import Testing
import UIKit

@testable import TextLayout
@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct TextViewItemsTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }

  private func tap(_ offset: Int) {
    let rect = view.convert(view.face.caretRect(at: offset), to: nil)
    scene.screen.tap(at: CGPoint(x: rect.minX + 3, y: rect.midY))
  }

  @Test func tappingALinkAsksTheDelegate() throws {
    let text = NSMutableAttributedString(string: "See the page.", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 8, length: 4))
    view.attributedText = text
    view.isEditable = false
    scene.screen.advance(frames: 1)
    tap(9)
    expect(scene.take() == ["link https://example.com 8+4"])
    tap(2)
    expect(!scene.take().contains { $0.hasPrefix("link") })
    view.isEditable = true
    tap(9)
    expect(!scene.take().contains { $0.hasPrefix("link") }, "text that is edited has no links to tap")
  }

  @Test func dataDetectorsMarkLinksInReadOnlyText() throws {
    view.text = "Call +44 131 496 0000\nor www.example.com"
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.isEditable = false
    scene.screen.advance(frames: 1)
    let content = view.source.content(ofBlock: 0)
    let tint = TextColorOfTint(view).value
    expect(content.attributes(at: 8).color == tint && content.attributes(at: 2).color != tint)
    tap(7)
    scene.screen.advance(by: 1)
    tap(28)
    expect(
      scene.take().filter { $0.hasPrefix("link") } == [
        "link tel:+441314960000 5+16", "link http://www.example.com 25+15",
      ])
    view.dataDetectorTypes = []
    expect(view.source.content(ofBlock: 0).attributes(at: 8).color != tint)
  }

  @Test func dataDetectorsFindDatesAndAddresses() {
    view.text = "On May 12, 2024\nat 5 Station Road"
    view.dataDetectorTypes = [.calendarEvent, .address]
    view.isEditable = false
    scene.screen.advance(frames: 1)
    tap(5)
    scene.screen.advance(by: 1)
    tap(22)
    expect(
      scene.take().filter { $0.hasPrefix("link") } == [
        "link x-apple-data-detectors://May%2012%2C%202024 3+12",
        "link x-apple-data-detectors://5%20Station%20Road 19+14",
      ])
  }

  @Test func linksAreDrawnWithLinkTextAttributes() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.link, value: "https://example.com", range: NSRange(location: 1, length: 1))
    view.attributedText = text
    expectNil(view.source.content(ofBlock: 0).attributes(at: 1).underline)
    view.linkTextAttributes = [.underlineStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.red]
    expect(view.source.content(ofBlock: 0).attributes(at: 1).underline != nil)
    expectNil(view.source.content(ofBlock: 0).attributes(at: 0).underline)
  }
}

/// The tint colour as text has it.
@MainActor private struct TextColorOfTint {
  let value: TextColor

  init(_ view: UIView) { value = TextColor(UIColor.tintColor.resolvedColor(with: view.traitCollection)) }
}
