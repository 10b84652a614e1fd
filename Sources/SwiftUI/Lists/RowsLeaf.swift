import ListCore
import UIKit

/// The appearance of a list as a whole.
struct RowsLook: Equatable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  /// The spacing between rows in points; nil for none.
  var spacing: CGFloat?
  var sectionSpacing: ListSectionSpacing?
  var margins = ContentMargins()
  var hidesBackground = false
  /// The least heights of rows, and of headers and footers.
  var leastRow: CGFloat = 44
  var leastHeader: CGFloat = 0
}

/// An element that is a list.
final class RowsLeaf: LayoutNode {
  var source: (() -> [RowSection])?
  var look = RowsLook() {
    didSet {
      guard oldValue != look else { return }
      view.collectionViewLayout = makeLayout()
      if oldValue.margins.bottom != look.margins.bottom { showInsets() }
      if oldValue.leastRow != look.leastRow { configureShown() }
    }
  }
  /// Additional safe area insets.
  var padding = UIEdgeInsets.zero { didSet { if oldValue != padding { showInsets() } } }
  let room = ContainerRoom()
  var isMirrored = false { didSet { if oldValue != isMirrored { configureShown() } } }
  weak var graph: ViewGraph?
  var tint: UIColor?
  var scheme = OwnColorScheme()
  var selection: RowSelection?
  /// Called when the user selects a row in a list with a single selection: shows the next column of a split view.
  var reveal: (() -> Void)?
  /// Called when the selection of a list with a single selection changes; the argument is whether a row is selected.
  var selectionDidChange: ((Bool) -> Void)?
  var refresh: RefreshAction? { didSet { refreshing.show(refresh, in: view) } }
  private let refreshing = PullToRefresh()
  private(set) lazy var view = RowsView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = RowsDataSource(self)
  private lazy var delegate = RowsDelegate(self)
  private lazy var drops = RowDrops(self)
  private(set) var rows = RowList()
  private var isChanged = true
  private var selected: Set<AnyHashable> = []

  /// All existing lists, which are notified of changed row traits.
  private static var all: [WeakLeaf] = []
  private struct WeakLeaf { weak var leaf: RowsLeaf? }

  override init() {
    super.init()
    Self.all.removeAll { $0.leaf == nil }
    Self.all.append(WeakLeaf(leaf: self))
  }

  /// All lists that exist.
  static var shown: [RowsLeaf] { all.compactMap(\.leaf) }

  func rowsDidChange() { isChanged = true }

  func row(at path: IndexPath) -> RowCollector.Row? { rows.row(at: RowPath(section: path.section, row: path.item)) }

  /// Shows the current rows.
  func show() {
    guard isChanged, let source else { return }
    isChanged = false
    let new = RowList(source())
    if view.dataSource == nil {
      rows = new
      view.dataSource = dataSource
      view.delegate = delegate
      view.allowsSelection = selection != nil
      view.allowsMultipleSelection = selection?.isMultiple ?? false
    } else {
      change(to: new)
      configureShown()
    }
    let takesDrops = rows.takesDrops
    if (view.dropDelegate != nil) != takesDrops { view.dropDelegate = takesDrops ? drops : nil }
    select()
  }

  private func change(to new: RowList) {
    let changes = ListChanges(new.matching(from: rows))
    guard !changes.isEmpty, view.window != nil else {
      rows = new
      if !changes.isEmpty { view.reloadData() }
      return
    }
    view.performBatchUpdates {
      // Set in the batch update: before, the list may still lay out its previous rows.
      rows = new
      if !changes.deletedSections.isEmpty { view.deleteSections(changes.deletedSectionNumbers) }
      if !changes.insertedSections.isEmpty { view.insertSections(changes.insertedSectionNumbers) }
      for move in changes.movedSections { view.moveSection(move.from, toSection: move.to) }
      if !changes.deletedRows.isEmpty { view.deleteItems(at: changes.deletedIndexPaths) }
      if !changes.insertedRows.isEmpty { view.insertItems(at: changes.insertedIndexPaths) }
      for move in changes.movedRows { view.moveItem(at: move.from.indexPath, to: move.to.indexPath) }
    }
  }

