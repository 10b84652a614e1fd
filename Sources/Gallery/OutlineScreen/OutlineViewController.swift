import UIKit

/// A sidebar of folders, and beside it, where the window is wide, the content of the selected folder.
final class OutlineViewController: UIViewController, UICollectionViewDelegate {
  /// A row of the sidebar.
  enum Row: Hashable {
    case title(Int)
    case folder(OutlineFolder)
  }

  private static let wideWidth: CGFloat = 600
  private static let sidebarWidth: CGFloat = 300

  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>!
  private let content = OutlineContentController()
  private var isWide: Bool { view.bounds.width >= Self.wideWidth }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Outline"
    navigationItem.rightBarButtonItem = editButtonItem
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.delegate = self
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    makeDataSource()
    showFolders()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.headerMode = .firstItemInSection
    list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.actions(at: indexPath) }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  // MARK: Rows

  private func makeDataSource() {
    let title = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, section in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = OutlineFolder.samples[section].title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineFolder> { cell, _, folder in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = folder.name
      content.textProperties.numberOfLines = 0
      content.image = UIImage(systemName: folder.symbol)
      cell.contentConfiguration = content
      cell.accessories =
        folder.folders.isEmpty
        ? [.label(text: "\(folder.noteCount)"), .multiselect(), .reorder()]
        : [.outlineDisclosure(), .multiselect(), .reorder()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, row in
      switch row {
      case .title(let section): view.dequeueConfiguredReusableCell(using: title, for: indexPath, item: section)
      case .folder(let value): view.dequeueConfiguredReusableCell(using: folder, for: indexPath, item: value)
      }
    }
    dataSource.reorderingHandlers.canReorderItem = { row in if case .folder = row { true } else { false } }
  }

  private func showFolders() {
    for (section, shelf) in OutlineFolder.samples.enumerated() {
      var rows = NSDiffableDataSourceSectionSnapshot<Row>()
      let title = Row.title(section)
      rows.append([title])
      append(shelf.folders, to: title, &rows)
      rows.expand([title, .folder(shelf.folders[0])])
      dataSource.apply(rows, to: section, animatingDifferences: false)
    }
  }

  private func append(
    _ folders: [OutlineFolder], to parent: Row, _ rows: inout NSDiffableDataSourceSectionSnapshot<Row>
  ) {
    rows.append(folders.map(Row.folder), to: parent)
    for folder in folders { append(folder.folders, to: .folder(folder), &rows) }
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .folder(let folder)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(folder, in: indexPath.section)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func delete(_ folder: OutlineFolder, in section: Int) {
    var rows = dataSource.snapshot(for: section)
    rows.delete([.folder(folder)])
    dataSource.apply(rows, to: section)
  }

  // MARK: Two columns

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isWide, content.parent == nil {
      addChild(content)
      view.addSubview(content.view)
      content.didMove(toParent: self)
    } else if !isWide, content.parent === self {
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (sidebar, rest) = view.bounds.divided(
      atDistance: isWide ? Self.sidebarWidth : view.bounds.width, from: isMirrored ? .maxXEdge : .minXEdge)
    collectionView.frame = sidebar
    if isWide { content.view.frame = rest }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing, case .folder(let folder)? = dataSource.itemIdentifier(for: indexPath) else { return }
    content.show(folder)
    guard !isWide else { return }
    collectionView.deselectItem(at: indexPath, animated: true)
    let page = OutlineContentController()
    page.show(folder)
    navigationController?.pushViewController(page, animated: true)
  }
}

/// The notes of a folder.
final class OutlineContentController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
  private var folder: OutlineFolder?

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let note = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.image = UIImage(systemName: "doc.text")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, text in
      view.dequeueConfiguredReusableCell(using: note, for: indexPath, item: text)
    }
    showNotes()
  }

  func show(_ folder: OutlineFolder) {
    self.folder = folder
    title = folder.name
    if isViewLoaded { showNotes() }
  }

  private func showNotes() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(folder?.notes ?? [])
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }
}
