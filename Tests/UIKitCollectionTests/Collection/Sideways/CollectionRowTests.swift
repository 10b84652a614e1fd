import CAllocations
import Expectations
import ListCore
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore
@testable import UIKitLists

/// Rows of fifty items of 100 by 80, 10 apart, in a window of 320 by 440: 5490 points, so that offsets end at 5170.
@MainActor @Suite struct CollectionRowTests {
  private func scene(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, inset: CGFloat = 0, isRightToLeft: Bool = false
  ) -> CollectionScene {
    CollectionScene(rows: [50, 50, 50, 50, 50, 50, 50, 50], isRightToLeft: isRightToLeft) { _ in
      RowsLayout.Section(behavior: behavior, inset: inset)
    }
  }

  private let inFirstRow = CGPoint(x: 250, y: 40)

  @Test func cellsAreInTheScrollViewOfTheirOrthogonalSection() throws {
    let scene = scene(.continuous)
    let cell = try require(scene.cell(1, 2))
    let row = try require(cell.superview as? UIScrollView)
    expect(row.superview === scene.view && row.frame == CGRect(x: 0, y: 160, width: 320, height: 80))
    expectEqual(row.contentSize, CGSize(width: 5490, height: 80))
    expectEqual(cell.frame, CGRect(x: 110, y: 0, width: 100, height: 80))
    expectEqual(
      scene.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 2))?.frame.origin, CGPoint(x: 110, y: 160))
    expect(scene.view.subviews.filter { $0 is UICollectionViewCell }.isEmpty)
    expectNil(scene.view.invariantViolation())
  }

  @Test func scrollingAnOrthogonalSectionDisplaysAndEndsItems() {
    let scene = CollectionScene(rows: [50])
    expectEqual(scene.shownItems, [0, 1, 2])
    scene.trace = []
    scene.scrollRow(0, to: 110)
    expectEqual(scene.trace, ["cell 0.3", "willDisplay 0.3", "didEndDisplaying 0.0"])
    scene.trace = []
    scene.scrollRow(0, to: 330)
    expectEqual(scene.shownItems, [3, 4, 5])
    expectEqual(scene.seen(4)?.minX, 110)
    for offset in stride(from: 330.0, to: 5170, by: 90) { scene.scrollRow(0, to: offset) }
    expectEqual(scene.shownItems, [46, 47, 48, 49])
    expect(scene.view.reuse.cells.madeViews <= 6, "cells are used again")
    expectNil(scene.view.invariantViolation())
  }

  @Test(arguments: [true, false])
  func mirroringOrWideningASectionEndsItsScrollAnimation(_ turns: Bool) throws {
    let scene = scene(.continuous)
    scene.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .right, animated: true)
    scene.advance(0.1)
    let row = try require(scene.view.sideways.row(ofSection: 0))
    expect(row.view.isScrollAnimating && row.offset > 0 && row.offset < 5170)
    if turns { scene.view.semanticContentAttribute = .forceRightToLeft } else { scene.view.frame.size.width = 400 }
    scene.layOut()
    expect(!row.view.isScrollAnimating)
    scene.advance(1)
    expectEqual(row.offset, (turns ? 5170 : 5090))
    expectNil(scene.view.invariantViolation())
  }

  @Test func mirroringABouncingSectionRestsItAtItsEdge() throws {
    let scene = scene(.continuous)
    let row = try require(scene.view.sideways.row(ofSection: 0))
    scene.touches.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 200, y: 40), steps: 6)
    scene.touches.up()
    scene.advance(0.05)
    expect(row.view.isDecelerating && row.offset < 0)
    scene.view.semanticContentAttribute = .forceRightToLeft
    scene.layOut()
    expect(row.offset == 0 && !row.view.isDecelerating)
    scene.advance(1)
    expect(row.offset == 0 && scene.view.invariantViolation() == nil)
  }

  @Test(arguments: [-17, 17]) func aBouncingSectionWhoseContentMovesRestsAtItsStart(_ delta: CGFloat) throws {
    let scene = scene(.continuous)
    let row = try require(scene.view.sideways.row(ofSection: 0))
    scene.touches.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 240, y: 40), steps: 6)
    scene.touches.up()
    scene.advance(0.02)
    let before = row.offset
    expect(row.view.isDecelerating && before < -20)
    row.hold(by: delta)
    expect(row.offset == before + delta && row.view.isDecelerating)
    scene.advance(2)
    expect(row.offset == 0 && !row.view.isDecelerating)
    expectNil(scene.view.invariantViolation())
  }

  @Test func cellsAreReusedAcrossOrthogonalSections() {
    let scene = CollectionScene(rows: Array(repeating: 50, count: 40))
    for offset in stride(from: 0.0, to: 2600, by: 70) { scene.scroll(to: CGPoint(x: 0, y: offset)) }
    expect(scene.view.reuse.cells.madeViews <= 3 * 9)
    let views = scene.view.subviews.filter { $0 is SidewaysScrollView }
    expect(views.count <= 24, "scroll views are used again: those of a screen, and of the screens around it")
    expectNil(scene.view.invariantViolation())
  }

  @Test func aDragScrollsTheOrthogonalSectionOrTheCollectionView() {
    let scene = scene(.continuous)
    scene.touches.drag(from: inFirstRow, to: CGPoint(x: 90, y: 44), steps: 12)
    expect(scene.offset(0) > 100 && scene.view.contentOffset == .zero)
    scene.touches.up()
    scene.advance(4)
    expect(scene.offset(0) > 160 && scene.offset(1) == 0)
    let offset = scene.offset(0)
    scene.touches.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 154, y: 200), steps: 12)
    expect(scene.view.contentOffset.y > 60 && scene.offset(0) == offset)
  }

  @Test func theDelegateHearsOnlyOfTheCollectionViewsScrolling() {
    final class Listener: NSObject, UICollectionViewDelegate {
      var calls: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("drag") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }
    let scene = scene(.continuous)
    let listener = Listener()
    scene.view.delegate = listener
    scene.flick(from: inFirstRow, by: CGVector(dx: -160, dy: 0))
    expect(scene.offset(0) > 160)
    expectEqual(listener.calls, [])
  }

  @Test func flicksFollowEachOrthogonalScrollingBehavior() {
    let flick = { (scene: CollectionScene) in
      scene.flick(from: self.inFirstRow, by: CGVector(dx: -120, dy: 0))
      return scene.offset(0)
    }
    let free = flick(scene(.continuous))
    expect(free > 300 && free.truncatingRemainder(dividingBy: 110) != 0)
    let leading = flick(scene(.continuousGroupLeadingBoundary))
    expect(leading.truncatingRemainder(dividingBy: 110) == 0 && abs(leading - free) <= 55)
    expectEqual(flick(scene(.paging)), 320)
    expectEqual(flick(scene(.groupPaging)), 110)
    let centred = scene(.groupPagingCentered)
    expectEqual(centred.offset(0), -110, "the first group is in the middle")
    expectEqual(flick(centred), 0)
    expectEqual(centred.seen(1)?.midX, 160)
    for scene in [centred] { expectNil(scene.view.invariantViolation()) }
  }

  @Test func sectionInsetsShortenThePages() throws {
    let scene = scene(.paging, inset: 20)
    expectEqual(scene.seen(0)?.minX, 20)
    scene.flick(from: inFirstRow, by: CGVector(dx: -120, dy: 0))
    expectEqual(scene.offset(0), 280)
    expectEqual(scene.shownItems.prefix(4), [2, 3, 4, 5], "the room at the sides shows what scrolls by")
    expectEqual(scene.seen(3)?.minX, 70)
    scene.scrollRow(0, to: 9999)
    scene.advance(0.5)
    expect(scene.view.invariantViolation() != nil, "an app may leave it beyond its end")
    scene.flick(from: CGPoint(x: 100, y: 60), by: CGVector(dx: 30, dy: 0))
    expectEqual(scene.offset(0), 5210)
    expectEqual(scene.seen(49)?.maxX, 300)
  }

  @Test func orthogonalSectionsRubberBandAndBounce() {
    let scene = scene(.continuous)
    scene.touches.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 200, y: 40), steps: 10)
    expect(scene.offset(0) < -20 && scene.offset(0) > -120)
    scene.touches.up()
    scene.advance(4)
    expectEqual(scene.offset(0), 0)
    scene.rows.section = { _ in RowsLayout.Section(bounce: .never) }
    scene.rows.invalidateLayout()
    scene.layOut()
    scene.touches.drag(from: CGPoint(x: 60, y: 40), to: CGPoint(x: 200, y: 40), steps: 10)
    expectEqual(scene.offset(0), 0)
    scene.touches.up()
  }

  @Test func aFittingOrthogonalSectionBouncesOnlyIfAlways() {
    let scene = CollectionScene(rows: [2])
    scene.touches.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 60, y: 40), steps: 10)
    expectEqual(scene.offset(0), 0)
    scene.touches.up()
    scene.rows.section = { _ in RowsLayout.Section(bounce: .always, rate: .fast) }
    scene.rows.invalidateLayout()
    scene.layOut()
    expectEqual(scene.row(0)?.view.decelerationRate, .fast)
    scene.touches.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 60, y: 40), steps: 10)
    expect(scene.offset(0) > 20)
    scene.touches.up()
    scene.advance(3)
    expectEqual(scene.offset(0), 0)
  }

  @Test func wheelsScrollTheOrthogonalSectionUnderThePointer() {
    let scene = scene(.groupPaging)
    let turn = { (dx: CGFloat, dy: CGFloat) in
      scene.turnWheel(at: self.inFirstRow, by: CGVector(dx: dx, dy: dy))
      scene.advance(2)
    }
    turn(-60, 0)
    expect(scene.offset(0) == 110 && scene.view.contentOffset == .zero, "a notch is a group")
    turn(0, -60)
    expect(scene.offset(0) == 110 && scene.view.contentOffset.y == 60)
    turn(60, 0)
    expect(scene.offset(0) == 0 || scene.offset(1) == 0)
  }

  @Test func orthogonalSectionsBeginAtTheRightInRightToLeftLayout() throws {
    let scene = scene(.groupPaging, inset: 20, isRightToLeft: true)
    expect(scene.seen(0)?.maxX == 300 && scene.seen(1)?.maxX == 190)
    expectEqual(scene.shownItems.prefix(3), [0, 1, 2])
    scene.flick(from: CGPoint(x: 60, y: 60), by: CGVector(dx: 120, dy: 0))
    expectEqual(scene.offset(0), 110, "to the right is on")
    expectEqual(scene.seen(1)?.maxX, 300)
    expectNil(scene.view.invariantViolation())
    scene.source.items[0].removeLast(40)
    scene.view.deleteItems(at: (10..<50).map { IndexPath(item: $0, section: 0) })
    scene.advance(0.5)
    expect(scene.offset(0) == 110 && scene.seen(1)?.maxX == 300, "its end has no effect on its start")
    expectNil(scene.view.invariantViolation())
  }

  @Test func orthogonalSectionsScrollVerticallyInAHorizontalLayout() {
    let scene = CollectionScene(rows: [50, 50, 50, 50, 50, 50]) { _ in RowsLayout.Section(behavior: .groupPaging) }
    scene.rows.isTransposed = true
    scene.rows.invalidateLayout()
    scene.layOut()
    expectEqual(scene.view.contentSize, CGSize(width: 480, height: 440))
    expectEqual(scene.seen(2, 1), CGRect(x: 80, y: 220, width: 80, height: 100))
    scene.flick(from: CGPoint(x: 40, y: 300), by: CGVector(dx: 0, dy: -120))
    expect(scene.offset(0) == 110 && scene.view.contentOffset == .zero)
    expectEqual(scene.seen(2)?.minY, 110)
    scene.flick(from: CGPoint(x: 200, y: 300), by: CGVector(dx: -120, dy: 0))
    expect(scene.view.contentOffset.x > 100)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aNewWidthKeepsTheLeadingGroup() {
    for behavior in [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .continuousGroupLeadingBoundary,
      .groupPagingCentered,
    ] {
      let scene = scene(behavior)
      scene.scrollRow(0, to: behavior == .groupPagingCentered ? 330 - 110 : 330)
      scene.view.frame.size.width = 260
      scene.layOut()
      expectEqual(scene.seen(3)?.minX, (behavior == .groupPagingCentered ? 80 : 0), "\(behavior)")
      expectNil(scene.view.invariantViolation())
    }
    let paged = scene(.paging)
    paged.scrollRow(0, to: 960)
    paged.view.frame.size.width = 260
    paged.layOut()
    expectEqual(paged.offset(0), 780, "the fourth page")
  }

  /// A frame in which a row moves by a point, and nothing comes or goes.
  @Test func scrollingAnOrthogonalSectionAllocatesNothing() {
    let scene = CollectionScene(rows: Array(repeating: 100_000, count: 30))
    scene.scrollRow(0, to: 5_000_001)
    scene.scrollRow(0, to: 5_000_003)
    let (queries, requests) = (scene.rows.queries, scene.source.cellRequests)
    let pass = scene.view.layoutPass
    var least = Int.max
    for step in 0..<20 {
      scene.row(0)?.view.contentOffset.x += step % 2 == 0 ? 1 : -1
      let before = allocation_count_of_thread()
      pass.run()
      least = min(least, Int(allocation_count_of_thread() - before))
    }
    expectEqual(least, 0, "a pass that brings nothing asks for no memory")
    expect(scene.rows.queries == queries && scene.source.cellRequests == requests)
  }

  /// An item of a hundred thousand is found as quickly as one of a hundred: nothing is known but what is near.
  @Test func longOrthogonalSectionsKeepNoMoreElementsThanShortOnes() {
    let many = CollectionScene(rows: [100_000])
    let few = CollectionScene(rows: [100])
    for scene in [many, few] { scene.scrollRow(0, to: 2200) }
    expectEqual(many.view.elements.entries.count, few.view.elements.entries.count)
    expect(many.view.elements.entries.count < 14)
  }

  @Test func invalidOrthogonalSectionSizesAreTolerated() {
    let sections: [RowsLayout.Section] = [
      .init(behavior: .groupPaging, itemSize: .zero, spacing: 0),
      .init(behavior: .paging, itemSize: CGSize(width: CGFloat.infinity, height: 40)),
      .init(behavior: .groupPagingCentered, itemSize: CGSize(width: 0, height: 40), spacing: 0),
      .init(behavior: .continuous, itemSize: CGSize(width: CGFloat.nan, height: 40)),
      .init(behavior: .paging, inset: 400),
    ]
    for (index, section) in sections.enumerated() {
      let scene = CollectionScene(rows: [5, 0, 3]) { $0 == 0 ? section : RowsLayout.Section() }
      scene.flick(from: CGPoint(x: 200, y: 20), by: CGVector(dx: -120, dy: 0))
      scene.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
      scene.advance(1)
      expectEqual(scene.view.numberOfItems(inSection: 0), 5, "row \(index)")
      expect(scene.offset(0).isFinite)
    }
  }

  /// Cells before the visible ones turn out to be wider or narrower than expected: what is seen stays where it is.
  @Test func measuringKeepsVisibleItemsInPlace() throws {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(100), heightDimension: .absolute(80))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let scene = CollectionScene(UICollectionViewCompositionalLayout(section: section), items: [40])
    scene.source.wantedSize = { CGSize(width: CGFloat(60 + $0.item * 37 % 90), height: 80) }
    scene.view.reloadData()
    scene.layOut()
    scene.view.scrollToItem(at: IndexPath(item: 25, section: 0), at: .left, animated: false)
    scene.layOut()
    expectEqual(scene.seen(25)?.minX, 0)
    for _ in 0..<60 {
      let first = try require(scene.shownItems.first)
      let before = try require(scene.seen(first)).minX
      let row = try require(scene.row(0))
      scene.scrollRow(0, to: row.offset - 10)
      expectEqual(scene.seen(first).map { abs($0.minX - before - 10) < 0.51 }, true, "item \(first)")
    }
    expectEqual(scene.shownItems.first.map { $0 < 20 }, true)
    expectNil(scene.view.invariantViolation())
  }
}
