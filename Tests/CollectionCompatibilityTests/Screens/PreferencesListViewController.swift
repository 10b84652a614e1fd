import UIKit

/// Preferences of an app: groups with headers and footers, values, switches, a menu, and rows that lead on.
final class PreferencesListViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable {
    case account, notifications, reading

    var title: String {
      switch self {
      case .account: "Account"
      case .notifications: "Notifications"
      case .reading: "Reading"
      }
    }

    var note: String? {
      self == .notifications ? "Notifications are delivered quietly while you read." : nil
    }
  }

  struct Item: Hashable {
    enum Kind: Hashable {
      case value(String)
      case toggle(Bool)
      case choice([String])
      case link
      case info
      case chosen
    }

    let title: String
    let symbol: String?
    let kind: Kind
  }

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private(set) var log: [String] = []

  init(appearance: UICollectionLayoutListConfiguration.Appearance = .insetGrouped) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "Preferences"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [appearance] sectionIndex, layoutEnvironment in
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      configuration.footerMode = Section(rawValue: sectionIndex)?.note == nil ? .none : .supplementary
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
    }
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [unowned self] cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.image = item.symbol.flatMap { UIImage(systemName: $0) }
      cell.contentConfiguration = content
      cell.accessories = accessories(of: item)
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = Section(rawValue: indexPath.section)?.title
      header.contentConfiguration = content
    }
    let footerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { footer, _, indexPath in
      var content = footer.defaultContentConfiguration()
      content.text = Section(rawValue: indexPath.section)?.note
      footer.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: footerRegistration, for: indexPath)
    }
  }

  private func accessories(of item: Item) -> [UICellAccessory] {
    switch item.kind {
    case .value(let value): return [.label(text: value), .disclosureIndicator()]
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.addAction(
        UIAction { [unowned self] action in
          log.append("\(item.title) \((action.sender as? UISwitch)?.isOn == true)")
        }, for: .valueChanged)
      return [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
    case .choice(let names):
      let menu = UIMenu(children: names.map { UIAction(title: $0) { _ in } })
      return [
        .popUpMenu(menu) { [unowned self] menu in
          log.append("\(item.title) \(menu.selectedElements.map(\.title))")
        }
      ]
    case .link: return [.disclosureIndicator()]
    case .info: return [.detail { [unowned self] in log.append("about \(item.title)") }]
    case .chosen: return [.checkmark()]
    }
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(
      [
        Item(title: "Name", symbol: "person", kind: .value("Ada Lovelace")),
        Item(title: "Password", symbol: "lock", kind: .link),
      ], toSection: .account)
    snapshot.appendItems(
      [
        Item(title: "Allow Notifications", symbol: "bell", kind: .toggle(true)),
        Item(title: "Sounds", symbol: nil, kind: .toggle(false)),
      ], toSection: .notifications)
    snapshot.appendItems(
      [
        Item(title: "Text Size", symbol: nil, kind: .choice(["Small", "Medium", "Large"])),
        Item(title: "Continuous Scrolling", symbol: nil, kind: .info),
        Item(title: "Night Theme", symbol: nil, kind: .chosen),
      ], toSection: .reading)
    return snapshot
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = dataSource.itemIdentifier(for: indexPath) { log.append("selected \(item.title)") }
  }
}
