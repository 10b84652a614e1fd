import Expectations
import Testing
import TrestleTesting
import UIKit

/// Items that are picked in edit mode and have menus, on a screen written from Apple's documentation alone.
@MainActor @Suite struct PicturesScreens {
  private let controller = PicturesViewController()

  private func mount() -> MountedScreen {
    MountedScreen(UINavigationController(rootViewController: controller), size: CGSize(width: 390, height: 600))
  }

  private func place(_ item: Int) throws -> CGPoint {
    let cell = try require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
    return cell.convert(CGPoint(x: 40, y: 40), to: nil)
  }

  private func cell(_ item: Int) throws -> PictureNameCell {
    try require(
      controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PictureNameCell)
  }

  @Test func severalItemsAreSelectedInEditMode() throws {
    let screen = mount()
    screen.tap(at: try place(0))
    screen.tap(at: try place(1))
    expectEqual(controller.opened, ["Beach", "Castle"])
    expectEqual(controller.collectionView.indexPathsForSelectedItems?.count, 1)
    expect(try cell(2).circle.isHidden)
    controller.setEditing(true, animated: true)
    try screen.settle()
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [], "what was selected is not any more")
    expect(try !cell(2).circle.isHidden)
    screen.tap(at: try place(2))
    screen.tap(at: try place(3))
    try screen.settle()
    expectEqual(controller.collectionView.indexPathsForSelectedItems?.map(\.item), [2, 3])
    expectEqual(try cell(2).circle.image, UIImage(systemName: "checkmark.circle.fill"))
    expectEqual(try cell(4).circle.image, UIImage(systemName: "circle"))
    expectEqual(controller.opened, ["Beach", "Castle"], "picking opens nothing")
    controller.setEditing(false, animated: true)
    try screen.settle()
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [])
    expect(try cell(2).circle.isHidden)
  }

  @Test func anItemHasAContextMenu() throws {
    let screen = mount()
    screen.tap(at: try place(1), duration: 0.7)
    try screen.settle()
    expectEqual(controller.log, ["display Castle"])
    screen.tap(at: try menuItem("Delete", in: screen))
    try screen.settle()
    expectEqual(controller.log, ["display Castle", "end Castle"])
    expectEqual(controller.names.prefix(2), ["Beach", "Desert"])
    expectEqual(try cell(1).nameLabel.text, "Desert")
    expectEqual(controller.opened, [])
  }

  @Test func noContextMenuOpensInEditModeOrBetweenItems() throws {
    let screen = mount()
    screen.tap(at: CGPoint(x: 195, y: 590), duration: 0.7)
    try screen.settle()
    expectEqual(controller.log, [])
    controller.setEditing(true, animated: false)
    screen.tap(at: try place(1), duration: 0.7)
    try screen.settle()
    expectEqual(controller.log, [])
  }

  private func menuItem(_ text: String, in screen: MountedScreen) throws -> CGPoint {
    func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
    let label = try require(labels(screen.window).last { $0.text == text })
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }
}
