import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import QuartzCore
@testable import UIKitLists

/// The picture of a dropped item on its way, in a list that is nothing but a scroll view.
@MainActor @Suite(.serialized) struct DropPreviewTests {
  private let scene = TouchScene()
  private let list = FakeDropList(frame: CGRect(x: 0, y: 80, width: 320, height: 400))

  init() {
    scene.view.addSubview(list)
    list.contentOffset.y = 20
  }

  /// Moves the clock and shows the picture at its new time.
  private func advance(_ seconds: Double, _ view: UIView) {
    scene.advance(seconds)
    view.layer.stepAnimations(at: scene.clock.now)
  }

  private func picture() throws -> UIView { try require(list.subviews.last { !list.cells.contains($0) }) }

  /// An animation whose end is noted.
  private func flight(_ log: Log) -> DropFlight {
    // Tests of other suites may have run since the set-up, on clocks of theirs.
    scene.clock.makeCurrent()
    let flight = DropFlight { _ in }
    flight.addAnimations { log.entries.append("beside") }
    flight.addCompletion { log.entries.append("end at \($0 == .end ? "the end" : "another place")") }
    return flight
  }

  private final class Log {
    var entries: [String] = []
  }

  @Test func theDropPreviewBeginsAtTheCellAndIgnoresTouches() throws {
    _ = DropPreview(of: list.cells[2], in: list)
    let view = try picture()
    expectEqual(view.frame, CGRect(x: 0, y: 80, width: 320, height: 40))
    expect(!view.isUserInteractionEnabled && view.accessibilityElementsHidden)
  }

  @Test func theDropPreviewMayBeginAtAPointOfTheWindow() throws {
    _ = DropPreview(of: list.cells[2], in: list, at: CGPoint(x: 100, y: 100))
    // The list begins at 80, and is scrolled by 20.
    expectEqual(try picture().center, CGPoint(x: 100, y: 40))
  }

  @Test func theCellIsHiddenUntilItsDropPreviewArrives() throws {
    let log = Log()
    let preview = DropPreview(of: list.cells[0], in: list)
    let view = try picture()
    preview.flyToItem(at: RowPath(section: 0, row: 3), flight(log))
    expect(list.cells[3].alpha == 0 && log.entries == ["beside"])
    expectEqual(view.center, CGPoint(x: 160, y: 140))
    advance(ReorderMetrics.duration / 2, view)
    expect(view.superview === list)
    advance(ReorderMetrics.duration, view)
    expect(list.cells[3].alpha == 1 && view.superview == nil)
    expectEqual(log.entries, ["beside", "end at the end"])
  }

  @Test func aCellThatIsNotOpaqueKeepsItsOpacityAfterADrop() throws {
    list.cells[3].alpha = 0.5
    let preview = DropPreview(of: list.cells[0], in: list)
    let view = try picture()
    preview.flyToItem(at: RowPath(section: 0, row: 3), flight(Log()))
    expectEqual(list.cells[3].alpha, 0)
    advance(ReorderMetrics.duration * 2, view)
    expectEqual(list.cells[3].alpha, 0.5)
  }

  /// The data may have changed since the app chose the item.
  @Test func theDropPreviewVanishesIfItsItemIsGone() throws {
    for isInto in [false, true] {
      let log = Log()
      let preview = DropPreview(of: list.cells[0], in: list)
      let view = try picture()
      let path = RowPath(section: 0, row: 9)
      if isInto {
        preview.fly(into: .zero, ofItemAt: path, flight(log))
      } else {
        preview.flyToItem(at: path, flight(log))
      }
      expect(view.alpha == 0 && view.center == CGPoint(x: 160, y: 20))
      advance(1, view)
      expect(view.superview == nil && log.entries == ["beside", "end at the end"])
    }
  }

  @Test func theDropPreviewShrinksIntoARectOfAnItem() throws {
    let preview = DropPreview(of: list.cells[0], in: list)
    let view = try picture()
    preview.fly(into: CGRect(x: 8, y: 10, width: 32, height: 20), ofItemAt: RowPath(section: 0, row: 2), flight(Log()))
    // The tenth of the width is less than half of the height.
    expectEqual(view.center, CGPoint(x: 24, y: 100))
    expect(abs(view.transform.a - 0.1) < 1e-9 && abs(view.transform.d - 0.1) < 1e-9)
  }

  @Test func theDropPreviewMovesToATargetInAnotherView() throws {
    let preview = DropPreview(of: list.cells[0], in: list)
    let view = try picture()
    let turned = CGAffineTransform(rotationAngle: 1)
    preview.fly(
      to: UIDragPreviewTarget(container: scene.view, center: CGPoint(x: 30, y: 70), transform: turned), flight(Log()))
    expect(view.center == CGPoint(x: 30, y: 10) && view.transform == turned && view.alpha == 0)
  }

  @Test func theDropPreviewTakesTheNewItemsVisiblePath() throws {
    let preview = DropPreview(of: list.cells[0], in: list)
    list.cells[1].frame.size = CGSize(width: 200, height: 60)
    let path = RowPath(section: 0, row: 1)
    preview.adopt(UIPreviewParameters(), ofItemAt: path)
    expectEqual(preview.size, CGSize(width: 320, height: 40), "without a visible path nothing changes")
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    preview.adopt(parameters, ofItemAt: RowPath(section: 0, row: 9))
    expectEqual(preview.size, CGSize(width: 320, height: 40), "there is no such item")
    preview.adopt(parameters, ofItemAt: path)
    expectEqual(preview.size, CGSize(width: 200, height: 60))
  }

  @Test func theDropAnimationEndsIfTheListIsReleased() {
    let log = Log()
    var gone: FakeDropList? = FakeDropList(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let preview = DropPreview(of: list.cells[0], in: gone!)
    gone = nil
    preview.flyToItem(at: RowPath(section: 0, row: 0), flight(log))
    scene.advance(1)
    expectEqual(log.entries, ["beside", "end at the end"])
  }
}

/// A column of five cells, 40 points high each.
private final class FakeDropList: UIScrollView, DropPreviewHost {
  let cells = (0..<5).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 40, width: 320, height: 40)) }
  private let items = Items()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: 320, height: 600)
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  var listItems: any ListItems { items }
  func shownCell(at path: RowPath) -> UIView? { items.contains(path) ? cells[path.row] : nil }

  private final class Items: ListItems {
    var generation: Int { 0 }
    func load() {}
    func contains(_ path: RowPath) -> Bool { path.section == 0 && (0..<5).contains(path.row) }
    func rect(ofItem path: RowPath) -> CGRect { CGRect(x: 0, y: CGFloat(path.row) * 40, width: 320, height: 40) }
    func item(at point: CGPoint) -> RowPath? { nil }
    func number(of path: RowPath) -> Int { path.row }
    func number(nearest point: CGPoint) -> Int? { nil }
    func items(numbered range: Range<Int>) -> [RowPath] { range.map { RowPath(section: 0, row: $0) } }
    func item(from path: RowPath, _ move: FocusMove, page: CGSize, mayFocus: (RowPath) -> Bool) -> RowPath? { nil }
  }
}
