import UIKit

/// How a list looks as a whole.
struct RowsLook: Equatable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  /// The points between rows; nil for none.
  var spacing: CGFloat?
  var hidesBackground = false
}

/// An element that is a list.
final class RowsLeaf: LayoutNode {
  var source: (() -> [RowCollector.Section])?
  var look = RowsLook() {
    didSet { if oldValue != look { view.collectionViewLayout = makeLayout() } }
  }
  var isMirrored = false
  weak var graph: ViewGraph?
  var tint: UIColor?
  var selection: RowSelection?
  /// Brings the screen in sight that follows from a selection.
  var reveal: (() -> Void)?
  var refresh: RefreshAction? { didSet { refreshing.show(refresh, in: view) } }
  private let refreshing = ListRefreshing()
  private(set) lazy var view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var delegate = RowsDelegate(self)
  private(set) var sections: [RowCollector.Section] = []
  private var isChanged = true
  private var selected: Set<AnyHashable> = []

  /// The lists that are there, for changes of what their views say of rows.
  private static var all: [WeakLeaf] = []
  private struct WeakLeaf { weak var leaf: RowsLeaf? }

  override init() {
    super.init()
    Self.all.removeAll { $0.leaf == nil }
    Self.all.append(WeakLeaf(leaf: self))
  }

  /// The lists that there are.
  static var shown: [RowsLeaf] { all.compactMap(\.leaf) }

  func rowsDidChange() { isChanged = true }

