import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTesting

@MainActor @Suite(.serialized)
struct NSTextContainerTests {
  private let scene = TextViewScene()
  private var view: UITextView { scene.view }
  private var container: NSTextContainer { view.textContainer }
  private let words = String(repeating: "Some words that go around a picture in their middle. ", count: 12)

  private func lines() -> [(fragment: CGRect, used: CGRect, range: NSRange)] {
    var lines: [(CGRect, CGRect, NSRange)] = []
    view.layoutManager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: view.text.utf16.count)) {
      lines.append(($0, $1, $3))
      _ = $2
      _ = $4
    }
    return lines
  }

  @Test func aContainerIsRectangularUntilItHasExclusionPaths() {
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    expect(container.exclusionPaths.isEmpty && container.isSimpleRectangularTextContainer)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))]
    expect(!container.isSimpleRectangularTextContainer)
  }

  @Test func lineFragmentRectsLieBesideExclusionPaths() {
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 20, width: 40, height: 30))]
    let proposed = CGRect(x: 0, y: 25, width: 300, height: 20)
    var rest = CGRect.null
    expectEqual(
      container.lineFragmentRect(forProposedRect: proposed, at: 0, writingDirection: .leftToRight, remaining: &rest),
      CGRect(x: 0, y: 25, width: 80, height: 20))
    expectEqual(rest, CGRect(x: 80, y: 25, width: 120, height: 20))
    expectEqual(
      container.lineFragmentRect(forProposedRect: rest, at: 0, writingDirection: .leftToRight, remaining: &rest),
      CGRect(x: 120, y: 25, width: 80, height: 20))
    expectEqual(rest, .zero)
    expectEqual(
      container.lineFragmentRect(forProposedRect: proposed, at: 0, writingDirection: .rightToLeft, remaining: nil),
      CGRect(x: 120, y: 25, width: 80, height: 20))
    expectEqual(
      container.lineFragmentRect(
        forProposedRect: CGRect(x: 90, y: 25, width: 20, height: 20), at: 0, writingDirection: .natural, remaining: nil),
      CGRect(x: 90, y: 50, width: 20, height: 20), "the next room is below the path")
    expectEqual(
      container.lineFragmentRect(
        forProposedRect: CGRect(x: 250, y: 25, width: 20, height: 20), at: 0, writingDirection: .natural,
        remaining: nil), .zero, "the container is not as wide")
  }

  @Test func textWrapsAroundAnExclusionPath() throws {
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 60, y: 20, width: 70, height: 70))]
    view.text = words
    try scene.screen.settle()
    let path = container.exclusionPaths[0]
    let lines = lines()
    expectEqual(lines.map(\.range.length).reduce(0, +), words.utf16.count)
    for line in lines {
      for x in stride(from: line.used.minX + 5, to: line.used.maxX - 5, by: 3) {
        expect(!path.contains(CGPoint(x: x, y: line.used.midY)), "\(line)")
      }
    }
    let rows = Set(lines.map(\.fragment.minY))
    expect(rows.count < lines.count, "there are lines on both sides")
    expectEqual(lines.last.map { $0.fragment.minX == 0 && $0.fragment.width == 200 }, true)
  }

  @Test func caretsAndSelectionsFollowTextBesideExclusionPaths() throws {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 0, width: 60, height: 60))]
    scene.edit(words)
    for offset in stride(from: 0, to: 200, by: 7) {
      let rect = view.face.caretRect(at: offset)
      expectEqual(view.face.offset(at: CGPoint(x: rect.minX + 0.5, y: rect.midY)), offset)
    }
    let rects = view.face.rects(of: 0..<60)
    let inset = view.textContainerInset.top
    for rect in rects where rect.maxY < 60 + inset {
      expect(rect.maxX <= 61 || rect.minX >= 119, "a selected line ends at its room: \(rect)")
    }
    view.selectedRange = NSRange(location: 0, length: 0)
    scene.screen.press(.keyboardDownArrow)
    let caret = view.face.caretRect(at: scene.selection.lowerBound)
    expect(abs(caret.minX - 5) < 6 && caret.minY > inset + 10, "down leads to the next line, not to the part beside")
  }

  @Test func growingTextWrapsAroundALowerExclusionPath() throws {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 100, width: 100, height: 40))]
    scene.edit("One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight\nNine\nTen")
    func indents() -> [CGFloat] { lines().map(\.fragment.minX) }
    expectEqual(indents().filter { $0 == 100 }.count, 3, "\(indents())")
    let first = indents().firstIndex(of: 100)
    scene.screen.type("x\ny\n")
    expect(indents().firstIndex(of: 100) == first && indents().count == 12)
    let other = TextColumn(view.source)
    other.setWidth(view.face.column.width)
    other.measureAll()
    expect(abs(other.height - view.face.column.height) < 0.01)
  }

  @Test func typingBelowAnExclusionPathLaysOutOneParagraph() {
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))]
    scene.edit((0..<40).map { "Paragraph \($0)" }.joined(separator: "\n"), at: 100)
    let count = view.face.column.frameCount
    scene.screen.type("x")
    scene.screen.advance(frames: 2)
    expectEqual(view.face.column.frameCount, count + 1)
    view.selectedRange = NSRange(location: 3, length: 0)
    scene.screen.advance(frames: 1)
    let before = view.face.column.frameCount
    scene.screen.type("x")
    scene.screen.advance(frames: 2)
    expectEqual(view.face.column.frameCount, before + 1, "no other paragraph beside the path has moved")
  }

  @Test func usedRectBeginsWhereTheTextBegins() {
    let storage = NSTextStorage(string: "Word", attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 50))]
    let used = manager.usedRect(for: container)
    expect(used.minX == 80 && used.width < 70 && abs(used.height - UIFont.systemFont(ofSize: 16).lineHeight) < 0.5)
    expectEqual(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: container).minX, 85)
  }

  @Test func aSubclassMayOverrideLineFragmentRect() throws {
    final class Stairs: NSTextContainer {
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        let rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
          remaining: remainingRect)
        return CGRect(
          x: rect.minX + rect.minY / 4, y: rect.minY, width: rect.width - rect.minY / 4, height: rect.height)
      }
    }
    let storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    let container = Stairs(size: CGSize(width: 300, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lefts: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 200)) { rect, _, _, _, _ in
      lefts.append(rect.minX - rect.minY / 4)
    }
    expect(lefts.count > 3 && lefts.allSatisfy { abs($0) < 0.01 }, "\(lefts)")
  }

  @Test(arguments: TraitVariant.allCases)
  func textAroundExclusionPathsMatchesItsPicture(_ variant: TraitVariant) throws {
    let scene = TextViewScene { variant.apply(to: &$0) }
    scene.view.frame = CGRect(x: 20, y: 60, width: 280, height: 400)
    scene.view.font = .preferredFont(forTextStyle: .body)
    scene.view.adjustsFontForContentSizeCategory = true
    let circle = UIBezierPath(ovalIn: CGRect(x: 90, y: 40, width: 100, height: 100))
    scene.view.textContainer.exclusionPaths = [circle, UIBezierPath(rect: CGRect(x: 0, y: 200, width: 80, height: 60))]
    scene.view.text =
      variant == .rightToLeft ? String(repeating: "טקסט שזורם סביב תמונה באמצע העמוד. ", count: 12) : words
    scene.view.becomeFirstResponder()
    scene.view.selectedRange = NSRange(location: 20, length: 60)
    try scene.screen.settle()
    expectGolden(scene.screen.picture, "exclusion paths \(variant.rawValue)")
  }
}
