import Expectations
import Testing
import TrestleTesting
import UIKit

/// Columns of items of different heights, by a layout of the app's own.
@MainActor @Suite struct PinboardScreens {
  /// The names on screen with their rectangles, and what does not fit together.
  private func check(_ controller: PinboardViewController) -> String? {
    let view: UICollectionView = controller.collectionView
    var frames: [CGRect] = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? PinCell else { return "\(path) has no cell" }
      let name = controller.boards[path.section].pins[path.item].name
      if cell.nameLabel.text != name { return "\(path) shows \(cell.nameLabel.text ?? "nothing") instead of \(name)" }
      if frames.contains(where: { $0.intersects(cell.frame) }) { return "\(name) covers another pin" }
      frames.append(cell.frame)
    }
    let layout = controller.collectionViewLayout
    for attributes in layout.layoutAttributesForElements(in: view.bounds) ?? [] {
      if attributes.representedElementCategory == .cell, view.cellForItem(at: attributes.indexPath) == nil {
        return "\(attributes.indexPath) is in sight and has no cell"
      }
    }
    return nil
  }

  @Test func pinsFillColumnsWhileScrolling() throws {
    let controller = PinboardViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    let layout = try require(controller.collectionViewLayout as? WaterfallLayout)
    expectEqual(layout.numberOfColumns, 2)
    let first = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expect(first.frame.width == 183 && first.frame.minX == 8 && second.frame.minX == 199)
    expectEqual(first.frame.minY, second.frame.minY)
    let prepared = layout.preparations
    for _ in 0..<12 {
      screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
      expectNil(check(controller))
    }
    try screen.settle()
    expect(view.contentOffset.y > 3_000)
    expectEqual(layout.preparations, prepared, "scrolling does not make the layout invalid")
    let titles = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      .compactMap { ($0 as? BoardHeaderView)?.titleLabel.text }
    expect(!titles.contains("Kitchen"))
  }

  @Test func aWiderScreenHasMoreColumns() throws {
    let controller = PinboardViewController()
    let screen = MountedScreen(controller)
    let layout = try require(controller.collectionViewLayout as? WaterfallLayout)
    let view: UICollectionView = controller.collectionView
    screen.resize(to: CGSize(width: 844, height: 390))
    try screen.settle()
    expectEqual(layout.numberOfColumns, 5)
    expectNil(check(controller))
    expectEqual(view.contentSize.width, 844)
    expectEqual(Set(view.visibleCells.map(\.frame.minX)).count, 5)
    screen.resize(to: CGSize(width: 390, height: 844))
    try screen.settle()
    expectEqual(layout.numberOfColumns, 2)
    expectNil(check(controller))
  }

  @Test func pinsAreInsertedAndDeleted() throws {
    let controller = PinboardViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    controller.add(.init(name: "Spoon", proportion: 1), toBoardAt: 0, at: 1)
    screen.advance(by: 0.1)
    let spoon = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual(spoon.layer.presentation().map { $0.opacity < 1 }, true, "a new pin fades in")
    try screen.settle()
    expect(check(controller) == nil && spoon.frame.minX == 199)
    var finished: Bool?
    controller.throwAway([IndexPath(item: 0, section: 0), IndexPath(item: 3, section: 0)]) { finished = $0 }
    try screen.settle()
    expectEqual(finished, true)
    expectNil(check(controller))
    expectEqual(spoon.frame.minX, 8, "what is left moves up")
    controller.removeBoard(at: 0)
    try screen.settle()
    expectNil(check(controller))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual((header as? BoardHeaderView)?.titleLabel.text, "Garden")
    expectEqual(header?.frame.minY, 0)
  }

  @Test func updatesFarDownKeepVisibleContent() throws {
    let controller = PinboardViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    view.scrollToItem(at: IndexPath(item: 20, section: 1), at: .centeredVertically, animated: false)
    screen.advance(frames: 2)
    expectNil(check(controller))
    let offset = view.contentOffset
    controller.throwAway((0..<10).map { IndexPath(item: $0, section: 2) }.filter { $0.item < 5 })
    try screen.settle()
    expectEqual(view.contentOffset, offset, "what goes below does not move what is seen")
    expectNil(check(controller))
    controller.removeBoard(at: 0)
    try screen.settle()
    expectNil(check(controller))
    expect(view.contentOffset.y <= max(0, view.contentSize.height - view.bounds.height))
  }
}
