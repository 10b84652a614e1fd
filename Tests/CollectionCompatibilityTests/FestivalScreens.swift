import Expectations
import Testing
import TrestleTesting
import UIKit

/// Sections that scroll to the side, by the public API alone.
@MainActor @Suite struct FestivalScreens {
  private typealias Stage = FestivalViewController.Stage

  private func mount(_ traits: (inout UITraitOverrides) -> Void = { _ in }) throws -> (
    FestivalViewController, MountedScreen
  ) {
    let controller = FestivalViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 400, height: 720), traits: traits)
    try screen.settle()
    return (controller, screen)
  }

  /// Where a cell is seen in the collection view; nil for one that is not on screen.
  private func seen(_ controller: FestivalViewController, _ item: Int, _ stage: Stage) -> CGRect? {
    let view: UICollectionView = controller.collectionView
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: stage.rawValue)) else { return nil }
    return view.convert(cell.bounds, from: cell)
  }

  private func items(_ controller: FestivalViewController, _ stage: Stage) -> [Int] {
    controller.collectionView.indexPathsForVisibleItems.filter { $0.section == stage.rawValue }.map(\.item).sorted()
  }

  @Test func eachStageShowsItsFirstGroups() throws {
    let (controller, screen) = try mount()
    // Groups of 320 by 120 below headers of 30, 20 apart: a stage each 170 points.
    expectEqual(seen(controller, 0, .meadow), CGRect(x: 5, y: 35, width: 214, height: 110))
    expectEqual(seen(controller, 1, .meadow), CGRect(x: 229, y: 35, width: 86, height: 50))
    expectEqual(seen(controller, 2, .meadow)?.minY, 95)
    expectEqual(seen(controller, 3, .barn)?.minX, 325)
    expectEqual(items(controller, .cellar), [0, 1, 2, 3])
    expectEqual(seen(controller, 0, .tower)?.minX, 5)
    let view: UICollectionView = controller.collectionView
    let height: CGFloat = 5 * 170 + 30 + 6 * 120
    expectEqual(view.contentSize, CGSize(width: 400, height: height))
    for (name, traits) in CollectionPictures.looks {
      let (_, screen) = try mount(traits)
      expectGolden(screen.picture, "festival-\(name)")
    }
    _ = screen
  }

  @Test func aFlickScrollsASectionByItsOrthogonalScrollingBehavior() throws {
    let (controller, screen) = try mount()
    let flick = { (stage: Stage) in
      let y = CGFloat(stage.rawValue) * 170 - controller.collectionView.contentOffset.y + 90
      screen.fling(from: CGPoint(x: 300, y: y), velocity: CGVector(dx: -1200, dy: 0))
      try screen.settle()
    }
    for stage in [Stage.meadow, .barn, .cellar, .tower] { try flick(stage) }
    expectEqual(items(controller, .meadow).first.map { $0 > 2 }, true)
    expectEqual(seen(controller, 3, .cellar)?.minX, -75, "a page is the width")
    expectEqual(seen(controller, 3, .tower)?.minX, 5, "a group")
    let barn = try require(
      items(controller, .barn).first { $0 % 3 == 0 && (seen(controller, $0, .barn)?.minX ?? -1) >= 0 })
    expectEqual(seen(controller, barn, .barn)?.minX, 5, "a group begins at the edge")
    expectEqual(controller.log, [], "the collection view itself did not scroll")
    controller.collectionView.scrollToItem(at: IndexPath(item: 0, section: 4), at: .top, animated: false)
    screen.advance(frames: 1)
    expectEqual(seen(controller, 0, .lake)?.minX, 45, "in the middle, with room before it")
    try flick(.lake)
    expectEqual(seen(controller, 3, .lake)?.minX, 45)
  }

  @Test func itemsOfAScrolledOrthogonalSectionAreSelected() throws {
    let (controller, screen) = try mount()
    screen.fling(from: CGPoint(x: 300, y: 3 * 170 + 90), velocity: CGVector(dx: -1200, dy: 0))
    try screen.settle()
    screen.tap(at: CGPoint(x: 100, y: 3 * 170 + 90))
    try screen.settle()
    expectEqual(controller.log, ["selected Tower 3"])
    expectEqual(
      controller.collectionView.indexPathForItem(at: CGPoint(x: 100, y: 3 * 170 + 90)), IndexPath(item: 3, section: 3))
  }

  @Test func scrollingPastASectionKeepsItsHorizontalOffset() throws {
    let (controller, screen) = try mount()
    screen.fling(from: CGPoint(x: 300, y: 3 * 170 + 90), velocity: CGVector(dx: -1200, dy: 0))
    try screen.settle()
    let view: UICollectionView = controller.collectionView
    view.contentOffset.y = view.contentSize.height - 720
    screen.advance(frames: 1)
    view.contentOffset.y = 0
    screen.advance(frames: 1)
    expectEqual(seen(controller, 3, .tower)?.minX, 5, "a stage stays where it was")
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 204, y: 300))
    try screen.settle()
    expect(view.contentOffset.y > 200 && !controller.log.isEmpty)
  }

  @Test func itemsMoveBetweenOrthogonalSections() throws {
    let (controller, screen) = try mount()
    var snapshot = controller.dataSource.snapshot()
    let act = FestivalViewController.Act(stage: .meadow, number: 1)
    let first = FestivalViewController.Act(stage: .barn, number: 0)
    snapshot.moveItem(act, beforeItem: first)
    controller.dataSource.apply(snapshot, animatingDifferences: true)
    try screen.settle()
    expectEqual(controller.dataSource.indexPath(for: act), IndexPath(item: 0, section: 1))
    expectEqual(seen(controller, 0, .barn), CGRect(x: 5, y: 205, width: 214, height: 110))
    expect(controller.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func orthogonalSectionsAreMirroredFromRightToLeft() throws {
    let (controller, screen) = try mount { $0.layoutDirection = .rightToLeft }
    expectEqual(seen(controller, 0, .tower)?.maxX, 395)
    screen.fling(from: CGPoint(x: 100, y: 3 * 170 + 90), velocity: CGVector(dx: 1200, dy: 0))
    try screen.settle()
    expectEqual(seen(controller, 3, .tower)?.maxX, 395)
  }

  @Test func scrollToItemScrollsInBothDirections() throws {
    let (controller, screen) = try mount()
    let view: UICollectionView = controller.collectionView
    view.scrollToItem(at: IndexPath(item: 9, section: 3), at: [.top, .left], animated: true)
    try screen.settle()
    expectEqual(seen(controller, 9, .tower)?.minX, 0)
    expectEqual(view.contentOffset.y, min(3 * 170 + 35, view.contentSize.height - 720))
  }

  @Test func aResizedScreenKeepsTheVisibleGroup() throws {
    let (controller, screen) = try mount()
    screen.fling(from: CGPoint(x: 300, y: 3 * 170 + 90), velocity: CGVector(dx: -1200, dy: 0))
    try screen.settle()
    controller.view.frame.size.width = 300
    screen.advance(frames: 2)
    expectEqual(seen(controller, 3, .tower)?.minX, 5)
  }
}