  /// Scrolls until a row is in sight.
  func scroll(toRow id: AnyHashable, _ anchor: UnitPoint?, _ animation: Animation?) {
    guard let path = rows.path(ofRow: id)?.indexPath else { return }
    guard let anchor else {
      let frame = view.layoutAttributesForItem(at: path)?.frame ?? .zero
      return view.scrollRectToVisible(frame, animated: animation != nil)
    }
    let position: UICollectionView.ScrollPosition =
      anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .centeredVertically
    view.scrollToItem(at: path, at: position, animated: animation != nil)
  }

  private func showInsets() {
    view.room.content = UIEdgeInsets(
      top: padding.top, left: 0, bottom: padding.bottom + (look.margins.bottom ?? 0), right: 0)
  }

  // MARK: Rows

  func traits(at path: IndexPath) -> RowTraits { row(at: path).map { traits(of: $0) } ?? RowTraits() }

  private func traits(of row: RowCollector.Row) -> RowTraits {
    var traits = RowTraits()
    for leaf in row.element().elements { traits.inherit(leaf.rowTraits) }
    for outer in row.traits { traits.inherit(outer()) }
    return traits
  }

  func configure(_ cell: RowCell, _ path: IndexPath) {
    guard let row = row(at: path) else { return }
    let element = row.directedElement()
    let traits = traits(of: row)
    cell.contentConfiguration = RowConfiguration(
      element: element, isMirrored: isMirrored, leastHeight: look.leastRow, insets: traits.insets ?? nil)
    cell.element = element
    cell.isChosen = traits.isChosen == true
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
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
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
    dataSource.configureShownTitles(of: view)
  }

