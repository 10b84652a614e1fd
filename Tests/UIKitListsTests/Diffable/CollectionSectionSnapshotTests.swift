import Expectations
import Testing
import UIKit

@testable import ListTesting

/// Snapshots of single sections.
@MainActor @Suite(.serialized)
struct CollectionSectionSnapshotTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private func makeSource() -> (UICollectionView, Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    return (view, source)
  }

  private func section(_ roots: [Int], _ children: [Int: [Int]] = [:], expanded: [Int] = [])
    -> NSDiffableDataSourceSectionSnapshot<Int>
  {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append(roots)
    for (parent, items) in children { snapshot.append(items, to: parent) }
    snapshot.expand(expanded)
    return snapshot
  }

  private func items(_ source: Source) -> [[Int]] {
    let snapshot = source.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  @Test func sectionSnapshotsAreAppliedOneByOne() {
    let (view, source) = makeSource()
    source.apply(section([1, 2]), to: "a", animatingDifferences: false)
    source.apply(section([3]), to: "b", animatingDifferences: false)
    source.apply(section([2, 4, 1]), to: "a", animatingDifferences: false)
    expectEqual(source.snapshot().sectionIdentifiers, ["a", "b"])
    expectEqual(items(source), [[2, 4, 1], [3]])
    view.layoutIfNeeded()
    expectEqual(view.numberOfItems(inSection: 0), 3)
  }

  @Test func collapsedItemsAreKeptButNotShown() {
    let (_, source) = makeSource()
    source.apply(section([1, 2], [1: [10, 11], 2: [20]], expanded: [2]), to: "a", animatingDifferences: false)
    expectEqual(items(source), [[1, 2, 20]])
    var outline = source.snapshot(for: "a")
    expectEqual(outline.items, [1, 10, 11, 2, 20])
    outline.expand([1])
    outline.collapse([2])
    source.apply(outline, to: "a", animatingDifferences: false)
    expectEqual(items(source), [[1, 10, 11, 2]])
  }

  @Test func aSnapshotEndsOutlinesItContradicts() {
    let (_, source) = makeSource()
    source.apply(section([1], [1: [10]]), to: "a", animatingDifferences: false)
    source.apply(section([2], [2: [20]]), to: "b", animatingDifferences: false)
    var whole = source.snapshot()
    whole.appendItems([3], toSection: "b")
    source.apply(whole, animatingDifferences: false)
    expectEqual(source.snapshot(for: "a").items, [1, 10], "it says the same of this one")
    expectEqual(source.snapshot(for: "b").items, [2, 3])
    expectEqual(source.snapshot(for: "c").items, [])
  }

  @Test func applyingToAnotherSectionMovesAnItem() {
    let (_, source) = makeSource()
    source.apply(section([1, 2]), to: "a", animatingDifferences: false)
    source.apply(section([3, 2]), to: "b", animatingDifferences: false)
    expectEqual(items(source), [[1], [3, 2]])
    expectEqual(source.snapshot(for: "a").items, [1])
  }

  @Test func completionsComeInTheOrderOfTheSnapshots() async {
    let (_, source) = makeSource()
    var done: [String] = []
    source.apply(section([1]), to: "a", animatingDifferences: false) { done.append("a") }
    var whole = NSDiffableDataSourceSnapshot<String, Int>()
    whole.appendSections(["b"])
    source.apply(whole, animatingDifferences: false) { done.append("all") }
    await source.apply(section([5]), to: "b")
    expectEqual(done, ["a", "all"])
    expectEqual(items(source), [[5]])
  }
}
