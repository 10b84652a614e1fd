import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// Configuration states of cells and headers: pinning, drags, drops and outlines.
@MainActor @Suite(.serialized) struct ListStateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Pinned

  @Test func aPlainHeadersStateIsPinnedWhileItSticks() throws {
    let scene = TableScene(rows: [50])
    scene.source.titles = ["A"]
    scene.table.reloadData()
    scene.layOut()
    let header = try require(scene.table.headerView(forSection: 0))
    var states: [Bool] = []
    header.configurationUpdateHandler = { _, state in states.append(state.isPinned) }
    expect(!header.configurationState.isPinned)
    scene.scroll(to: 200)
    expect(header.configurationState.isPinned)
    scene.advance(0.1)
    expectEqual(states.last, true)
    scene.scroll(to: 0)
    expect(!header.configurationState.isPinned)
  }

  @Test func aGroupedHeadersStateIsNeverPinned() throws {
    let scene = TableScene(style: .grouped, rows: [50])
    scene.source.titles = ["A"]
    scene.table.reloadData()
    scene.layOut()
    let header = try require(scene.table.headerView(forSection: 0))
    scene.scroll(to: 20)
    expect(!header.configurationState.isPinned)
  }

  private final class HeaderSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  @Test(arguments: [true, false])
  func aHeaderCellOfAFlowLayoutIsPinnedWhileItSticks(pins: Bool) throws {
    let kind = UICollectionView.elementKindSectionHeader
    let layout = CollectionScene.makeLayout {
      $0.headerReferenceSize = CGSize(width: 320, height: 40)
      $0.sectionHeadersPinToVisibleBounds = pins
    }
    let scene = CollectionScene(layout, items: [1])
    let source = HeaderSource()
    scene.view.register(UICollectionViewCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    scene.view.dataSource = source
    scene.layOut()
    let header = try require(scene.view.supplementaryView(forElementKind: kind, at: path(0)) as? UICollectionViewCell)
    expect(!header.configurationState.isPinned)
    scene.scroll(to: CGPoint(x: 0, y: 30))
    expectEqual(header.configurationState.isPinned, pins)
    scene.scroll(to: .zero)
    expect(!header.configurationState.isPinned)
    expectEqual(scene.view.cellForItem(at: path(0))?.configurationState.isPinned, false)
  }

  // MARK: Drags and drops

  private final class Drags: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var added: [IndexPath] = []
    var sources: [IndexPath?] = []
    private var item: UIDragItem { UIDragItem(itemProvider: NSItemProvider()) }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item] }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      added.append(indexPath)
      return indexPath.row == 5 ? [] : [item]
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      sources = coordinator.items.map(\.sourceIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [item] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  private func lifted() -> (TableScene, Drags) {
    let scene = TableScene(rows: [9])
    let drags = Drags()
    scene.table.dragInteractionEnabled = true
    scene.table.dragDelegate = drags
    scene.table.dropDelegate = drags
    scene.touches.down(at: CGPoint(x: 100, y: 22))
    scene.advance(0.7)
    return (scene, drags)
  }

  @Test func dragAndDropStatesReachTableCells() throws {
    let (scene, drags) = lifted()
    let dragged = try require(scene.table.cellForRow(at: path(0)))
    let third = try require(scene.table.cellForRow(at: path(3)))
    var heard: [UICellConfigurationState.DropState] = []
    third.configurationUpdateHandler = { _, state in heard.append(state.cellDropState) }
    expectEqual(dragged.configurationState.cellDragState, .lifting)
    expectEqual(third.configurationState.cellDropState, UICellConfigurationState.DropState.none)
    scene.touches.move(to: CGPoint(x: 100, y: 44 * 3 + 22))
    scene.advance(0.1)
    expect(dragged.configurationState.cellDragState == .dragging && dragged.configurationState.isReordering)
    expectEqual(third.configurationState.cellDropState, .targeted)
    expectEqual(scene.table.cellForRow(at: path(5))?.configurationState.cellDropState, .notTargeted)
    expectEqual(heard.last, .targeted)
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(heard.last, UICellConfigurationState.DropState.none)
    expectEqual(dragged.configurationState.cellDragState, UICellConfigurationState.DragState.none)
    expectEqual(drags.sources, [path(0)])
  }

  @Test func addedRowsHaveTheDraggingState() {
    let (scene, drags) = lifted()
    scene.touches.move(to: CGPoint(x: 100, y: 44 * 3 + 22))
    scene.advance(0.1)
    for row in [7, 7, 5] {
      scene.touches.down(at: CGPoint(x: 200, y: CGFloat(row) * 44 + 22), finger: 1)
      scene.advance(0.1)
      scene.touches.up(finger: 1)
      scene.advance(0.1)
    }
    expectEqual(drags.added, [path(7), path(5)], "a row that joined is not asked again")
    scene.touches.up()
    scene.advance(0.5)
    expectEqual(drags.sources, [path(0), path(7)])
    expectNil(scene.table.indexPathsForSelectedRows)
  }

  @Test func dragAndDropStatesReachCollectionCells() throws {
    let scene = CollectionScene(items: [9])
    let drags = Drags()
    scene.view.dragInteractionEnabled = true
    scene.view.dragDelegate = drags
    scene.view.dropDelegate = drags
    scene.touches.down(at: CGPoint(x: 50, y: 50))
    scene.advance(0.7)
    expectEqual(scene.cell(1)?.configurationState.cellDropState, UICellConfigurationState.DropState.none)
    scene.touches.move(to: CGPoint(x: 160, y: 160))
    scene.advance(0.1)
    let states = (1..<9).compactMap { scene.cell($0)?.configurationState.cellDropState }
    expectEqual(states.filter { $0 == .targeted }.count, 1)
    expectEqual(states.filter { $0 == .notTargeted }.count, 7)
    scene.touches.up()
    scene.advance(0.5)
    expect(
      scene.view.visibleCells.allSatisfy {
        $0.configurationState.cellDropState == UICellConfigurationState.DropState.none
      })
  }

  // MARK: Outlines

  @Test func theCellStateTellsWhetherAnOutlineItemIsExpanded() throws {
    let scene = CollectionScene(items: [0])
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    source.apply(outline, to: 0, animatingDifferences: false)
    scene.layOut()
    let fruit = try require(scene.cell(0))
    var heard: [Bool] = []
    fruit.configurationUpdateHandler = { _, state in heard.append(state.isExpanded) }
    expect(!fruit.configurationState.isExpanded)
    outline.expand(["fruit"])
    source.apply(outline, to: 0, animatingDifferences: false)
    scene.advance(0.1)
    expect(scene.cell(0) === fruit && fruit.configurationState.isExpanded)
    expectEqual(heard.last, true)
    expectEqual(scene.cell(1)?.configurationState.isExpanded, false)
    outline.collapse(["fruit"])
    source.apply(outline, to: 0, animatingDifferences: false)
    scene.advance(0.1)
    expectEqual(heard.last, false)
  }

  @Test func applyNeedsOnlyASnapshot() async {
    let scene = CollectionScene(items: [0])
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: scene.view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    await source.apply(snapshot)
    expectEqual(scene.view.numberOfItems(inSection: 0), 2)
    let table = UITableView()
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in UITableViewCell() }
    func apply() {
      source.apply(snapshot)
      rows.apply(snapshot)
    }
    snapshot.deleteItems(["a"])
    apply()
    expectEqual(source.itemIdentifier(for: path(0)), "b")
    expectEqual(table.numberOfRows(inSection: 0), 1)
  }
}
