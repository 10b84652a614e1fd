import Fuzzing
import Trestle
import UIKit

/// A list adapter on a collection view whose sections are lists, grids and rows that scroll sideways, by their ids.
final class FuzzArrangedList: FuzzList {
  override var option: String { "--arranged" }

  private var arrangements: [SectionArrangement?] = []

  override func makeView() -> (any FuzzListView, ListAdapter) {
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: FuzzStage.size), collectionViewLayout: UICollectionViewFlowLayout())
    collection.allowsMultipleSelection = random.oneIn(2)
    let appearance: UICollectionLayoutListConfiguration.Appearance = random.pick([
      .plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain,
    ])
    arrangements = [
      nil, .list(.plain), .grid(columns: .widthAtLeast(40), height: .fixed(30), spacing: 4),
      .grid(columns: .count(2), spacing: 2),
      .sideways(width: .fraction(0.8), height: .fixed(40), scrolling: random.pick([.groupPaging, .continuous])),
      .sideways(rows: 2, width: .fixed(60), spacing: 3, scrolling: .groupPagingCentered),
    ]
    return (collection, ListAdapter(collectionView: collection, arrangement: .list(appearance)))
  }

  override func makeRow(_ item: FuzzItem) -> Row<FuzzItem> { Row(item, in: FuzzListTile.self) { $0.show($1) } }

  override func makeRow(_ ad: FuzzAd) -> Row<FuzzAd> { Row(ad, in: FuzzAdTile.self) { _, _ in } }

  override func arrangement(ofSection id: Int) -> SectionArrangement? { arrangements[id % arrangements.count] }
}
