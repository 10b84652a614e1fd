import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// Rows and items that something dragged over them selects.
@MainActor @Suite(.serialized) struct SpringLoadingTests {
  /// Drags any row, drops none, and notes what it is asked and told.
  private final class TableOwner: NSObject, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate {
    var log: [String] = []
    var refused: Set<Int> = []
    var context: (any UISpringLoadedInteractionContext)?
    var choose: (any UISpringLoadedInteractionContext) -> Void = { _ in }
    var onSelect: () -> Void = {}

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.append("load \(indexPath.row)")
      self.context = context
      choose(context)
      return !refused.contains(indexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
      onSelect()
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("drag ends") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private let owner = TableOwner()

  private func makeScene(isSpringLoaded: Bool = true) -> TableScene {
    let scene = TableScene(rows: [8], delegate: owner)
    scene.table.rowHeight = 44
    scene.table.dragInteractionEnabled = true
    scene.table.dragDelegate = owner
    scene.table.dropDelegate = owner
    scene.table.isSpringLoaded = isSpringLoaded
    scene.layOut()
    return scene
  }

  private func place(_ row: Int, _ dy: CGFloat = 22) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 44 + dy) }

  private func carry(_ scene: TableScene, from row: Int, to place: CGPoint) {
    scene.touches.down(at: self.place(row))
    scene.advance(0.7)
    scene.touches.move(to: place)
  }

