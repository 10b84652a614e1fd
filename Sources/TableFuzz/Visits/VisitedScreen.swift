import UIKit

/// A screen with a compositional layout, as ``ScreenVisits`` shows and leaves it.
@MainActor
final class VisitedScreen: UIViewController {
  /// The content of a screen.
  enum Kind: CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain, outline, groups, rows, boundaries

    var appearance: UICollectionLayoutListConfiguration.Appearance? {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      case .sidebar, .outline: .sidebar
      case .sidebarPlain: .sidebarPlain
      case .groups, .rows, .boundaries: nil
      }
    }
  }

  typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private let kind: Kind
  private(set) lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var source: Source?
  private var nextName = 100

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The objects of the screen that are not views.
  var parts: [AnyObject] { [self, grid.collectionViewLayout] + (source.map { [$0] } ?? []) }

  /// The path of the last item.
  var lastPath: IndexPath {
    let section = grid.numberOfSections - 1
    return IndexPath(item: grid.numberOfItems(inSection: section) - 1, section: section)
  }

  override func loadView() {
    view = grid
    grid.delegate = self
    grid.dragDelegate = self
    grid.dropDelegate = self
    grid.dragInteractionEnabled = true
    grid.allowsMultipleSelectionDuringEditing = true
    let source = makeSource()
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    for section in 0..<3 { source.apply(makeTree(section), to: section, animatingDifferences: false) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    grid.isEditing = editing
  }

  // MARK: Items

  private func makeTree(_ section: Int) -> NSDiffableDataSourceSectionSnapshot<Int> {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    let roots = (0..<8).map { section * 30 + $0 }
    tree.append(roots)
    if kind.appearance != nil {
      tree.append([section * 30 + 10, section * 30 + 11], to: roots[1])
      tree.append([section * 30 + 12], to: roots[3])
      tree.expand([roots[1]])
    }
    return tree
  }

  /// Replaces the first item by a new one, and expands an item of the outline.
  func changeItems(animated: Bool) {
    guard let source else { return }
    var tree = source.snapshot(for: 0)
    nextName += 1
    if let first = tree.rootItems.first {
      tree.insert([nextName], before: first)
      tree.delete([first])
    }
    if let parent = tree.rootItems.last(where: { tree.snapshot(of: $0).items.isEmpty == false }) {
      tree.expand([parent])
    }
    source.apply(tree, to: 0, animatingDifferences: animated)
  }

  /// Changes to another layout; by hand, half of the way, and then finishes or cancels the transition.
  func changeLayout(animated: Bool, byHand: Bool) {
    let next = UICollectionViewCompositionalLayout(section: VisitedSections.rows(handles: false))
    guard byHand else { return grid.setCollectionViewLayout(next, animated: animated) }
    guard !(grid.collectionViewLayout is UICollectionViewTransitionLayout) else { return }
    let transition = grid.startInteractiveTransition(to: next)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    grid.layoutIfNeeded()
    if animated { grid.finishInteractiveTransition() } else { grid.cancelInteractiveTransition() }
  }

  private func makeSource() -> Source {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, name in
      self?.configure(cell, name)
    }
    let tiles = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, name in
      cell.contentConfiguration = UIListContentConfiguration.cell()
      cell.backgroundConfiguration = .listCell()
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = UIListContentConfiguration.header()
      content.text = "Section \(path.section)"
      view.contentConfiguration = content
    }
    let badges = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: VisitedSections.badge
    ) { view, _, _ in view.backgroundColor = .systemRed }
    let isList = kind.appearance != nil
    let source = Source(collectionView: grid) { view, path, name in
      isList
        ? view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        : view.dequeueConfiguredReusableCell(using: tiles, for: path, item: name)
    }
    source.supplementaryViewProvider = { view, kind, path in
      kind == VisitedSections.badge
        ? view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] in self?.nextName += $0 % 2 }
    return source
  }

  private func configure(_ cell: UICollectionViewListCell, _ name: Int) {
    var content = cell.defaultContentConfiguration()
    content.text = "Item \(name % 30)"
    if name % 3 == 0 { content.secondaryText = "with more words below it" }
    cell.contentConfiguration = content
    let label = UILabel()
    label.text = "\(name % 30)"
    let own = UICellAccessory.customView(configuration: .init(customView: label, placement: .trailing()))
    let all: [UICellAccessory] = [
      .disclosureIndicator(), .checkmark(), .detail(actionHandler: { [weak self] in self?.nextName += 1 }),
      .label(text: "new"), own, .popUpMenu(UIMenu(children: [UIAction(title: "One") { _ in }])),
    ]
    cell.accessories =
      [.delete(), .reorder(), .multiselect(), all[name % all.count]]
      + (name % 30 == 1 || name % 30 == 3 ? [.outlineDisclosure()] : [])
  }

  // MARK: Layouts

  private func makeLayout() -> UICollectionViewLayout {
    guard let appearance = kind.appearance else {
      return UICollectionViewCompositionalLayout { [kind] section, _ in VisitedSections.make(kind, section) }
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = kind == .outline ? .none : .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          self?.changeItems(animated: true)
          done(true)
        }
      ])
    }
    configuration.itemSeparatorHandler = { [weak self] path, lines in
      var lines = lines
      if self?.kind == .plain { lines.bottomSeparatorInsets.leading = CGFloat(path.item % 3) * 10 }
      return lines
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

extension VisitedScreen: UICollectionViewDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, path.item % 2 == 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Change") { [weak self] _ in self?.changeItems(animated: true) }])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}
