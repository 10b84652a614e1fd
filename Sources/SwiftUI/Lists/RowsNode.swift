import UIKit

/// A view that shows rows in a collection view.
final class RowsNode<Content: View, Inner: View>: TypedNode<Content> {
  private let content: (Content) -> Inner
  private var inner: TypedNode<Inner>!
  private let leaf: RowsLeaf
  private let usual: UICollectionLayoutListConfiguration.Appearance

  init(
    _ view: Content, _ inputs: _ViewInputs, content: @escaping (Content) -> Inner,
    usual: UICollectionLayoutListConfiguration.Appearance
  ) {
    self.content = content
    self.usual = usual
    leaf = RowsLeaf()
    super.init(view, inputs)
    inner = makeNode(content(view), innerEnvironment)
    leaf.source = { [unowned self] in
      var rows = RowCollector()
      self.inner.collectRows(&rows)
      return rows.sections
    }
    apply()
  }

  private var innerEnvironment: EnvironmentValues {
    var inner = environment
    inner.isInList = true
    inner.makesRowsLazily = true
    return inner
  }

  private func apply() {
    leaf.appearance = environment.listAppearance ?? usual
    leaf.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func leavesDidChange() {
    leaf.rowsDidChange()
    graph.afterUpdate { [weak leaf] in leaf?.show() }
  }

  override func find(_ id: AnyHashable) -> ScrollTarget? {
    let row: AnyHashable
    switch inner.find(id) {
    case .row(let id): row = id
    case .element(let element):
      guard let leaf = element.row?.leaf else { return .element(element) }
      row = AnyHashable(ObjectIdentifier(leaf))
    case let other: return other
    }
    return .action { [weak leaf] anchor, animation in leaf?.scroll(toRow: row, anchor, animation) }
  }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    apply()
    inner.update(content(view), innerEnvironment)
  }
}

/// An element that is a list.
final class RowsLeaf: LayoutNode {
  var source: (() -> [RowCollector.Section])?
  var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped {
    didSet { if oldValue != appearance { view.collectionViewLayout = makeLayout() } }
  }
  var isMirrored = false
  private(set) lazy var view = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var sections: [RowCollector.Section] = []
  private var isChanged = true

  func rowsDidChange() { isChanged = true }

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

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: self.appearance)
      let section = self.sections.indices.contains(index) ? self.sections[index] : nil
      configuration.headerMode = section?.header == nil ? .none : .supplementary
      configuration.footerMode = section?.footer == nil ? .none : .supplementary
      configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] in self.swipeActions($0) }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<RowKey, RowKey> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, RowKey> { [unowned self] cell, path, _ in
      cell.contentConfiguration = RowConfiguration(
        element: self.sections[path.section].rows[path.item].element(), isMirrored: self.isMirrored)
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
    view.allowsSelection = false
    return source
  }

  private func swipeActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.item),
      let delete = sections[path.section].rows[path.item].delete
    else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      delete()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    show()
    pass.place(view, pass.extended(CGRect(origin: origin, size: frame.size)))
  }
}

/// The identity of a row or section. Identities are compared and hashed on the main thread alone.
private struct RowKey: Hashable, @unchecked Sendable {
  let id: AnyHashable
  init(_ id: AnyHashable) { self.id = id }
}

/// Shows the element of a row in a cell.
struct RowConfiguration: UIContentConfiguration {
  let element: RowElement
  let isMirrored: Bool
  /// The least height of a row [D].
  var leastHeight: CGFloat = 44

  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }
  func updated(for state: any UIConfigurationState) -> RowConfiguration { self }
}

/// Shows a row's element for as long as its cell is that of the row.
final class RowContentView: UIView, UIContentView {
  private var shown: RowConfiguration
  private lazy var placed = PlacedViews(self)

  init(_ configuration: RowConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? RowConfiguration else { return }
      let old = shown.element
      shown = new
      // Another cell may have been prepared for the row since this one showed it.
      guard old !== new.element || new.element.shownBy !== self else { return }
      if old !== new.element, old.shownBy === self { old.shownBy = nil }
      follow()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func follow() {
    shown.element.shownBy = self
    shown.element.onInvalidate = { [unowned element = shown.element] in
      element.shownBy?.setNeedsLayout()
      element.shownBy?.invalidateIntrinsicContentSize()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shown.element.shownBy === self else { return }
    let area = bounds.inset(by: layoutMargins)
    let element = shown.element
    let proposal = ProposedViewSize(area.size)
    let size = element.size(proposal)
    element.place(at: CGPoint(x: 0, y: (area.height - size.height) / 2), proposal)
    let pass = RenderPass(placed, isMirrored: shown.isMirrored, animation: nil)
    let x = shown.isMirrored ? area.maxX - element.frame.width : area.minX
    element.render(pass, at: CGPoint(x: x, y: area.minY + element.frame.minY))
    pass.finish()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let margins = layoutMargins
    let width = max(targetSize.width - margins.left - margins.right, 0)
    let height = shown.element.size(ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: targetSize.width, height: max(height + margins.top + margins.bottom, shown.leastHeight))
  }
}
