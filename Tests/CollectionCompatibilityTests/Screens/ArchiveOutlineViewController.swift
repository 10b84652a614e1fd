import UIKit

/// An archive as a sidebar: headers that collapse, folders within folders.
final class ArchiveOutlineViewController: UIViewController, UICollectionViewDelegate {
  struct Entry: Hashable {
    let title: String
    let symbol: String
    var children: [Entry] = []
  }

  static let sections = [
    Entry(
      title: "Library", symbol: "",
      children: [
        Entry(title: "Recent", symbol: "clock"),
        Entry(
          title: "Folders", symbol: "folder",
          children: [
            Entry(title: "Letters", symbol: "envelope"),
            Entry(title: "Maps", symbol: "map", children: [Entry(title: "Alps", symbol: "map")]),
          ]),
      ]),
    Entry(
      title: "Shared", symbol: "",
      children: [Entry(title: "Team", symbol: "person.2"), Entry(title: "Public", symbol: "globe")]),
  ]

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, Entry>!
  private(set) var log: [String] = []

  init(appearance: UICollectionLayoutListConfiguration.Appearance = .sidebar) {
    self.appearance = appearance
    super.init(nibName: nil, bundle: nil)
    title = "Archive"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .firstItemInSection
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
    for section in Self.sections {
      dataSource.apply(outline(of: section), to: section.title, animatingDifferences: false)
    }
  }

  private func configureDataSource() {
    let headerRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      content.image = UIImage(systemName: entry.symbol)
      cell.contentConfiguration = content
      cell.accessories = entry.children.isEmpty ? [] : [.outlineDisclosure(options: .init(style: .cell))]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, entry in
      collectionView.dequeueConfiguredReusableCell(
        using: indexPath.item == 0 ? headerRegistration : cellRegistration, for: indexPath, item: entry)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned self] entry in log.append("expand \(entry.title)") }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned self] entry in
      log.append("collapse \(entry.title)")
    }
  }

  private func outline(of section: Entry) -> NSDiffableDataSourceSectionSnapshot<Entry> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
    func append(_ entries: [Entry], to parent: Entry?) {
      snapshot.append(entries, to: parent)
      for entry in entries where !entry.children.isEmpty { append(entry.children, to: entry) }
    }
    append([section], to: nil)
    snapshot.expand([section])
    return snapshot
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let entry = dataSource.itemIdentifier(for: indexPath) { log.append("selected \(entry.title)") }
  }
}