  func row(at path: IndexPath) -> RowCollector.Row? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].rows[path.item]
  }

  /// Shows the rows that there are now.
  func show() {
    guard isChanged, let source else { return }
    isChanged = false
    let isFirst = view.dataSource == nil
    sections = source()
    var snapshot = NSDiffableDataSourceSnapshot<RowKey, RowKey>()
    for section in sections {
      snapshot.appendSections([RowKey(section.id)])
      snapshot.appendItems(section.rows.map { RowKey($0.id) }, toSection: RowKey(section.id))
    }
    dataSource.apply(snapshot, animatingDifferences: !isFirst && view.window != nil)
    if !isFirst { configureShown() }
    select()
  }

  /// Scrolls until a row is in sight.
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) {
    for (section, rows) in sections.enumerated() {
      guard let item = rows.rows.firstIndex(where: { $0.id == id }) else { continue }
      let path = IndexPath(item: item, section: section)
      guard let anchor else {
        let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
        return view.scrollRectToVisible(frame, animated: animation != nil)
      }
      let position: UICollectionView.ScrollPosition =
        anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .centeredVertically
      return view.scrollToItem(at: path, at: position, animated: animation != nil)
    }
  }

  // MARK: Rows

  func traits(at path: IndexPath) -> RowTraits { row(at: path).map { traits(of: $0) } ?? RowTraits() }

  private func traits(of row: RowCollector.Row) -> RowTraits {
    var traits = RowTraits()
    for leaf in row.element().elements { traits.inherit(leaf.rowTraits) }
    for outer in row.traits { traits.inherit(outer()) }
    return traits
  }

  /// The value by which the selection knows a row.
  private func value(of row: RowCollector.Row) -> AnyHashable? {
    row.element().elements.first?.traits.tag ?? row.tag
  }

  private func configure(_ cell: RowCell, _ path: IndexPath) {
    guard let row = row(at: path) else { return }
    let element = row.element()
    let traits = traits(of: row)
    cell.contentConfiguration = RowConfiguration(
      element: element, isMirrored: isMirrored, insets: traits.insets ?? nil)
    showBackground(traits.background ?? nil, in: cell)
    let controls = RowControls(
      deletes: row.delete != nil && traits.isDeleteDisabled != true,
      selects: selection?.isMultiple == true && traits.isSelectionDisabled != true,
      moves: row.move != nil && traits.isMoveDisabled != true)
    if cell.controls != controls {
      cell.controls = controls
      cell.accessories = controls.accessories
    }
  }

  private func showBackground(_ background: AnyView?, in cell: RowCell) {
    guard let background else {
      if !cell.automaticallyUpdatesBackgroundConfiguration {
        cell.backgroundConfiguration = nil
        cell.automaticallyUpdatesBackgroundConfiguration = true
      }
      return
    }
    cell.automaticallyUpdatesBackgroundConfiguration = false
    let shown = cell.backgroundConfiguration?.customView as? RowBackgroundView
    if let shown {
      shown.rootView = background
    } else {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.customView = RowBackgroundView(rootView: background)
      cell.backgroundConfiguration = configuration
    }
  }

  func configureShown() {
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) as? RowCell { configure(cell, path) }
    }
  }

  // MARK: Layout and data source

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: self.look.appearance)
      let section = self.sections.indices.contains(index) ? self.sections[index] : nil
      configuration.headerMode = section?.header == nil ? .none : .supplementary
      configuration.footerMode = section?.footer == nil ? .none : .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in self.swipes($0, .trailing) }
      configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] in self.swipes($0, .leading) }
      configuration.itemSeparatorHandler = { [unowned self] in self.separator($0, $1) }
      if self.look.hidesBackground { configuration.backgroundColor = .clear }
      let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      if let spacing = self.look.spacing { list.interGroupSpacing = spacing }
      return list
    }
  }

  private func separator(_ path: IndexPath, _ usual: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
    var separator = usual
    let traits = traits(at: path)
    if let own = traits.separator {
      if own.edges.contains(.top) { separator.topSeparatorVisibility = own.visibility.separator }
      if own.edges.contains(.bottom) { separator.bottomSeparatorVisibility = own.visibility.separator }
    }
    if let section = traits.sectionSeparator {
      let count = sections.indices.contains(path.section) ? sections[path.section].rows.count : 0
      if path.item == 0, section.edges.contains(.top) {
        separator.topSeparatorVisibility = section.visibility.separator
      }
      if path.item == count - 1, section.edges.contains(.bottom) {
        separator.bottomSeparatorVisibility = section.visibility.separator
      }
    }
    if let color = traits.separatorTint?.color { separator.color = color.uiColor(EnvironmentValues()) }
    return separator
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<RowKey, RowKey> {
    let cells = UICollectionView.CellRegistration<RowCell, RowKey> { [unowned self] cell, path, _ in
      self.configure(cell, path)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      cell.contentConfiguration = self.sections[path.section].header.map {
        RowConfiguration(element: $0, isMirrored: self.isMirrored, leastHeight: 0)
      }
    }
    let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [unowned self] cell, _, path in
      cell.contentConfiguration = self.sections[path.section].footer.map {
        RowConfiguration(element: $0, isMirrored: self.isMirrored, leastHeight: 0)
      }
    }
    let source = UICollectionViewDiffableDataSource<RowKey, RowKey>(collectionView: view) { view, path, id in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? headers : footers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { [unowned self] in self.canMove($0) }
    source.reorderingHandlers.didReorder = { [unowned self] in self.didMove($0) }
    view.delegate = delegate
    view.allowsSelection = selection != nil
    return source
  }

  private func swipes(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let row = row(at: path) else { return nil }
    let traits = traits(of: row)
    // Actions of one's own take the place of those of the list.
    if let own = traits.swipes.first(where: { $0.edge == edge }) { return own.configuration }
    guard edge == .trailing, let delete = row.delete, traits.isDeleteDisabled != true else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      delete()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Moving

  private func canMove(_ key: RowKey) -> Bool {
    guard let path = dataSource.indexPath(for: key), let row = row(at: path), row.move != nil else { return false }
    return traits(of: row).isMoveDisabled != true
  }

  /// Rows stay among those of their collection.
  func destination(of path: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let group = row(at: path)?.move?.group, sections.indices.contains(path.section) else { return path }
    let places = sections[path.section].rows.indices.filter { sections[path.section].rows[$0].move?.group == group }
    guard let first = places.first, let last = places.last else { return path }
    if proposed.section != path.section {
      return IndexPath(item: proposed.section < path.section ? first : last, section: path.section)
    }
    return IndexPath(item: min(max(proposed.item, first), last), section: path.section)
  }

  private func didMove(_ transaction: NSDiffableDataSourceTransaction<RowKey, RowKey>) {
    guard let changed = transaction.sectionTransactions.first,
      let index = sections.firstIndex(where: { RowKey($0.id) == changed.sectionIdentifier })
    else { return }
    let rows = sections[index].rows
    let old = changed.initialSnapshot.items
    let new = changed.finalSnapshot.items
    guard let first = old.indices.first(where: { new.indices.contains($0) && old[$0] != new[$0] }) else { return }
    // One row has moved: either the first that differs moved down, or another one moved up to its place.
    let isDown = first + 1 < old.count && old[first + 1] == new[first]
    let moved = isDown ? old[first] : new[first]
    guard let from = old.firstIndex(of: moved), let to = new.firstIndex(of: moved), let move = rows[from].move else {
      return
    }
    let offset = move.offset + (to - from)
    // The order of the rows is that of the data again once the app has changed it.
    isChanged = true
    move.action(IndexSet(integer: move.offset), to > from ? offset + 1 : offset)
  }

  // MARK: Selection and editing

  /// Selects the rows of some values, and begins or ends editing.
  func follow(_ selected: Set<AnyHashable>, isEditing: Bool) {
    // A search for the selected rows asks all of them.
    let isSame = self.selected == selected && view.isEditing == isEditing && view.allowsSelection == (selection != nil)
    self.selected = selected
    view.allowsSelection = selection != nil
    view.allowsMultipleSelectionDuringEditing = selection?.isMultiple ?? false
    view.allowsSelectionDuringEditing = selection != nil
    if view.isEditing != isEditing { view.isEditing = isEditing }
    if !isSame { select() }
  }

  private func select() {
    guard selection != nil, view.dataSource != nil else { return }
    let shown = Set(view.indexPathsForSelectedItems ?? [])
    var wanted: Set<IndexPath> = []
    if !selected.isEmpty {
      for (section, rows) in sections.enumerated() {
        for (item, row) in rows.rows.enumerated() {
          guard let value = row.isMade() ? value(of: row) : row.tag else { continue }
          if selected.contains(value) { wanted.insert(IndexPath(item: item, section: section)) }
        }
      }
    }
    for path in shown.subtracting(wanted) { view.deselectItem(at: path, animated: false) }
    for path in wanted.subtracting(shown) { view.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  /// Whether a tap selects a row: several rows are selected while the list is edited [D].
  func canSelect(_ path: IndexPath) -> Bool {
    guard let selection, let row = row(at: path), value(of: row).map(selection.knows) == true else { return false }
    return (!selection.isMultiple || view.isEditing) && traits(of: row).isSelectionDisabled != true
  }

  func didChangeSelection() {
    let values = (view.indexPathsForSelectedItems ?? []).compactMap { path in row(at: path).flatMap { value(of: $0) } }
    selected = Set(values)
    selection?.set(selected)
    if !selected.isEmpty, selection?.isMultiple == false { reveal?() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    view.tintColor = tint
    show()
    pass.place(view, pass.extended(CGRect(origin: origin, size: frame.size)))
  }
}

extension Visibility {
  fileprivate var separator: UIListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

/// The controls of a row while its list is edited.
private struct RowControls: Equatable {
  var deletes = false
  var selects = false
  var moves = false

  @MainActor var accessories: [UICellAccessory] {
    var accessories: [UICellAccessory] = []
    if deletes {
      accessories.append(.delete(displayed: .whenEditing))
    } else if selects {
      accessories.append(.multiselect(displayed: .whenEditing))
    }
    if moves { accessories.append(.reorder(displayed: .whenEditing)) }
    return accessories
  }
}

/// Shows a row, and remembers which controls it has for editing.
private final class RowCell: UICollectionViewListCell {
  var controls = RowControls()
}

/// The identity of a row or section. Identities are compared and hashed on the main thread alone.
struct RowKey: Hashable, @unchecked Sendable {
  let id: AnyHashable
  init(_ id: AnyHashable) { self.id = id }
}

/// Views behind a row.
private final class RowBackgroundView: _UIHostingView<AnyView> {}

/// Asks a list what the user may do with its rows.
private final class RowsDelegate: NSObject, UICollectionViewDelegate {
  unowned let leaf: RowsLeaf
  init(_ leaf: RowsLeaf) { self.leaf = leaf }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    leaf.canSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    leaf.canSelect(indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    leaf.didChangeSelection()
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    leaf.didChangeSelection()
  }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { leaf.destination(of: originalIndexPath, proposed: proposedIndexPath) }
}
