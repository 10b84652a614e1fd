import UIKit

/// A view that shows rows in a collection view.
final class RowsNode<Content: View, Inner: View>: TypedNode<Content> {
  private let content: (Content) -> Inner
  private var inner: TypedNode<Inner>!
  private let leaf: RowsLeaf
  private let selection: (Content) -> RowSelection?
  private let usual: (EnvironmentValues) -> UICollectionLayoutListConfiguration.Appearance

  init(
    _ view: Content, _ inputs: _ViewInputs, content: @escaping (Content) -> Inner,
    selection: @escaping (Content) -> RowSelection? = { _ in nil },
    usual: @escaping (EnvironmentValues) -> UICollectionLayoutListConfiguration.Appearance
  ) {
    self.content = content
    self.selection = selection
    self.usual = usual
    leaf = RowsLeaf()
    super.init(view, inputs)
    leaf.graph = graph
    inner = makeNode(content(view), innerEnvironment)
    leaf.source = { [weak self] in
      var rows = RowCollector()
      self?.inner.collectRows(&rows)
      return rows.sections
    }
    evaluate()
  }

  private var innerEnvironment: EnvironmentValues {
    var inner = environment.inOwnColorScheme
    inner.isInList = true
    inner.containerRoom = ContainerRoomReference(room: leaf.room)
    inner.rowMaking = .inList
    inner.scrollSettings.margins = ContentMargins()
    inner.scrollSettings.indicatorMargins = ContentMargins()
    inner.scrollWatchers = ScrollWatchers()
    return inner
  }

  /// Reads the selection and the edit mode, so that the list follows them.
  override func evaluate() {
    leaf.look = RowsLook(
      appearance: environment.listAppearance ?? usual(environment), spacing: environment.listRowSpacing,
      sectionSpacing: environment.listSectionSpacing, margins: environment.scrollSettings.margins,
      hidesBackground: environment.hidesScrollBackground, leastRow: environment.defaultMinListRowHeight,
      leastHeader: environment.defaultMinListHeaderHeight ?? 0)
    leaf.isMirrored = environment.layoutDirection == .rightToLeft
    leaf.view.room.indicators = environment.scrollSettings.indicatorMargins.insets.uiInsets(isMirrored: leaf.isMirrored)
    leaf.refresh = environment.refresh
    leaf.view.watch.graph = graph
    leaf.view.watch.take(environment.scrollWatchers)
    leaf.reveal = environment.navigationModel?.revealNext
    leaf.selectionDidChange = environment.replacesColumn ? environment.navigationModel?.selectionDidChange : nil
    let selection = self.selection(view)
    leaf.selection = selection
    let selected = reading { selection?.get() ?? [] }
    let isEditing = reading { environment.editMode?.wrappedValue.isEditing ?? false }
    leaf.scheme.apply(environment, to: leaf.view)
    leaf.tint = environment.tint?.uiColor(environment)
    graph.afterUpdate { [weak leaf] in leaf?.follow(selected, isEditing: isEditing) }
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func leavesDidChange() {
    leaf.rowsDidChange()
    graph.afterUpdate { [weak leaf] in leaf?.show() }
  }

  override func find(_ id: AnyHashable) -> ScrollDestination? {
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
    graph.forget(self)
    evaluate()
    inner.update(content(view), innerEnvironment)
  }
}
