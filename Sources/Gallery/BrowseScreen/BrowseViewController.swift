import UIKit

/// The front page of a store: shelves that scroll sideways, a list and a grid, in one collection view.
final class BrowseViewController: UIViewController, UICollectionViewDelegate {
  private let catalog = BrowseCatalog()
  private let pictures: FeedPictures
  private var owned: Set<Int> = []
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, BrowseCatalog.App>!

  init(pictures: FeedPictures) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    title = "Browse"
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shelves = catalog.shelves
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: BrowseLayout.make { shelves[$0].arrangement })
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Int, BrowseCatalog.App>()
    for (number, shelf) in shelves.enumerated() {
      snapshot.appendSections([number])
      snapshot.appendItems(shelf.apps)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() {
    let picture = UICollectionView.CellRegistration<BrowsePictureCell, BrowseCatalog.App> {
      [unowned self] cell, _, app in
      cell.show(app, pictures.picture(app.picture))
    }
    let row = UICollectionView.CellRegistration<BrowseRowCell, BrowseCatalog.App> { [unowned self] cell, _, app in
      cell.show(app, isOwned: owned.contains(app.id))
      cell.onGet = { [unowned self] in get(app) }
    }
    let listRow = UICollectionView.CellRegistration<UICollectionViewListCell, BrowseCatalog.App> { cell, _, app in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = app.name
      content.secondaryText = app.summary
      content.image = UIImage(systemName: app.symbol)
      content.imageProperties.tintColor = BrowseTint.color(app.tint)
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let icon = UICollectionView.CellRegistration<BrowseIconCell, BrowseCatalog.App> { cell, _, app in cell.show(app) }
    let header = UICollectionView.SupplementaryRegistration<BrowseHeaderView>(elementKind: BrowseLayout.headerKind) {
      [unowned self] view, _, indexPath in view.show(catalog.shelves[indexPath.section].title)
    }
    let badge = UICollectionView.SupplementaryRegistration<BrowseBadgeView>(elementKind: BrowseLayout.badgeKind) {
      [unowned self] view, _, indexPath in view.show(dataSource.itemIdentifier(for: indexPath)?.updates ?? 0)
    }
    let shelves = catalog.shelves
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, app in
      switch shelves[indexPath.section].arrangement {
      case .pictures: view.dequeueConfiguredReusableCell(using: picture, for: indexPath, item: app)
      case .columns: view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: app)
      case .list: view.dequeueConfiguredReusableCell(using: listRow, for: indexPath, item: app)
      case .grid: view.dequeueConfiguredReusableCell(using: icon, for: indexPath, item: app)
      }
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      kind == BrowseLayout.headerKind
        ? view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        : view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
  }

  private func get(_ app: BrowseCatalog.App) {
    owned.insert(app.id)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([app])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
