import UIKitCore

/// The list in the sidebar of a tab bar controller: a row a tab and an action, in sections that open and close.
@MainActor
final class TabSidebarList: NSObject, TabSidebarListing, UICollectionViewDelegate {
  private enum Section: Hashable {
    case header, tabs, footer
    case group(ObjectIdentifier)
  }

  private enum Item: Hashable {
    case header, footer
    case tab(ObjectIdentifier)
    /// An action of a group, which may have the same one more than once.
    case action(ObjectIdentifier, Int)
  }

  weak var owner: UITabBarController?
  var choose: ((UITab) -> Void)?
  private var header: (any UIContentConfiguration)?
  private var footer: (any UIContentConfiguration)?
  private var contents: [Item: TabSidebarContent.Content] = [:]
  private var parents: Set<Item> = []
  private var titles: Set<Item> = []
  /// The rows that were shown, with the items that the delegate made of them.
  private var rows: [Item: UITabSidebarItem] = [:]
  /// The tabs of the visible rows, by the identities of their cells: a row that disappears has no path any more.
  private var displayed: [ObjectIdentifier: UITab] = [:]
  /// The groups that have been shown before: they are not opened again by default.
  private var known: Set<Item> = []
  private lazy var list = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.layout(ofSection: index, environment)
    })
  private lazy var source = makeSource()

  override required init() { super.init() }

  var view: UIView {
    list.delegate = self
    list.backgroundColor = .clear
    return list
  }

  private var delegate: (any UITabBarController.Sidebar.Delegate)? { owner?.sidebar.delegate }

  // MARK: Layout

  private func layout(
    ofSection index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.backgroundColor = .clear
    configuration.showsSeparators = false
    if case .group = source.sectionIdentifier(for: index) { configuration.headerMode = .firstItemInSection }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.ask(path) { $0.tabBarController($1, sidebar: $1.sidebar, leadingSwipeActionsConfigurationFor: $2) }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.ask(path) { $0.tabBarController($1, sidebar: $1.sidebar, trailingSwipeActionsConfigurationFor: $2) }
    }
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  // MARK: Rows

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
      cell.configurationUpdateHandler = { [weak self] cell, state in
        if let cell = cell as? UICollectionViewListCell { self?.configure(cell, item, state) }
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ item: Item, _ state: UICellConfigurationState) {
    guard let content = contents[item] else {
      cell.contentConfiguration = item == .header ? header : footer
      cell.backgroundConfiguration = .clear()
      return cell.accessories = []
    }
    let row = row(of: item, content, state)
    cell.contentConfiguration = row.contentConfiguration
    cell.backgroundConfiguration = row.backgroundConfiguration
    let chevron: [UICellAccessory] =
      parents.contains(item)
      ? [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))] : []
    cell.accessories = row.accessories + chevron
  }

  private func row(
    of item: Item, _ content: TabSidebarContent.Content, _ state: UICellConfigurationState
  ) -> UITabSidebarItem {
    if let row = rows[item] {
      row.configurationState = state
      if let owner { delegate?.tabBarController(owner, sidebar: owner.sidebar, update: row) }
      return row
    }
    let own: UITabSidebarItem.Content =
      switch content {
      case .tab(let tab): .tab(tab)
      case .action(let action): .action(action)
      }
    let request = UITabSidebarItem.Request(own, isHeader: titles.contains(item), state: state)
    let row = owner.flatMap { delegate?.tabBarController($0, sidebar: $0.sidebar, itemFor: request) }
    let made = row ?? UITabSidebarItem(request: request)
    made.configurationState = state
    rows[item] = made
    return made
  }

  // MARK: Content

  func show(
    _ sections: [TabSidebarContent.Section], header: (any UIContentConfiguration)?,
    footer: (any UIContentConfiguration)?, animated: Bool
  ) {
    self.header = header
    self.footer = footer
    contents = [:]
    parents = []
    titles = []
    var identifiers: [Section] = []
    var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    func add(_ section: Section, _ outline: NSDiffableDataSourceSectionSnapshot<Item>) {
      identifiers.append(section)
      outlines[section] = outline
    }
    if header != nil { add(.header, Self.outline(of: .header)) }
    for section in sections {
      var outline = NSDiffableDataSourceSectionSnapshot<Item>()
      guard let group = section.group else {
        append(section.rows, to: nil, of: ObjectIdentifier(self), in: &outline)
        add(.tabs, outline)
        continue
      }
      let title = Item.tab(ObjectIdentifier(group))
      contents[title] = .tab(group)
      titles.insert(title)
      parents.insert(title)
      outline.append([title])
      append(section.rows, to: title, of: ObjectIdentifier(group), in: &outline)
      open(title, in: &outline)
      add(.group(ObjectIdentifier(group)), outline)
    }
    if footer != nil { add(.footer, Self.outline(of: .footer)) }
    rows = rows.filter { contents[$0.key] != nil }
    known.formIntersection(contents.keys)
    apply(identifiers, outlines, animated: animated)
    for cell in list.visibleCells { cell.setNeedsUpdateConfiguration() }
  }

  private static func outline(of item: Item) -> NSDiffableDataSourceSectionSnapshot<Item> {
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.append([item])
    return outline
  }

  private func append(
    _ rows: [TabSidebarContent.Row], to parent: Item?, of group: ObjectIdentifier,
    in outline: inout NSDiffableDataSourceSectionSnapshot<Item>
  ) {
    for (index, row) in rows.enumerated() {
      let item: Item =
        switch row.content {
        case .tab(let tab): .tab(ObjectIdentifier(tab))
        case .action: .action(group, index)
        }
      contents[item] = row.content
      outline.append([item], to: parent)
      guard case .tab(let tab) = row.content, tab is UITabGroup else { continue }
      parents.insert(item)
      append(row.children, to: item, of: ObjectIdentifier(tab), in: &outline)
      open(item, in: &outline)
    }
  }

  /// Opens a group when it is shown for the first time; later it stays as the user left it.
  private func open(_ item: Item, in outline: inout NSDiffableDataSourceSectionSnapshot<Item>) {
    let isNew = known.insert(item).inserted
    let wasOpen = source.snapshot().sectionIdentifiers.contains { section in
      let old = source.snapshot(for: section)
      return old.contains(item) && old.isExpanded(item)
    }
    if isNew || wasOpen { outline.expand([item]) }
  }

  private func apply(
    _ identifiers: [Section], _ outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>], animated: Bool
  ) {
    if source.snapshot().sectionIdentifiers != identifiers {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
      snapshot.appendSections(identifiers)
      source.apply(snapshot, animatingDifferences: false)
    }
    for section in identifiers {
      if let outline = outlines[section] { source.apply(outline, to: section, animatingDifferences: animated) }
    }
  }

  // MARK: Selection

  func select(_ tab: UITab?) {
    let path = tab.flatMap { source.indexPath(for: .tab(ObjectIdentifier($0))) }
    for old in list.indexPathsForSelectedItems ?? [] where old != path { list.deselectItem(at: old, animated: false) }
    if let path, list.indexPathsForSelectedItems != [path] {
      list.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  func reconfigure(_ tab: UITab) {
    if let path = source.indexPath(for: .tab(ObjectIdentifier(tab))) {
      list.cellForItem(at: path)?.setNeedsUpdateConfiguration()
    }
  }

  func scroll(to target: UITabBarController.Sidebar.ScrollTarget, animated: Bool) {
    let item: Item =
      switch target {
      case .header: .header
      case .footer: .footer
      case .tab(let tab): .tab(ObjectIdentifier(tab))
      }
    guard let path = source.indexPath(for: item) else { return }
    list.scrollToItem(at: path, at: .centeredVertically, animated: animated)
  }

  func visibilityWillChange(_ animator: any UITabBarController.Sidebar.Animating) {
    guard let owner else { return }
    delegate?.tabBarController(owner, sidebarVisibilityWillChange: owner.sidebar, animator: animator)
  }

  // MARK: Delegate of the list

  private func tab(at path: IndexPath) -> UITab? {
    guard let item = source.itemIdentifier(for: path), case .tab(let tab)? = contents[item] else { return nil }
    return tab
  }

  private func ask<Answer>(
    _ path: IndexPath, _ question: (any UITabBarController.Sidebar.Delegate, UITabBarController, UITab) -> Answer?
  ) -> Answer? {
    guard let owner, let delegate, let tab = tab(at: path) else { return nil }
    return question(delegate, owner, tab)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    guard let item = source.itemIdentifier(for: indexPath), let content = contents[item] else { return false }
    if case .tab(let tab) = content { return tab.isEnabled }
    return true
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let item = source.itemIdentifier(for: indexPath), let content = contents[item], !parents.contains(item) else {
      return false
    }
    switch content {
    case .tab(let tab): return tab.isEnabled
    case .action(let action):
      action.perform(from: owner?.sidebar)
      return false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let tab = tab(at: indexPath) { choose?(tab) }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let tab = tab(at: indexPath) else { return }
    displayed[ObjectIdentifier(cell)] = tab
    if let owner { delegate?.tabBarController(owner, sidebar: owner.sidebar, willBeginDisplaying: tab) }
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard let tab = displayed.removeValue(forKey: ObjectIdentifier(cell)), let owner else { return }
    delegate?.tabBarController(owner, sidebar: owner.sidebar, didEndDisplaying: tab)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPaths.first.flatMap { path in
      ask(path) { $0.tabBarController($1, sidebar: $1.sidebar, contextMenuConfigurationFor: $2) }
    }
  }
}
