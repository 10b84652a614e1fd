import Expectations
import Testing
import TrestleTesting
import UIKit

/// Screens with collection views, written from Apple's documentation alone.
@MainActor @Suite struct CollectionScreens {
  private func center(of path: IndexPath, in view: UICollectionView) throws -> CGPoint {
    let frame = try require(view.layoutAttributesForItem(at: path)).frame
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  @Test func aGridHasItsDelegatesSizes() throws {
    let controller = PaletteViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    expectEqual(view.indexPathsForVisibleItems.count, 12)
    let first = try require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    // (390 - 32 - 24) / 3, rounded down; below a header of 44 and an inset of 20.
    expectEqual(first.frame, CGRect(x: 16, y: 64, width: 111, height: 111))
    expectEqual(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin, CGPoint(x: 16, y: 187))
    expectEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 2)
    expectEqual((first as? ColorCell)?.label.text, "1")
    expectEqual((first as? ColorCell)?.swatch.frame.size, CGSize(width: 111, height: 111), "constraints fill the cell")
    screen.tap(at: try center(of: IndexPath(item: 4, section: 0), in: view))
    screen.tap(at: try center(of: IndexPath(item: 3, section: 0), in: view))
    expectEqual(controller.chosen, [IndexPath(item: 4, section: 0)], "the fourth may not be selected")
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 4, section: 0)])
    expectEqual((view.cellForItem(at: IndexPath(item: 4, section: 0)) as? ColorCell)?.swatch.alpha, 0.5)
  }

  @Test func aPinnedHeaderStaysVisible() throws {
    let controller = PaletteViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 390, height: 400))
    let view = try require(controller.collectionView)
    view.contentOffset.y = 150
    screen.advance(frames: 1)
    let header = try require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.frame.minY, 150 + view.adjustedContentInset.top)
    view.contentOffset.y = 0
    screen.advance(frames: 1)
    expectEqual(header.frame.minY, 0)
  }

  @Test func aGridFollowsChangesOfItsData() throws {
    let controller = PaletteViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    let kept = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
    controller.addColor(.systemGray)
    try screen.settle()
    expectEqual(view.numberOfItems(inSection: 0), 8)
    expect(view.cellForItem(at: IndexPath(item: 2, section: 0)) === kept)
    controller.swapThemes()
    try screen.settle()
    expect(view.cellForItem(at: IndexPath(item: 2, section: 1)) === kept)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expectEqual((header as? ThemeHeaderView)?.titleLabel.text, "Cold")
  }

  @Test func aCarouselScrollsHorizontallyInAVerticalTable() throws {
    let controller = BannersViewController(style: .plain)
    let screen = MountedScreen(controller)
    let cell = try require(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CarouselTableViewCell)
    let carousel = cell.collectionView
    expectEqual(carousel.contentSize, CGSize(width: 4 * 390, height: 160))
    let start = carousel.convert(CGPoint(x: 300, y: 80), to: nil)
    screen.fling(from: start, velocity: CGVector(dx: -1200, dy: 60))
    try screen.settle()
    expectEqual(carousel.contentOffset.x, 390, "a flick turns one page")
    expectEqual(cell.page, 1)
    expectEqual(controller.tableView.contentOffset.y, -controller.tableView.adjustedContentInset.top)
    expectNil(controller.chosenBanner)
    screen.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y - 60))
    try screen.settle()
    expectEqual(carousel.contentOffset.x, 390, "the drag that begins downwards is the table's")
    expect(controller.tableView.contentOffset.y > 0)
    screen.tap(at: carousel.convert(CGPoint(x: carousel.contentOffset.x + 100, y: 80), to: nil))
    expectEqual(controller.chosenBanner, "New arrivals")
    controller.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
    screen.advance(frames: 2)
    controller.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.advance(frames: 2)
    let again = try require(
      controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CarouselTableViewCell)
    expectEqual(again.collectionView.contentOffset.x, 390, "the row comes back where it was")
  }

  @Test func aCircleLayoutAnimatesInsertionsAndDeletions() throws {
    let controller = CircleViewController()
    let screen = MountedScreen(controller, size: CGSize(width: 400, height: 400))
    let view = try require(controller.collectionView)
    expectEqual(view.visibleCells.count, 8)
    let third = try require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? NumberCell)
    expect(third.center.y > 350, "the third of eight stands at the bottom")
    expect(abs(third.angle - .pi / 2) < 1e-9, "attributes of a class of its own")
    expectEqual(third.label.frame.midX, 30)
    screen.tap(at: third.center)
    screen.advance(by: 0.15)
    expect(third.superview === view && third.alpha < 1, "on its way to the middle")
    try screen.settle()
    expectEqual(controller.numbers, [1, 2, 4, 5, 6, 7, 8])
    expectEqual(view.visibleCells.compactMap { ($0 as? NumberCell)?.label.text }, ["1", "2", "4", "5", "6", "7", "8"])
    controller.add()
    try screen.settle()
    let last = try require(view.cellForItem(at: IndexPath(item: 7, section: 0)))
    expect(last.alpha == 1 && CATransform3DIsIdentity(last.transform3D))
    expectEqual(view.visibleCells.count, 8)
  }

  @Test func stickersFollowTheirSnapshots() throws {
    let controller = StickersViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    expectEqual(view.numberOfSections, 2)
    let names = { view.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text } }
    expectEqual(names(), ["Cat", "Dog", "Owl", "Fox", "Pie", "Tea"])
    expectEqual(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .compactMap { ($0 as? TitleView)?.label.text }, ["Animals", "Food"])
    screen.tap(at: try center(of: IndexPath(item: 1, section: 0), in: view))
    try screen.settle()
    expectEqual(names(), ["Cat", "Owl", "Fox", "Pie", "Tea"])
    expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(
      try require(view.cellForItem(at: IndexPath(item: 2, section: 0))).center)
    try screen.settle()
    view.endInteractiveMovement()
    try screen.settle()
    expectEqual(controller.orders, [["Owl", "Fox", "Cat", "Pie", "Tea"]])
    expectEqual(names(), ["Owl", "Fox", "Cat", "Pie", "Tea"])
  }

  @Test func tagsAreAsWideAsTheirWordsAndCanBeMoved() throws {
    let controller = TagsViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    try screen.settle()
    let cells = view.visibleCells.compactMap { $0 as? TagCell }
    expectEqual(cells.count, 10)
    for cell in cells {
      let text = cell.label.intrinsicContentSize
      expect(abs(cell.frame.width - text.width - 24) <= 0.5 && abs(cell.frame.height - text.height - 12) <= 0.5)
    }
    expect(cells.contains { $0.frame.minY > 20 }, "they take more than one line")
    let first = cells[0]
    let place = view.convert(first.center, to: nil)
    let target = view.convert(cells[2].center, to: nil)
    screen.drag(from: place, to: target, duration: 0.1)
    expectEqual(controller.tags[0], "apple", "a drag without a press scrolls")
    screen.drag(from: place, to: target, press: 0.7)
    try screen.settle()
    expectEqual(controller.tags.prefix(3), ["fig", "elderberry", "apple"])
    expectEqual((view.cellForItem(at: IndexPath(item: 2, section: 0)) as? TagCell)?.label.text, "apple")
  }

  @Test func tappingABookExpandsItsChapters() throws {
    let controller = ChaptersViewController()
    let screen = MountedScreen(controller)
    screen.advance(frames: 1)
    let view = try require(controller.collectionView)
    expect(view.numberOfItems(inSection: 0) == 2 && view.numberOfItems(inSection: 1) == 1)
    screen.tap(at: try center(of: IndexPath(item: 0, section: 0), in: view))
    try screen.settle()
    let titles = view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0)?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    expectEqual(titles, ["Emma", "Volume I", "Volume II", "Nana", "Walden"])
    screen.tap(at: try center(of: IndexPath(item: 0, section: 0), in: view))
    try screen.settle()
    expectEqual(view.numberOfItems(inSection: 0), 2)
  }

  @Test func aLayoutDecidesTheTargetContentOffsetOfADrag() throws {
    let controller = PostcardsViewController()
    let screen = MountedScreen(controller)
    let view = controller.collectionView
    expectEqual(controller.current, 0)
    screen.drag(from: CGPoint(x: 300, y: 160), to: CGPoint(x: 160, y: 160))
    try screen.settle()
    expectEqual(controller.current, 1)
    expectEqual(view.contentOffset, CGPoint(x: 220, y: 0), "a postcard and a gap")
    expectEqual(controller.announced, CGPoint(x: 220, y: 0), "the delegate hears of the layout's place")
    screen.fling(from: CGPoint(x: 300, y: 160), velocity: CGVector(dx: -1500, dy: 0))
    try screen.settle()
    let reached = try require(controller.current)
    expect(reached > 1)
    expectEqual(view.contentOffset.x, CGFloat(reached) * 220)
    expectEqual(controller.calls, ["willEndDragging", "didEndDecelerating", "willEndDragging", "didEndDecelerating"])
  }

  @Test func aMouseWheelScrollsByPostcard() throws {
    let controller = PostcardsViewController()
    let screen = MountedScreen(controller)
    for _ in 0..<2 { screen.wheel(at: CGPoint(x: 200, y: 160), by: CGVector(dx: -60, dy: 0)) }
    try screen.settle()
    expectEqual(controller.current, 1, "two notches of 60 points go more than half the way of 220")
    expectEqual(controller.collectionView.contentOffset.x, 220)
    screen.wheel(at: CGPoint(x: 200, y: 160), by: CGVector(dx: 60, dy: 0))
    try screen.settle()
    expectEqual(controller.collectionView.contentOffset.x, 220, "one does not")
  }
}
