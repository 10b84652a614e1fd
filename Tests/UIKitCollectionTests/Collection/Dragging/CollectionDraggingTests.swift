import Expectations
import ListCore
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting
@testable import UIKitLists

@MainActor @Suite(.serialized) struct CollectionDraggingTests {
  /// Says what is dragged and what a drop does, and notes what it hears.
  @MainActor
  final class Owner: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var log: [String] = []
    var itemCount = 1
    var allowsMove = true
    var takes = true
    var proposal: (IndexPath?) -> UICollectionViewDropProposal = { _ in
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "none" }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("items \(name(indexPath))")
      return (0..<itemCount).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      log.append("drag begins")
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      log.append("drag ends")
    }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { takes }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      log.append("exit")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      log.append("drop ends")
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      log.append("over \(name(destinationIndexPath))")
      return proposal(destinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let sources = coordinator.items.map { name($0.sourceIndexPath) }
      log.append("perform \(sources) \(name(coordinator.destinationIndexPath))")
      perform(coordinator)
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func makeScene(_ items: [Int] = [9], dropping: Bool = true) -> (CollectionScene, Owner) {
    let scene = CollectionScene(items: items)
    let owner = Owner()
    scene.view.dragInteractionEnabled = true
    scene.view.dragDelegate = owner
    if dropping { scene.view.dropDelegate = owner }
    return (scene, owner)
  }

  private func place(_ scene: CollectionScene, _ item: Int) -> CGPoint {
    scene.view.convert(CGPoint(x: CGFloat(item % 3) * 110 + 50, y: CGFloat(item / 3) * 110 + 50), to: nil)
  }

  private func lift(_ scene: CollectionScene, _ item: Int) {
    scene.touches.down(at: place(scene, item))
    scene.advance(0.7)
  }

  @Test func dragAndDropCallbacksComeInOrder() throws {
    let (scene, owner) = makeScene()
    lift(scene, 0)
    expectEqual(owner.take(), ["items 0.0"], "nobody is told before the finger moves")
    expect(!scene.view.hasActiveDrag && scene.cell(0)?.configurationState.cellDragState == .lifting)
    scene.touches.move(to: place(scene, 4))
    expectEqual(owner.take(), ["drag begins", "enter", "over 0.4"])
    expect(scene.view.hasActiveDrag && scene.view.hasActiveDrop)
    expectEqual(scene.shown, ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5", "0.6", "0.7", "0.8"], "the others make way")
    scene.touches.move(to: place(scene, 1))
    expectEqual(owner.take(), ["over 0.1"])
    scene.touches.up()
    expectEqual(owner.take(), ["perform [\"0.0\"] 0.1", "drop ends", "drag ends"])
    expectEqual(scene.source.moves, [], "the drop delegate changes the data")
    scene.advance(0.5)
    expectEqual(scene.shown.first, "0.0", "and did not here")
    expectNil(scene.view.invariantViolation())
    expectEqual(scene.cell(0)?.configurationState.cellDragState, UICellConfigurationState.DragState.none)
  }

  @Test func aDroppedItemAppearsAtItsDestination() throws {
    let (scene, owner) = makeScene()
    var arrived = false
    owner.perform = { coordinator in
      let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
      let name = scene.source.items[0].remove(at: 0)
      scene.source.items[0].insert(name, at: path.item)
      scene.view.performBatchUpdates {
        scene.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        scene.view.insertItems(at: [path])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: path).addCompletion { _ in arrived = true }
      expectEqual(coordinator.items[0].previewSize, CGSize(width: 100, height: 100))
    }
    lift(scene, 0)
    scene.touches.move(to: place(scene, 8))
    scene.touches.up()
    let cell = try require(scene.cell(8))
    expect(cell.name == "0.0" && cell.alpha == 0, "what was dropped flies there first")
    scene.advance(0.5)
    expect(arrived && cell.alpha == 1)
    expect(
      scene.view.subviews.filter {
        !($0 is UICollectionReusableView) && !$0.isHidden && $0.alpha > 0 && $0.bounds.width == 100
      }.isEmpty)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aRefusedDropReturnsTheItem() {
    let (scene, owner) = makeScene()
    owner.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden) }
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    expectEqual(scene.shown.first, "0.0", "nobody makes way")
    scene.touches.up()
    expect(!owner.log.contains { $0.hasPrefix("perform") })
    owner.proposal = { _ in UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath) }
    owner.allowsMove = false
    scene.advance(0.5)
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    scene.touches.up()
    scene.advance(0.5)
    expect(!owner.log.contains { $0.hasPrefix("perform") }, "it may only be copied")
    expect(scene.shown.first == "0.0" && scene.view.invariantViolation() == nil)
  }

  @Test func anItemADropInsertsIntoIsHighlighted() {
    let (scene, owner) = makeScene()
    owner.proposal = { _ in UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath) }
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    expectEqual(scene.cell(4)?.isHighlighted, true)
    scene.touches.move(to: place(scene, 5))
    expect(scene.cell(4)?.isHighlighted == false && scene.cell(5)?.isHighlighted == true)
    expectEqual(scene.shown.first, "0.0", "nobody makes way")
    scene.touches.up()
    expect(scene.cell(5)?.isHighlighted == false && owner.log.contains("perform [\"0.0\"] 0.5"))
  }

  @Test func aDragMayExitAndReenter() {
    let (scene, owner) = makeScene()
    lift(scene, 0)
    scene.touches.move(to: place(scene, 1))
    _ = owner.take()
    scene.touches.move(to: CGPoint(x: 400, y: 100))
    expect(owner.take() == ["exit"] && !scene.view.hasActiveDrop && scene.view.hasActiveDrag)
    expectEqual(scene.shown.first, "0.0")
    scene.touches.move(to: place(scene, 1))
    expectEqual(owner.take().first, "enter")
    scene.touches.move(to: CGPoint(x: 400, y: 100))
    scene.touches.up()
    expectEqual(owner.take(), ["exit", "drop ends", "drag ends"])
  }

  @Test func withoutADropDelegateTheDataSourceMovesTheItem() {
    let (scene, owner) = makeScene(dropping: false)
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    scene.touches.up()
    scene.advance(0.5)
    expect(scene.source.moves == ["0.0 > 0.4"] && owner.take() == ["items 0.0", "drag begins", "drag ends"])
    expectEqual(scene.shown, ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5", "0.6", "0.7", "0.8"])
  }

  @Test func anItemWithoutDragItemsIsNotLifted() {
    let (scene, owner) = makeScene()
    owner.itemCount = 0
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    scene.touches.up()
    expect(owner.take() == ["items 0.0"] && scene.source.moves == [])
  }

  @Test func reloadDataEndsDrags() {
    let (scene, owner) = makeScene()
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    scene.view.reloadData()
    scene.layOut()
    _ = owner.take()
    scene.touches.move(to: place(scene, 5))
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(owner.take(), ["drop ends", "drag ends"])
    expect(scene.shown.first == "0.0" && scene.view.invariantViolation() == nil)
    expect(scene.view.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
  }

  @Test func draggingToTheEdgeScrollsTheCollectionView() {
    let (scene, owner) = makeScene([100])
    lift(scene, 0)
    scene.touches.move(to: CGPoint(x: 50, y: 435))
    scene.advance(1)
    expect(scene.view.contentOffset.y > 200)
    let last = owner.log.last ?? ""
    expect(last.hasPrefix("over 0.") && last != "over 0.9", "the delegate hears of what comes below it")
    scene.touches.up()
    scene.advance(0.5)
    expectNil(scene.view.invariantViolation())
  }

  @Test func theDraggedCellHasTheLiftedAppearance() throws {
    let layout = CollectionScene.makeLayout()
    let scene = CollectionScene(layout, items: [9])
    let owner = Owner()
    scene.view.dragInteractionEnabled = true
    scene.view.dragDelegate = owner
    lift(scene, 0)
    let cell = try require(scene.cell(0))
    expectEqual(cell.layer.shadowOpacity, ReorderMetrics.shadowOpacity)
    expect(abs(cell.alpha - ReorderMetrics.alpha) < 0.001 && cell.layer.zPosition > 0)
    let grabbed = place(scene, 0)
    scene.touches.move(to: CGPoint(x: grabbed.x + 37, y: grabbed.y + 20))
    expectEqual(cell.center, CGPoint(x: 87, y: 70), "it hangs on the finger where it was grabbed")
    scene.touches.up()
    scene.advance(0.5)
    expect(cell.layer.shadowOpacity == 0 && cell.alpha == 1 && cell.layer.zPosition == 0)
  }

  @Test func dragAndDropDelegatesAreNotRetained() {
    let (scene, _) = makeScene()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      scene.view.dragDelegate = owner
      scene.view.dropDelegate = owner
      lift(scene, 0)
      scene.touches.move(to: place(scene, 4))
    }
    scene.touches.up()
    scene.advance(0.5)
    expect(gone == nil && scene.view.dragDelegate == nil && scene.view.dropDelegate == nil)
    expectNil(scene.view.invariantViolation())
  }

  @Test func aPlaceholderContextProvidesItsDragItem() throws {
    let (scene, owner) = makeScene()
    var context: (any UICollectionViewDropPlaceholderContext)?
    var dragged: UIDragItem?
    owner.perform = { coordinator in
      let item: any UICollectionViewDropItem = coordinator.items[0]
      expect(item.previewSize == CGSize(width: 100, height: 100) && item.sourceIndexPath?.item == 0)
      dragged = item.dragItem
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 2, section: 0), reuseIdentifier: "cell")
      context = coordinator.drop(item.dragItem, to: placeholder)
    }
    lift(scene, 0)
    scene.touches.move(to: place(scene, 2))
    scene.touches.up()
    scene.advance(1)
    expect(dragged != nil && context?.dragItem === dragged)
    expectEqual(context?.deletePlaceholder(), true)
  }

  /// [D] By a slower cadence others make way only after the finger has rested over a place.
  @Test(arguments: [(UICollectionView.ReorderingCadence.immediate, 0), (.fast, 0.15), (.slow, 0.4)])
  func reorderingCadenceDelaysItemsMakingWay(cadence: UICollectionView.ReorderingCadence, delay: Double) {
    let (scene, owner) = makeScene()
    expectEqual(scene.view.reorderingCadence, .immediate)
    scene.view.reorderingCadence = cadence
    lift(scene, 0)
    scene.touches.move(to: place(scene, 4))
    let moved = ["0.1", "0.2", "0.3", "0.4", "0.0", "0.5", "0.6", "0.7", "0.8"]
    if delay > 0 {
      scene.advance(delay - 0.05)
      expect(scene.shown != moved)
    }
    scene.advance(0.1)
    expectEqual(scene.shown, moved)
    scene.touches.up()
    expectEqual(owner.take().last, "drag ends")
  }
}
