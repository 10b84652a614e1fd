import Expectations
import Testing
import TrestleTesting
import UIKit

/// Views that are dragged and dropped on, as a person does it, on screens written from Apple's documentation alone.
@MainActor @Suite struct DragInteractionScreens {
  @Test func aStickerIsDroppedOnTheBoard() throws {
    let controller = StickerBoardViewController()
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 80, y: 120), to: CGPoint(x: 120, y: 340), press: 0.6)
    try screen.settle()
    expectEqual(controller.log, ["lift", "drag begins with 2", "concluded", "copied"])
    expectEqual(controller.captionLabel.text, "Orange")
    // It comes as PNG, which has no scale: its points are the pixels of the screen.
    expectEqual(controller.pastedView.image?.size, CGSize(width: 160, height: 160))
    expectEqual(controller.pastedView.center, CGPoint(x: 100, y: 80))
    expect(controller.boardView.layer.borderWidth == 0 && controller.stickerView.alpha == 1)
  }

  @Test func aDropAtTheRightEdgeOfTheBoardIsRefused() throws {
    let controller = StickerBoardViewController()
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 80, y: 120), to: CGPoint(x: 290, y: 340), press: 0.6)
    try screen.settle()
    expectEqual(controller.log, ["lift", "drag begins with 2", "not taken"])
    expect(controller.pastedView.image == nil && controller.boardView.layer.borderWidth == 0)
  }

  @Test func aNoteDroppedOnTheBinIsDeleted() throws {
    let controller = NoteBinViewController()
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 100, y: 320), press: 0.6)
    try screen.settle()
    expectEqual(controller.notes, ["Milk", "Apples", "Cheese"])
    expectEqual(controller.log.prefix(2), ["enter", "threw Bread away"])
    expectEqual(Set(controller.log.suffix(2)), ["bin's session ends", "drag ends"])
    expectEqual(controller.binView.backgroundColor, .systemGray5)
    expectEqual(controller.tableView.visibleCells.count, 3)
    expect(controller.tableView.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func aNoteDroppedBesideTheBinStays() throws {
    let controller = NoteBinViewController()
    let screen = MountedScreen(controller)
    screen.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 280, y: 320), press: 0.6)
    try screen.settle()
    expect(controller.notes.count == 4 && controller.log == ["drag ends"])
  }

  @Test func aCardIsTappedScrolledAndDragged() throws {
    let controller = CardTrayViewController()
    let screen = MountedScreen(UINavigationController(rootViewController: controller))
    screen.tap(at: CGPoint(x: 100, y: 200))
    expectEqual(controller.log, ["tapped"])
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 150))
    try screen.settle()
    expect(controller.scrollView.contentOffset.y > 20 && controller.log == ["tapped"])
    controller.scrollView.contentOffset = .zero
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 120, y: 540), press: 0.6)
    try screen.settle()
    expectEqual(controller.scrollView.contentOffset.y, 0, "the finger that lifted the card does not scroll")
    expectEqual(controller.log, ["tapped", "Front", "Back"])
  }
}
