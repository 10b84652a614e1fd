import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The front page of a store")
struct BrowseViewControllerTests {
  private func makeController() -> BrowseViewController {
    let folder = URL(fileURLWithPath: GalleryResources.feedPath).deletingLastPathComponent()
    return BrowseViewController(pictures: FeedPictures(folder: folder) { Issue.record("\($0)") })
  }

  private func frame(_ controller: BrowseViewController, _ item: Int, _ section: Int) throws -> CGRect {
    try require(
      controller.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
  }

  private func row(_ controller: BrowseViewController, _ section: Int) throws -> UIScrollView {
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: section)))
    return try require(cell.superview as? UIScrollView)
  }

  @Test("has shelves of three rows a column, which scroll a column at a time")
  func columns() throws {
    let controller = makeController()
    let screen = ScreenLook.all[0].mount(controller)
    try screen.settle()
    let (first, third, fourth) = (try frame(controller, 0, 1), try frame(controller, 2, 1), try frame(controller, 3, 1))
    expect(first.minX == 20 && third.minX == 20 && third.minY > first.maxY)
    // A column is nine tenths of 350, and 12 lie between two.
    expect(fourth.minX == 20 + 315 + 12 && fourth.minY == first.minY)
    let row = try row(controller, 1)
    let start = row.contentOffset.x
    let place = row.convert(CGPoint(x: row.bounds.midX, y: 40), to: nil)
    screen.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.1, hold: 0)
    try screen.settle()
    expectEqual(row.contentOffset.x, start + 327)
    expectEqual(controller.collectionView.contentOffset.y, -controller.collectionView.adjustedContentInset.top)
  }

  @Test("offers to open an app once it was got")
  func gets() throws {
    let controller = makeController()
    let screen = ScreenLook.all[0].mount(controller)
    try screen.settle()
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
    let button = try require(cell.contentView.subviews.compactMap { $0 as? UIButton }.first)
    expectEqual(button.configuration?.title, "Get")
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(button.configuration?.title, "Open")
    expect(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)) === cell)
  }

  @Test("has as many columns of icons as fit the window")
  func grid() throws {
    let controller = makeController()
    let screen = ScreenLook.all[0].mount(controller)
    try screen.settle()
    func columns() throws -> Int {
      let top = try frame(controller, 0, 4).minY
      return try (0..<20).prefix { try frame(controller, $0, 4).minY == top }.count
    }
    // 350 and 12 more hold three of 84 and 12.
    expectEqual(try columns(), 3)
    screen.window.frame.size.width = 800
    try screen.settle()
    expectEqual(try columns(), 8)
  }

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) throws {
    let controller = makeController()
    let screen = look.mount(controller)
    controller.collectionView.showsVerticalScrollIndicator = false
    try screen.settle()
    expectGolden(screen.picture, look.name)
    controller.collectionView.scrollToItem(at: IndexPath(item: 7, section: 4), at: .bottom, animated: false)
    try screen.settle()
    expectGolden(screen.picture, "\(look.name)-end")
  }
}
