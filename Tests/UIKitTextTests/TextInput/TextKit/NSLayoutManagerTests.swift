import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Some words\nin two paragraphs\n", attributes: [.font: UIFont.systemFont(ofSize: 16)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 130, height: CGFloat.greatestFiniteMagnitude))
  private let height = UIFont.systemFont(ofSize: 16).lineHeight

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  @Test func usedRectIsAsLargeAsTheText() {
    let used = manager.usedRect(for: container)
    expect(abs(used.height - 4 * height) < 0.5, "\(used): three lines with text and the empty one")
    expect(used.width > 60 && used.width <= 130)
    container.lineFragmentPadding = 0
    container.size = CGSize(width: 1000, height: 0)
    expect(abs(manager.usedRect(for: container).height - 3 * height) < 0.5)
    storage.append(NSAttributedString(string: "x\ny", attributes: [.font: UIFont.systemFont(ofSize: 16)]))
    expect(abs(manager.usedRect(for: container).height - 4 * height) < 0.5, "a change is laid out")
  }

  @Test func lineFragmentsFollowEachOther() {
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      expect(rect.minX == 0 && rect.width == 130 && used.minX == 0 && used.maxX < 130)
      expect(used.minY == rect.minY && used.height == rect.height)
      lines.append(range)
    }
    expect(lines.first == NSRange(location: 0, length: 11) && lines.count == 3)
    expectEqual(lines.last.map(NSMaxRange), storage.length)
    var range = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 12, effectiveRange: &range)
    expect(range == lines[1] && abs(second.minY - height) < 0.5)
    expect(manager.extraLineFragmentRect.minY > second.minY && !manager.extraLineFragmentRect.isEmpty)
  }

  private func picture(_ draw: () -> Void) -> Data? {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 140, height: 100))
    return renderer.image { _ in draw() }.cgImage?.dataProvider?.data as Data?
  }

  /// [C] Labels with links of their own draw their text in this way.
  @Test func glyphsAreDrawnOverTheirBackgrounds() {
    container.lineFragmentPadding = 0
    storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
    storage.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 5, length: 5))
    let all = NSRange(location: 0, length: storage.length)
    let place = CGPoint(x: 4, y: 8)
    let whole = picture {
      manager.drawBackground(forGlyphRange: all, at: place)
      manager.drawGlyphs(forGlyphRange: all, at: place)
    }
    let letters = picture { manager.drawGlyphs(forGlyphRange: all, at: place) }
    let empty = picture {}
    expect(whole != letters && letters != empty)
    let parts = picture {
      manager.drawBackground(forGlyphRange: all, at: place)
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 11), at: place)
      manager.drawGlyphs(forGlyphRange: NSRange(location: 11, length: storage.length - 11), at: place)
    }
    expectEqual(parts, whole, "a paragraph at a time")
    let word = picture { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 4), at: place) }
    expect(word != letters && word != empty)
  }

  @Test func boundingRectsAndCharacterIndexesAgree() {
    for index in 0..<9 {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      expect(rect.minX >= 5 && rect.width > 0)
      let point = CGPoint(x: rect.minX + rect.width * 0.25, y: rect.midY)
      var fraction: CGFloat = 0
      expectEqual(
        manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction), index)
      expect(abs(fraction - 0.25) < 0.01)
    }
    let beyond = manager.glyphIndex(for: CGPoint(x: 129, y: 5), in: container)
    expectEqual(beyond, 9, "the last letter of the line, not its separator")
  }

  @Test func aTextViewsLayoutManagerMeasuresItsText() {
    let scene = TextViewScene()
    scene.view.text = "One\nTwo"
    let manager = scene.view.layoutManager
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: scene.view.textContainer)
    let caret = scene.view.caretRect(for: OffsetPosition(4))
    let inset = scene.view.textContainerInset
    expect(abs(rect.minX + inset.left - caret.minX) < 0.5 && abs(rect.minY + inset.top - caret.minY) < 1.5)
    expect(manager.numberOfGlyphs == 7 && manager.textContainers.first === scene.view.textContainer)
  }
}
