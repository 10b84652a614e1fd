import Expectations
import Testing
import TrestleTesting
import UIKit

/// Items dragged as a person does it, on screens written from Apple's documentation alone.
@MainActor @Suite struct CollectionDraggingScreens {
  private func place(_ view: UICollectionView, _ item: Int, _ section: Int = 1) throws -> CGPoint {
    let frame = try require(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame)
    return view.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  private func names(_ view: UICollectionView) -> [String?] {
    view.indexPathsForVisibleItems.filter { $0.section == 1 }.sorted()
      .map { (view.cellForItem(at: $0) as? CardCell)?.label.text }
  }

  @Test func aCardIsDroppedBetweenOthers() throws {
    let controller = MoodBoardViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    let cell = try require(view.cellForItem(at: IndexPath(item: 0, section: 1)) as? CardCell)
    let target = try place(view, 4)
    screen.drag(from: try place(view, 0), to: CGPoint(x: target.x + 20, y: target.y + 15), press: 0.7)
    expectEqual(controller.log, ["begin", "Sand to 4", "drop ends", "end"])
    expectEqual(controller.cards, ["Moss", "Foam", "Bark", "Shell", "Sand", "Fern"])
    expectEqual(cell.states, ["lifting", "dragging", "none"])
    try screen.settle()
    expectEqual(controller.log.last, "Sand arrived")
    expectEqual(names(view), controller.cards)
    expect(view.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.shadowOpacity == 0 && $0.layer.zPosition == 0 })
    expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test func aCardIsDroppedIntoAnAlbum() throws {
    let controller = MoodBoardViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    screen.drag(from: try place(view, 2), to: try place(view, 0, 0), press: 0.7)
    try screen.settle()
    expectEqual(controller.log, ["begin", "Foam into Sea", "drop ends", "end"])
    expect(controller.albums[0].1 == 1 && controller.cards == ["Sand", "Moss", "Bark", "Shell", "Fern"])
    expectEqual(names(view), controller.cards)
    expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func anAlbumStaysAndADragWithoutAPressScrolls() throws {
    let controller = MoodBoardViewController()
    let screen = MountedScreen(controller)
    let view = try require(controller.collectionView)
    screen.drag(from: try place(view, 0, 0), to: try place(view, 3), press: 0.7)
    screen.drag(from: try place(view, 0), to: try place(view, 3))
    try screen.settle()
    expect(controller.log.isEmpty && controller.cards.first == "Sand")
    view.dragInteractionEnabled = false
    screen.drag(from: try place(view, 0), to: try place(view, 3), press: 0.7)
    try screen.settle()
    expect(controller.log.isEmpty)
  }
}