  // MARK: Layout and data source

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      // The collection view may fade out after the list is gone.
      guard let self else { return nil }
      var configuration = UICollectionLayoutListConfiguration(appearance: self.look.appearance)
      let section = self.rows.section(at: index)
      configuration.headerMode = section?.header == nil ? .none : .supplementary
      configuration.footerMode = section?.footer == nil ? .none : .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipes($0, .trailing) }
      configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.swipes($0, .leading) }
      configuration.itemSeparatorHandler = { [weak self] in self?.separator($0, $1) ?? $1 }
      if self.look.hidesBackground { configuration.backgroundColor = .clear }
      let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      if let spacing = self.look.spacing { list.interGroupSpacing = spacing }
      self.space(list, index)
      return list
    }
  }

  /// Applies the environment's section spacing.
  private func space(_ list: NSCollectionLayoutSection, _ index: Int) {
    let section = rows.section(at: index)
    if let spacing = (section?.spacing ?? look.sectionSpacing)?.points(look.appearance) {
      // Each of two neighbours gets half of the spacing between them [D].
      if index > 0, section?.header == nil { list.contentInsets.top = spacing / 2 }
      if index < rows.sections.count - 1, section?.footer == nil { list.contentInsets.bottom = spacing / 2 }
    }
    let margins = look.margins
    if let top = margins.top, index == 0 {
      list.firstTopPadding = top
      list.topPadding = 0
      list.contentInsets.top = 0
    }
    if let leading = margins.leading { list.contentInsets.leading = leading }
    if let trailing = margins.trailing { list.contentInsets.trailing = trailing }
  }

  private func separator(_ path: IndexPath, _ usual: UIListSeparatorConfiguration) -> UIListSeparatorConfiguration {
    var separator = usual
    let traits = traits(at: path)
    if let own = traits.separator {
      if own.edges.contains(.top) { separator.topSeparatorVisibility = own.visibility.separator }
      if own.edges.contains(.bottom) { separator.bottomSeparatorVisibility = own.visibility.separator }
    }
    if let section = traits.sectionSeparator {
      let count = rows.section(at: path.section)?.count ?? 0
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

  private func swipes(_ path: IndexPath, _ edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
    guard let row = row(at: path) else { return nil }
    let traits = traits(of: row)
    // Custom swipe actions replace the list's own.
    if let own = traits.swipes.first(where: { $0.edge == edge }) { return own.configuration }
    guard edge == .trailing, let delete = row.delete, traits.isDeleteDisabled != true else { return nil }
    let action = UIContextualAction(style: .destructive, title: SystemWord.delete.text) { _, _, done in
      delete()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Moving

  func canMove(_ path: IndexPath) -> Bool {
    guard let row = row(at: path), row.move != nil else { return false }
    return traits(of: row).isMoveDisabled != true
  }

  /// Limits the destination of a moved row to its collection.
  func destination(of path: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let places = rows.section(at: path.section)?.rows(movingWith: path.item) else { return path }
    let (first, last) = (places.lowerBound, places.upperBound - 1)
    if proposed.section != path.section {
      return IndexPath(item: proposed.section < path.section ? first : last, section: path.section)
    }
    return IndexPath(item: min(max(proposed.item, first), last), section: path.section)
  }

  /// The user has moved a row within its collection: the app's data are changed accordingly.
  func didMove(_ path: IndexPath, to destination: IndexPath) {
    guard let move = row(at: path)?.move, path != destination else { return }
    rows.move(RowPath(section: path.section, row: path.item), to: destination.item)
    // If the app does not follow the move, the row goes back.
    rowsDidChange()
    graph?.afterUpdate { [weak self] in self?.show() }
    let offset = move.offset + destination.item - path.item
    move.action(IndexSet(integer: move.offset), destination.item > path.item ? offset + 1 : offset)
  }

  // MARK: Selection and editing

  /// Selects the rows of some values, and begins or ends editing.
  func follow(_ selected: Set<AnyHashable>, isEditing: Bool) {
    // Comparing first avoids the search for the selected rows, which asks all rows for their values.
    let isSame = self.selected == selected && view.isEditing == isEditing && view.allowsSelection == (selection != nil)
    if self.selected != selected, selection?.isMultiple == false { selectionDidChange?(!selected.isEmpty) }
    self.selected = selected
    view.allowsSelection = selection != nil
    view.allowsMultipleSelection = selection?.isMultiple ?? false
    view.allowsMultipleSelectionDuringEditing = selection?.isMultiple ?? false
    view.allowsSelectionDuringEditing = selection != nil
    if view.isEditing != isEditing { view.isEditing = isEditing }
    if !isSame { select() }
  }

  private func select() {
    guard selection != nil, view.dataSource != nil else { return }
    let shown = Set(view.indexPathsForSelectedItems ?? [])
    let wanted = Set(rows.paths(ofValues: selected).map(\.indexPath))
    for path in shown.subtracting(wanted) { view.deselectItem(at: path, animated: false) }
    for path in wanted.subtracting(shown) { view.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  /// Whether a tap selects a row. In a list with multiple selection, a finger selects only while the list is edited;
  /// the mouse and keys always do [D].
  func canSelect(_ path: IndexPath) -> Bool {
    guard let selection, let row = row(at: path), row.value.map(selection.knows) == true else { return false }
    return (!selection.isMultiple || view.isEditing || view.choosingModifiers != nil)
      && traits(of: row).isSelectionDisabled != true
  }

  /// Whether choosing a row deselects all others: in a list with multiple selection, by the mouse or a key, without a
  /// modifier key that extends the selection.
  private var choosesAlone: Bool {
    guard selection?.isMultiple == true, !view.isEditing, let modifiers = view.choosingModifiers else { return false }
    return modifiers.isDisjoint(with: [.shift, .command, .control])
  }

  /// A selected row that is chosen alone stays selected, and the others are deselected.
  func canDeselect(_ path: IndexPath) -> Bool {
    guard selection?.isMultiple == true, !view.isEditing else { return true }
    if choosesAlone { didSelect(path) }
    return !choosesAlone && view.choosingModifiers != nil
  }

  func didSelect(_ path: IndexPath) {
    if choosesAlone {
      for other in view.indexPathsForSelectedItems ?? [] where other != path {
        view.deselectItem(at: other, animated: false)
      }
    }
    didChangeSelection()
  }

  func didChangeSelection() {
    let values = (view.indexPathsForSelectedItems ?? []).compactMap { path in row(at: path)?.value }
    selected = Set(values)
    if selection?.isMultiple == false { selectionDidChange?(!selected.isEmpty) }
    selection?.set(selected)
    if !selected.isEmpty, selection?.isMultiple == false { reveal?() }
  }

  override var reachesBars: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { room.take(size) }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    view.tintColor = tint
    show()
    let (rect, covered) = pass.extended(CGRect(origin: origin, size: frame.size))
    pass.place(scroll: view, rect)
    view.room.covered = covered
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
