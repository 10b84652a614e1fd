import Expectations
import ScreenTesting
import Testing
import TrestleTesting
import UIKit

@testable import Gallery

@MainActor @Suite("The sidebar of folders")
struct OutlineViewControllerTests {
  private func names(_ controller: OutlineViewController) -> [String] {
    controller.collectionView.indexPathsForVisibleItems.sorted().compactMap {
      let cell = controller.collectionView.cellForItem(at: $0) as? UICollectionViewListCell
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }

  private func mount(_ controller: OutlineViewController, width: CGFloat = 390) throws -> MountedScreen {
    let screen = MountedScreen(
      UINavigationController(rootViewController: controller), size: CGSize(width: width, height: 844))
    try screen.settle()
    return screen
  }

  @Test("opens and closes folders by their chevrons")
  func folders() throws {
    let controller = OutlineViewController()
    let screen = try mount(controller)
    expectEqual(
      names(controller),
      [
        "On this computer", "Garden", "Beds", "Orchard", "House", "Letters", "Shared", "Walks", "Coast", "Hills",
        "Recipes",
      ])
    let orchard = try require(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    screen.tap(at: orchard.convert(CGPoint(x: orchard.bounds.maxX - 20, y: orchard.bounds.midY), to: nil))
    try screen.settle()
    expect(names(controller).contains("Apples") && names(controller).contains("Pears"))
    screen.tap(at: orchard.convert(CGPoint(x: orchard.bounds.maxX - 20, y: orchard.bounds.midY), to: nil))
    try screen.settle()
    expect(!names(controller).contains("Apples"))
  }

  @Test("shows a folder beside the sidebar where the window is wide, else on a page of its own")
  func content() throws {
    let controller = OutlineViewController()
    let screen = try mount(controller, width: 900)
    expectEqual(controller.collectionView.frame.width, 300)
    let content = try require(controller.children.first as? OutlineContentController)
    let letters = IndexPath(item: 5, section: 0)
    let cell = try require(controller.collectionView.cellForItem(at: letters))
    screen.tap(at: cell.convert(CGPoint(x: 80, y: cell.bounds.midY), to: nil))
    try screen.settle()
    expectEqual(content.collectionView.numberOfItems(inSection: 0), 3)
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [letters])
    screen.window.frame.size.width = 390
    try screen.settle()
    expect(controller.children.isEmpty && controller.collectionView.frame.width == 390)
    screen.tap(at: cell.convert(CGPoint(x: 80, y: cell.bounds.midY), to: nil))
    try screen.settle()
    expect(controller.navigationController?.topViewController is OutlineContentController)
  }

  @Test("matches the golden picture", arguments: ScreenLook.all)
  func picture(_ look: ScreenLook) throws {
    let controller = OutlineViewController()
    let screen = look.mount(controller)
    try screen.settle()
    controller.collectionView.showsVerticalScrollIndicator = false
    expectGolden(screen.picture, look.name)
    controller.setEditing(true, animated: false)
    try screen.settle()
    expectGolden(screen.picture, "\(look.name)-editing")
  }

  @Test("looks as in the golden picture beside a folder's content")
  func wide() throws {
    let controller = OutlineViewController()
    let screen = try mount(controller, width: 900)
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: 5, section: 0)))
    screen.tap(at: cell.convert(CGPoint(x: 80, y: cell.bounds.midY), to: nil))
    try screen.settle()
    expectGolden(screen.picture, "wide")
  }
}
