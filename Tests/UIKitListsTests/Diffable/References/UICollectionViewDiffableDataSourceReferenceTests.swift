import Expectations
import Foundation
import Testing
import UIKit

@testable import ListTesting

/// A collection view whose snapshots have identifiers of any type.
@MainActor @Suite(.serialized) struct UICollectionViewDiffableDataSourceReferenceTests {
  private let scene = CollectionScene(items: [0])

  private func make(_ made: @escaping (String) -> Void = { _ in }) -> UICollectionViewDiffableDataSourceReference {
    let provider: UICollectionViewDiffableDataSourceReferenceCellProvider = { view, path, item in
      made("\(item)")
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as? TestCollectionCell
      cell?.name = "\(item)"
      return cell
    }
    return UICollectionViewDiffableDataSourceReference(collectionView: scene.view, cellProvider: provider)
  }

  @Test func itemsOfAnyTypeAreShownAndFound() {
    var made: [String] = []
    let source = make { made.append($0) }
    let snapshot = source.snapshot()
    snapshot.appendSections(withIdentifiers: ["all"])
    snapshot.appendItems(withIdentifiers: ["tea", 7])
    source.applySnapshot(snapshot, animatingDifferences: false)
    scene.layOut()
    expectEqual(scene.shown, ["tea", "7"])
    expectEqual(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) as? Int, 7)
    expectEqual(source.indexPath(forItemIdentifier: NSString("tea")), IndexPath(item: 0, section: 0))
    expectEqual(source.sectionIdentifier(for: 0) as? String, "all")
    expect(source.index(forSectionIdentifier: "all") == 0 && source.index(forSectionIdentifier: 1) == NSNotFound)
    made = []
    var ends: [String] = []
    snapshot.appendItems(withIdentifiers: ["milk"])
    source.applySnapshot(snapshot, animatingDifferences: false) { ends.append("changed") }
    scene.layOut()
    expectEqual(made, ["milk"])
    source.applySnapshot(usingReloadData: snapshot)
    source.applySnapshot(usingReloadData: snapshot) { ends.append("reloaded") }
    scene.layOut()
    expect(made.count >= 4 && ends == ["changed", "reloaded"])
  }

  @Test func aSectionSnapshotReferenceShowsAnOutline() {
    let source = make()
    let outline = NSDiffableDataSourceSectionSnapshotReference()
    outline.appendItems(["herbs"])
    outline.appendItems(["dill"], intoParentItem: "herbs")
    source.applySnapshot(outline, toSection: "plants", animatingDifferences: false)
    scene.layOut()
    expectEqual(scene.shown, ["herbs"])
    outline.expandItems(["herbs"])
    var isDone = false
    source.applySnapshot(outline, toSection: "plants", animatingDifferences: false) { isDone = true }
    scene.layOut()
    expect(isDone && scene.shown == ["herbs", "dill"])
    expectEqual(source.snapshot(forSection: "plants").parent(ofChildItem: "dill") as? String, "herbs")
  }

  @Test func supplementaryViewsComeFromTheirProvider() {
    let source = make()
    let provider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
    }
    source.supplementaryViewProvider = provider
    (scene.view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 20
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: [1])
    snapshot.appendItems(withIdentifiers: [2])
    source.applySnapshot(snapshot, animatingDifferences: false)
    scene.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    expect(scene.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) is TestBand)
  }
}
