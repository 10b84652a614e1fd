import Expectations
import Stage
import Testing
import UIKit

@testable import UIKitTesting

/// A grid that becomes a list, by a button and by hand, and several items chosen by two fingers.
@MainActor @Suite struct AssetScreens {
  private func expectCells(_ controller: AssetsViewController, _ comment: Comment? = nil) {
    let view: UICollectionView = controller.collectionView
    expect(!view.visibleCells.isEmpty, comment)
    for path in view.indexPathsForVisibleItems {
      let cell = view.cellForItem(at: path) as? AssetCell
      expectEqual(cell?.label.text, controller.names[path.item], comment)
      expectEqual(cell?.frame, view.layoutAttributesForItem(at: path)?.frame, comment)
      expectEqual(cell?.isSelected, (view.indexPathsForSelectedItems ?? []).contains(path), comment)
    }
  }

  @Test func aGridBecomesAList() throws {
    let controller = AssetsViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    screen.tap(at: CGPoint(x: 60, y: 200))
    expectEqual(controller.log, ["select 3"])
    let kept = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    controller.toggleLayout()
    screen.advance(by: 0.15)
    let way = try require(kept.layer.presentation()).bounds.width
    expect(way > 120 && way < 380, "on the way from a square to a row: \(way)")
    expectEqual(controller.log.count, 1)
    try screen.settle()
    expectEqual(controller.log.last, "finished true")
    expectEqual(kept.frame, CGRect(x: 5, y: 57, width: 380, height: 56))
    expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
    expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 3, section: 0)])
    expectCells(controller)
    controller.toggleLayout(animated: false)
    screen.advance(frames: 2)
    expectEqual(kept.frame, CGRect(x: 135, y: 0, width: 120, height: 120))
    expectCells(controller)
  }

  @Test func changingTheLayoutFarDownKeepsTheVisibleItems() throws {
    let controller = AssetsViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    view.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: false)
    screen.advance(frames: 2)
    controller.toggleLayout()
    try screen.settle()
    expectCells(controller)
    controller.toggleLayout()
    try screen.settle()
    expectCells(controller)
    expect(view.contentOffset.y <= view.contentSize.height - view.bounds.height + 0.5)
  }

  @Test func aPinchTransitionsTheGridToAList() throws {
    let controller = AssetsViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    let transition = controller.startPinch()
    expect(view.collectionViewLayout === transition)
    expect(transition.currentLayout === controller.gridLayout && transition.nextLayout === controller.listLayout)
    let item = try require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    screen.advance(frames: 1)
    expectEqual(item.frame, CGRect(x: 135, y: 0, width: 120, height: 120))
    controller.movePinch(to: 0.5)
    screen.advance(frames: 1)
    expectEqual(item.frame, CGRect(x: 70, y: 28.5, width: 250, height: 88), "half of the way")
    expectCells(controller)
    controller.movePinch(to: 0.25)
    screen.advance(frames: 1)
    expectEqual(item.frame.width, 185)
    controller.endPinch(finish: true)
    try screen.settle()
    expect(view.collectionViewLayout === controller.listLayout)
    expect(controller.log == ["transition true true"] && !controller.isTransitioning && !controller.isGrid)
    expectEqual(item.frame, CGRect(x: 5, y: 57, width: 380, height: 56))
    expectCells(controller)
    _ = controller.startPinch()
    controller.movePinch(to: 0.3)
    screen.advance(frames: 2)
    controller.endPinch(finish: false)
    try screen.settle()
    expect(view.collectionViewLayout === controller.listLayout)
    expect(controller.log.last == "transition true false" && !controller.isGrid)
    expectEqual(item.frame, CGRect(x: 5, y: 57, width: 380, height: 56))
    expectCells(controller)
  }

  private func touch(_ screen: MountedScreen, _ phase: PointerEvent.Phase, _ points: [CGPoint]) {
    for (id, point) in points.enumerated() {
      screen.stage.send(.pointer(PointerEvent(id: id, phase: phase, location: point, timestamp: screen.time)))
    }
    screen.advance(frames: 1)
  }

  @Test func aTwoFingerDragSelectsSeveralItems() throws {
    let controller = AssetsViewController()
    let screen = MountedScreen(controller)
    let view: UICollectionView = controller.collectionView
    func fingers(_ x: CGFloat, _ y: CGFloat) -> [CGPoint] { [CGPoint(x: x - 15, y: y), CGPoint(x: x + 15, y: y)] }
    touch(screen, .began, fingers(60, 60))
    for step in 1...20 { touch(screen, .moved, fingers(60 + CGFloat(step) * 13, 60 + CGFloat(step) * 13)) }
    touch(screen, .ended, fingers(320, 320))
    try screen.settle()
    expect(controller.log.first == "begin 0" && controller.log.last == "end")
    expect(controller.isEditing && view.isEditing)
    expectEqual(view.indexPathsForSelectedItems?.map(\.item).sorted(), Array(0...8))
    expectCells(controller)
    controller.deleteSelected()
    try screen.settle()
    expect(controller.names.first == "Asset 10" && view.indexPathsForSelectedItems?.isEmpty != false)
    expect(!controller.isEditing)
    expectCells(controller)
  }
}
