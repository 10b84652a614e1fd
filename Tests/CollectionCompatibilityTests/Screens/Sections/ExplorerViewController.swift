import UIKit

/// Recent symbols in a row, categories in an outline, and all symbols in a list, in one collection view.
final class ExplorerViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable, Hashable { case recents, outline, list }

  struct Symbol: Hashable {
    let text: String
    let title: String
    var isStarred = false
  }

  struct Item: Hashable {
    var title: String?
    var symbol: Symbol?
    var isInList = false
    private let id = UUID()
  }

  static let categories = [
    "Weather": ["sun", "rain", "snow", "wind"], "Food": ["fig", "leek", "plum"], "Travel": ["boat", "tram"],
  ]

  var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private(set) var starred: Set<Item> = []
  private(set) var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Explorer"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    applySnapshots()
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] number, environment in
      guard let kind = Section(rawValue: number) else { return nil }
      switch kind {
      case .recents:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.28), heightDimension: .fractionalWidth(0.2)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        return section
      case .outline:
        let section = NSCollectionLayoutSection.list(using: .init(appearance: .sidebar), layoutEnvironment: environment)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        return section
      case .list:
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.star(indexPath) }
        return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  private func makeDataSource() {
    let grid = UICollectionView.CellRegistration<UICollectionViewCell, Symbol> { cell, _, symbol in
      var content = UIListContentConfiguration.cell()
      content.text = symbol.text
      content.textProperties.alignment = .center
      content.directionalLayoutMargins = .zero
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = 8
      background.strokeColor = .systemGray3
      background.strokeWidth = 1 / cell.traitCollection.displayScale
      cell.backgroundConfiguration = background
    }
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let outline = UICollectionView.CellRegistration<UICollectionViewListCell, Symbol> { cell, _, symbol in
      var content = cell.defaultContentConfiguration()
      content.text = symbol.text
      content.secondaryText = symbol.title
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let list = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [unowned self] cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      content.text = item.symbol?.text
      content.secondaryText = item.symbol?.title
      cell.contentConfiguration = content
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      cell.accessories =
        starred.contains(item)
        ? [.customView(configuration: .init(customView: star, placement: .trailing())), .disclosureIndicator()]
        : [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, item in
      guard let section = Section(rawValue: indexPath.section) else { fatalError("an unknown section") }
      switch section {
      case .recents: return view.dequeueConfiguredReusableCell(using: grid, for: indexPath, item: item.symbol!)
      case .list: return view.dequeueConfiguredReusableCell(using: list, for: indexPath, item: item)
      case .outline:
        if let title = item.title {
          return view.dequeueConfiguredReusableCell(using: header, for: indexPath, item: title)
        }
        return view.dequeueConfiguredReusableCell(using: outline, for: indexPath, item: item.symbol!)
      }
    }
  }

  private func applySnapshots() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
    let titles = Self.categories.keys.sorted()
    func symbols(_ title: String) -> [Symbol] { Self.categories[title]!.map { Symbol(text: $0, title: title) } }

    var recents = NSDiffableDataSourceSectionSnapshot<Item>()
    recents.append(titles.flatMap(symbols).map { Item(symbol: $0) })
    dataSource.apply(recents, to: .recents, animatingDifferences: false)

    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    for title in titles {
      let root = Item(title: title)
      outline.append([root])
      outline.append(symbols(title).map { Item(symbol: $0) }, to: root)
    }
    dataSource.apply(outline, to: .outline, animatingDifferences: false)

    var list = NSDiffableDataSourceSectionSnapshot<Item>()
    list.append(titles.flatMap(symbols).map { Item(symbol: $0, isInList: true) })
    dataSource.apply(list, to: .list, animatingDifferences: false)
  }

  private func star(_ indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let action = UIContextualAction(style: .normal, title: nil) { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      starred.formSymmetricDifference([item])
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([item])
      dataSource.apply(snapshot, animatingDifferences: true)
      completion(true)
    }
    action.image = UIImage(systemName: starred.contains(item) ? "star.slash" : "star.fill")
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(dataSource.itemIdentifier(for: indexPath)?.symbol?.text ?? "none")
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
