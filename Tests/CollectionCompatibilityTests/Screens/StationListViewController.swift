import UIKit

/// A list whose rows have every accessory that a cell can have, a row each, from Apple's documentation of
/// `UICellAccessory`.
final class StationListViewController: UIViewController {
  enum Row: Int, CaseIterable {
    case line, favourite, details, platform, ticket, volume, map, stops, ring, tower, folder

    var title: String {
      switch self {
      case .line: "Line 4"
      case .favourite: "Favourite"
      case .details: "Opening hours"
      case .platform: "Platform"
      case .ticket: "Ticket"
      case .volume: "Announcements"
      case .map: "Map"
      case .stops: "Stops"
      case .ring: "Ring"
      case .tower: "Tower"
      case .folder: "Services"
      }
    }
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
  private(set) var openedDetails = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [unowned self] cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      if row == .details { content.secondaryText = "Every day until ten" }
      cell.contentConfiguration = content
      cell.accessories = accessories(of: row)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0 == .stops }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
    snapshot.append(Row.allCases.filter { $0 != .ring && $0 != .tower })
    snapshot.append([.ring, .tower], to: .folder)
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  private func accessories(of row: Row) -> [UICellAccessory] {
    switch row {
    case .line: [.disclosureIndicator()]
    case .favourite: [.checkmark()]
    case .details: [.detail { [unowned self] in openedDetails += 1 }]
    case .platform: [.label(text: "7"), .disclosureIndicator(displayed: .whenNotEditing)]
    case .ticket:
      [
        .popUpMenu(
          UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Single", state: .on) { _ in }, UIAction(title: "Return") { _ in }]))
      ]
    case .volume: [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
    case .map: [.insert(displayed: .always) {}]
    case .stops: [.delete {}, .reorder()]
    case .ring, .tower: [.multiselect()]
    case .folder: [.outlineDisclosure()]
    }
  }
}
