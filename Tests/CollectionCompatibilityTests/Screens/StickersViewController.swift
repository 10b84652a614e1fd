import UIKit

/// Stickers by pack: a diffable data source, registrations for cells and headers, content configurations, reordering.
final class StickersViewController: UIViewController, UICollectionViewDelegate {
  enum Pack: String, CaseIterable {
    case animals = "Animals"
    case food = "Food"
  }

  struct Sticker: Hashable {
    let id: Int
    let name: String
  }

  typealias DataSource = UICollectionViewDiffableDataSource<Pack, Sticker>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Pack, Sticker>

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: DataSource!
  private(set) var orders: [[String]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.headerReferenceSize = CGSize(width: 100, height: 40)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    applyInitialSnapshot()
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Sticker> {
      cell, indexPath, sticker in
      var content = UIListContentConfiguration.cell()
      content.text = sticker.name
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      view.label.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, sticker in
      return collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: sticker)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      return collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.orders.append(transaction.finalSnapshot.itemIdentifiers.map { $0.name })
    }
  }

  private func applyInitialSnapshot() {
    var snapshot = Snapshot()
    snapshot.appendSections(Pack.allCases)
    snapshot.appendItems(
      ["Cat", "Dog", "Owl", "Fox"].enumerated().map { Sticker(id: $0, name: $1) }, toSection: .animals)
    snapshot.appendItems(["Pie", "Tea"].enumerated().map { Sticker(id: 10 + $0, name: $1) }, toSection: .food)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func remove(_ name: String) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(snapshot.itemIdentifiers.filter { $0.name == name })
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let sticker = dataSource.itemIdentifier(for: indexPath) else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    remove(sticker.name)
  }
}

final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError()
  }
}
