import Expectations
import Testing
import TrestleTesting
import UIKit

/// A row, an outline and a list with swipe actions in one collection view, written from Apple's documentation alone.
@MainActor @Suite struct ExplorerScreens {
  private let controller = ExplorerViewController()

  private func mount() throws -> MountedScreen {
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: 844))
    try screen.settle()
    return screen
  }

  private func place(_ item: Int, _ section: Int, x: CGFloat? = nil) throws -> CGPoint {
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: section)))
    return cell.convert(CGPoint(x: x ?? cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test func headersExpandTheirCategories() throws {
    let screen = try mount()
    expectEqual(controller.collectionView.numberOfItems(inSection: 1), 3)
    screen.tap(at: try place(0, 1))
    try screen.settle()
    expectEqual(controller.collectionView.numberOfItems(inSection: 1), 6)
    expect(controller.chosen.isEmpty, "a header opens and is not chosen")
    screen.tap(at: try place(1, 1))
    try screen.settle()
    expectEqual(controller.chosen, ["fig"])
    expectGolden(screen.picture, "explorer-open")
  }

  @Test func aSwipeStarsARow() throws {
    let screen = try mount()
    let start = try place(2, 2, x: 60)
    screen.drag(from: start, to: CGPoint(x: start.x + 300, y: start.y), duration: 0.5)
    try screen.settle()
    expectEqual(controller.starred.compactMap(\.symbol?.text), ["plum"])
    let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 2)) as? UICollectionViewListCell
    expectEqual(cell?.accessories.count, 2)
    screen.drag(from: start, to: CGPoint(x: start.x + 300, y: start.y), duration: 0.5)
    try screen.settle()
    expect(controller.starred.isEmpty && cell?.accessories.count == 1)
  }

  @Test func matchesItsPictures() throws {
    for (name, traits) in CollectionPictures.looks {
      let screen = MountedScreen(
        UINavigationController(rootViewController: ExplorerViewController()), size: CGSize(width: 390, height: 844),
        traits: traits)
      try screen.settle()
      expectGolden(screen.picture, "explorer-\(name)")
    }
  }
}
