import UIKit

/// Countries in a list of a collection view, with an index of their letters at the side.
final class CountriesViewController: UIViewController {
  let letters = (65..<91).map { String(UnicodeScalar($0)) }
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  /// Answers the index besides what the data source answers.
  private final class Source: UICollectionViewDiffableDataSource<String, String> {
    override func indexTitles(for collectionView: UICollectionView) -> [String]? { snapshot().sectionIdentifiers }

    override func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [letters] header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = letters[path.section]
      header.contentConfiguration = content
    }
    dataSource = Source(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for letter in letters {
      snapshot.appendSections([letter])
      snapshot.appendItems((1...3).map { "\(letter)land \($0)" }, toSection: letter)
    }
    dataSource.applySnapshotUsingReloadData(snapshot)
  }
}