  @Test func aRestingDragBlinksAndSelectsTheRow() throws {
    let scene = makeScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 5, section: 0)))
    carry(scene, from: 1, to: place(5))
    expectEqual(owner.take(), ["load 5"])
    let context = try require(owner.context)
    expect(context.state == .possible && context.targetView === cell && context.targetItem == nil)
    expect(context.location(in: cell) == CGPoint(x: 100, y: 22) && context.location(in: nil) == place(5))
    scene.advance(SpringLoading.delay - 0.1)
    expect(!cell.isHighlighted && context.state == .possible)
    scene.advance(0.15)
    expect(cell.isHighlighted && context.state == .activating)
    scene.advance(SpringLoading.blink)
    expect(!cell.isHighlighted)
    scene.advance(SpringLoading.blink)
    expect(cell.isHighlighted && owner.take() == [])
    scene.advance(SpringLoading.blink * 2)
    expect(context.state == .activated && owner.take() == ["select 5"])
    expect(cell.isSelected && !cell.isHighlighted, "the row that blinked is the selected one")
    expect(scene.table.indexPathForSelectedRow?.row == 5 && scene.table.hasActiveDrag, "the drag goes on")
    scene.advance(3)
    expectEqual(owner.take(), [], "once")
    scene.touches.up()
    expectEqual(context.state, .inactive)
  }

  /// [D] The delegate may refuse rows, such as those that are no folders.
  @Test func aRowRefusingSpringLoadingIsQueriedOnce() {
    owner.refused = [5]
    let scene = makeScene()
    carry(scene, from: 1, to: place(5))
    scene.touches.move(to: place(5, 30))
    scene.advance(3)
    expectEqual(owner.take(), ["load 5"])
    scene.touches.move(to: place(6))
    scene.touches.move(to: place(5))
    expectEqual(owner.take(), ["load 6", "load 5"], "the finger came back")
    scene.advance(3)
    expectEqual(owner.take(), [])
    scene.touches.up()
  }

  @Test func aMovingDragDoesNotSpringLoad() {
    let scene = makeScene()
    carry(scene, from: 1, to: place(5, 4))
    for dy in [16, 28, 40] as [CGFloat] {
      scene.advance(SpringLoading.delay - 0.1)
      scene.touches.move(to: place(5, dy))
    }
    expectEqual(owner.take(), ["load 5"])
    scene.touches.move(to: place(6))
    scene.advance(SpringLoading.delay - 0.1)
    scene.touches.up()
    scene.advance(3)
    expectEqual(owner.take(), ["load 6", "drag ends"], "what was dropped activates nothing")
    expectNil(scene.table.indexPathForSelectedRow)
  }

  @Test func theDelegateMayChooseTheSpringLoadedTargetView() throws {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let scene = makeScene()
    let cell = try require(scene.table.cellForRow(at: IndexPath(row: 5, section: 0)))
    cell.contentView.addSubview(mark)
    owner.choose = { $0.targetView = mark }
    carry(scene, from: 1, to: place(5))
    scene.advance(SpringLoading.delay + 0.05)
    expect(mark.alpha < 1 && !cell.isHighlighted)
    scene.touches.move(to: place(6))
    expectEqual(mark.alpha, 1, "another row is under the finger")
    scene.touches.up()
  }

  /// As where the folder opens on a screen of its own. [C] The drag lasts as long as the finger is down.
  @Test func aTableOutsideItsWindowSpringLoadsNoRows() {
    let scene = makeScene()
    owner.onSelect = { scene.table.removeFromSuperview() }
    carry(scene, from: 1, to: place(5))
    scene.advance(3)
    expectEqual(owner.take(), ["load 5", "select 5"])
    scene.touches.move(to: place(6))
    scene.advance(3)
    expect(owner.take() == [] && owner.context?.state == .inactive)
    scene.touches.up()
    expect(owner.take() == ["drag ends"] && !scene.table.hasActiveDrag)
    scene.touches.window.addSubview(scene.table)
    scene.advance(1)
    expectEqual(owner.take(), [])
    let tops = scene.table.visibleCells.map(\.frame.minY)
    expectEqual(tops, (0..<8).map { CGFloat($0) * 44 }, "each row is in its place")
  }

  /// [C] Rows that come above the one that blinks do not let another one be selected.
  @Test func anUpdateWhileARowBlinksSelectsNoOther() {
    let scene = makeScene()
    carry(scene, from: 1, to: place(5))
    scene.advance(SpringLoading.delay + 0.05)
    scene.source.rows = [9]
    scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    scene.advance(3)
    expect(!owner.take().contains("select 5"))
    expectNil(scene.table.indexPathForSelectedRow)
    scene.touches.up()
  }

  @Test func withoutIsSpringLoadedNoRowIsActivated() {
    let scene = makeScene(isSpringLoaded: false)
    carry(scene, from: 1, to: place(5))
    scene.advance(3)
    expect(!scene.table.isSpringLoaded && owner.take() == [])
    scene.touches.up()
  }

  // MARK: Items

  private final class GridOwner: NSObject, UICollectionViewDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var log: [String] = []
    var refused: Set<Int> = []

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .forbidden) }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.append("load \(indexPath.item)")
      return !refused.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  @Test func aRestingDragSelectsTheItem() {
    let owner = GridOwner()
    owner.refused = [7]
    let scene = CollectionScene(items: [9])
    scene.view.delegate = owner
    scene.view.dragInteractionEnabled = true
    scene.view.dragDelegate = owner
    scene.view.dropDelegate = owner
    scene.view.isSpringLoaded = true
    func place(_ item: Int) -> CGPoint { CGPoint(x: CGFloat(item % 3) * 110 + 50, y: CGFloat(item / 3) * 110 + 50) }
    scene.touches.down(at: place(0))
    scene.advance(0.7)
    scene.touches.move(to: place(7))
    scene.advance(3)
    expectEqual(owner.log, ["load 7"])
    scene.touches.move(to: place(4))
    scene.advance(SpringLoading.delay + SpringLoading.blink * 4 + 0.1)
    expectEqual(owner.log, ["load 7", "load 4", "select 4"])
    expectEqual(scene.view.indexPathsForSelectedItems, [IndexPath(item: 4, section: 0)])
    scene.touches.up()
  }

  // MARK: Without a list

  private func makeFake() -> (TouchScene, FakeSpringLoadedList, SpringLoading) {
    let (touches, list) = (TouchScene(), FakeSpringLoadedList())
    touches.view.addSubview(list)
    let loading = SpringLoading(host: list)
    loading.isEnabled = true
    return (touches, list, loading)
  }

  private static let whole = SpringLoading.delay + SpringLoading.blink * Double(SpringLoading.blinks * 2) + 0.1

  @Test func springLoadingActivatesTheCellsPresentRow() {
    let (touches, list, loading) = makeFake()
    loading.fingerDidMove(to: .zero)
    list.row = 4
    touches.advance(Self.whole)
    expectEqual(list.take(), ["load 0", "activate 4"], "rows moved while it blinked")
  }

  @Test func springLoadingDoesNotActivateAnotherCell() {
    let (touches, list, loading) = makeFake()
    loading.fingerDidMove(to: .zero)
    list.cell = UIView()
    touches.advance(Self.whole)
    expectEqual(list.take(), ["load 0"])
    loading.fingerDidMove(to: .zero)
    touches.advance(Self.whole)
    expectEqual(list.take(), ["load 0", "activate 0"], "the finger moved to it")
  }

  @Test func springLoadingEndsWhenTheListLeavesItsWindow() {
    let (touches, list, loading) = makeFake()
    loading.fingerDidMove(to: .zero)
    list.removeFromSuperview()
    touches.advance(Self.whole)
    expectEqual(list.take(), ["load 0"])
    loading.fingerDidMove(to: CGPoint(x: 1, y: 0))
    expectEqual(list.take(), [])
    expectEqual(list.cell.alpha, 1)
  }
}
