import Expectations
import Testing
import UIKit

@testable import ListTesting

/// A collection view's diffable data source: paths and identifiers, reloading instead of differences, moves by hand.
@MainActor @Suite(.serialized)
struct CollectionDiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  @MainActor private final class Scene {
    let view: UICollectionView
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    var requests: [Int] = []
    private(set) var source: Source!

    init() {
      view = UICollectionView(frame: window.bounds, collectionViewLayout: CollectionScene.makeLayout())
      view.register(TestCollectionCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(view)
      source = Source(collectionView: view) { [unowned self] view, path, item in
        requests.append(item)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TestCollectionCell
        cell.name = "\(item)"
        return cell
      }
    }

    func layOut() { window.layoutIfNeeded() }

    var shown: [String] { view.visibleCells.map { ($0 as! TestCollectionCell).name } }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    DiffableScene.snapshot(sections)
  }

  @Test func awaitingApplyWaitsForTheUpdate() async {
    let scene = Scene()
    await scene.source.apply(snapshot([("a", [1, 2])]))
    scene.layOut()
    expectEqual(scene.shown, ["1", "2"])
    expectEqual(scene.view.numberOfItems(inSection: 0), 2)
  }

  @Test func indexPathsAndIdentifiersAreConsistent() {
    let scene = Scene()
    scene.source.apply(snapshot([("a", [1, 2]), ("b", [3])]), animatingDifferences: false)
    expectEqual(scene.source.indexPath(for: 3), IndexPath(item: 0, section: 1))
    expectEqual(scene.source.indexPath(for: 2), IndexPath(item: 1, section: 0))
    expectNil(scene.source.indexPath(for: 9))
    expectEqual(scene.source.itemIdentifier(for: IndexPath(item: 1, section: 0)), 2)
    expectEqual(scene.source.sectionIdentifier(for: 1), "b")
    expectNil(scene.source.sectionIdentifier(for: 2))
    expect(scene.source.index(for: "b") == 1 && scene.source.index(for: "c") == nil)
  }

  /// [D] "resets the UI … without computing a diff or animating": every cell is made anew, not those that changed.
  @Test func applySnapshotUsingReloadDataRequestsEveryCell() async {
    let scene = Scene()
    await scene.source.apply(snapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    scene.layOut()
    scene.requests = []
    await scene.source.apply(snapshot([("a", [1, 2, 3, 4])]), animatingDifferences: false)
    scene.layOut()
    expectEqual(scene.requests, [4])
    scene.requests = []
    await scene.source.applySnapshotUsingReloadData(snapshot([("a", [4, 1, 2, 3])]))
    scene.layOut()
    expectEqual(scene.requests, [4, 1, 2, 3])
    expectEqual(scene.shown, ["4", "1", "2", "3"])
  }

  @Test func applySnapshotUsingReloadDataCallsItsCompletion() {
    let scene = Scene()
    var isDone = false
    scene.source.applySnapshotUsingReloadData(snapshot([("a", [7])])) { isDone = true }
    scene.layOut()
    expect(isDone && scene.shown == ["7"])
  }

  @Test func reorderingReportsATransactionOfItsSections() throws {
    let scene = Scene()
    scene.source.apply(snapshot([("a", [1, 2, 3]), ("b", [4, 5]), ("c", [6])]), animatingDifferences: false)
    scene.layOut()
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    scene.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    scene.source.reorderingHandlers.didReorder = { transactions.append($0) }
    expect(!scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)), "item 2 is fixed")
    expect(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let place = try require(scene.view.cellForItem(at: IndexPath(item: 0, section: 1))).center
    scene.view.updateInteractiveMovementTargetPosition(place)
    scene.view.endInteractiveMovement()
    let transaction = try require(transactions.first)
    expectEqual(transactions.count, 1)
    expectEqual(transaction.initialSnapshot.itemIdentifiers, [1, 2, 3, 4, 5, 6])
    expectEqual(transaction.finalSnapshot.itemIdentifiers(inSection: "a"), [2, 3])
    expectEqual(transaction.finalSnapshot.itemIdentifiers(inSection: "b"), [1, 4, 5])
    // [D] One for each section that the move touches; [M] the last section first.
    let sections: [NSDiffableDataSourceSectionTransaction<String, Int>] = transaction.sectionTransactions
    expectEqual(sections.map(\.sectionIdentifier), ["b", "a"])
    expectEqual(sections.map { $0.initialSnapshot.items }, [[4, 5], [1, 2, 3]])
    expectEqual(sections.map { $0.finalSnapshot.items }, [[1, 4, 5], [2, 3]])
    expectEqual(sections.map { $0.difference.count }, [1, 1])
    expectEqual([1, 2, 3, 4, 5, 6].applying(transaction.difference), transaction.finalSnapshot.itemIdentifiers)
    expectEqual(scene.source.snapshot().itemIdentifiers(inSection: "b"), [1, 4, 5], "it is applied")
  }

  @Test func applyWithOnlyASnapshotShowsIt() {
    let scene = Scene()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["all"])
    snapshot.appendItems([1, 2, 3])
    scene.source.apply(snapshot)
    scene.layOut()
    expect(scene.shown == ["1", "2", "3"] && scene.source.snapshot().itemIdentifiers == [1, 2, 3])
    snapshot.deleteItems([2])
    scene.source.apply(snapshot)
    scene.layOut()
    expect(scene.source.snapshot().itemIdentifiers == [1, 3] && scene.view.numberOfItems(inSection: 0) == 2)
  }

  @Test func providersAndHandlersHaveApplesTypes() throws {
    let scene = Scene()
    scene.view.register(
      TestBand.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "band")
    var made: [Int] = []
    let cells: Source.CellProvider = { view, path, item in
      made.append(item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let source = Source(collectionView: scene.view, cellProvider: cells)
    let bands: Source.SupplementaryViewProvider = { view, kind, path in
      let band = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
      (band as? TestBand)?.name = "header"
      return band
    }
    source.supplementaryViewProvider = bands
    (scene.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    source.apply(snapshot([("a", [1, 2])]), animatingDifferences: false)
    scene.layOut()
    let header = scene.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(made == [1, 2] && (header as? TestBand)?.name == "header")
    expect(!scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var reordering = Source.ReorderingHandlers()
    expect(reordering.canReorderItem == nil && reordering.willReorder == nil && reordering.didReorder == nil)
    reordering.canReorderItem = { $0 == 2 }
    source.reorderingHandlers = reordering
    expect(!scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    expect(scene.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    scene.view.cancelInteractiveMovement()
  }

  @Test func sectionSnapshotHandlersAreQueried() {
    let scene = Scene()
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1])
    outline.append([10, 11], to: 1)
    var handlers = Source.SectionSnapshotHandlers<Int>()
    expect(handlers.shouldExpandItem == nil && handlers.snapshotForExpandingParent == nil)
    handlers.snapshotForExpandingParent = { _, children in children }
    scene.source.sectionSnapshotHandlers = handlers
    scene.source.apply(outline, to: "a", animatingDifferences: false)
    scene.layOut()
    expect(scene.shown == ["1"] && scene.source.snapshot(for: "a").items == [1, 10, 11])
  }
}
