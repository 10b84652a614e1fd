/// The views of a collection, by the ids of its elements.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var order: [ID] = []
  private var nodes: [ID: TypedNode<Content>] = [:]
  private var list: [TypedNode<Content>] = []
  /// The elements of rows that are made when they are shown; empty outside of lists.
  private(set) var lazyRows: LazyRows<Data, ID, Content>?

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    if Self.makesRowsWhenShown(inputs.environment) {
      lazyRows = LazyRows(self)
    } else {
      _ = arrange()
    }
  }

  private static func makesRowsWhenShown(_ environment: EnvironmentValues) -> Bool {
    switch environment.rowMaking {
    case .atOnce: false
    case .inList: RowCounting.isOneRow(Content.self)
    case .inStack: !(Content.self is any SectionView.Type)
    }
  }

  override var children: [ViewNode] { lazyRows?.nodes ?? list }

  override func collect(_ leaves: inout [LayoutNode]) {
    for (id, node) in zip(order, list) {
      let first = leaves.count
      node.collect(&leaves)
      // Pickers identify the views of a collection by the elements' ids.
      for leaf in leaves[first...] where leaf.tag == nil { leaf.ownDefaultTag = AnyHashable(id) }
    }
  }

  override func find(_ id: AnyHashable) -> ScrollDestination? {
    guard let own = id.base as? ID else { return super.find(id) }
    if let row = lazyRows?.row(own) { return .row(row) }
    return nodes[own]?.firstElement() ?? super.find(id)
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  override func evaluate() {
    if let lazyRows {
      if lazyRows.update() { leavesDidChange() }
    } else if arrange() {
      leavesDidChange()
    }
  }

  /// Creates, updates and removes nodes to match the elements. Returns whether their order changed.
  private func arrange() -> Bool {
    var order: [ID] = []
    var kept: [ID: TypedNode<Content>] = [:]
    kept.reserveCapacity(view.data.count)
    for (id, content) in reading({ view.data.map { (view.id($0), view.content($0)) } }) {
      guard kept[id] == nil else {
        ViewReport.once(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
        )
        continue
      }
      if let node = nodes.removeValue(forKey: id) {
        node.update(content, environment)
        kept[id] = node
      } else {
        kept[id] = makeNode(content)
      }
      order.append(id)
    }
    for node in nodes.values { node.unmount() }
    nodes = kept
    guard order != self.order else { return false }
    self.order = order
    list = order.compactMap { kept[$0] }
    return true
  }
}

extension ForEachNode: NamesRows {
  func nameRows(_ rows: inout RowCollector) {
    guard view.edits != nil else { return nameOwnRows(&rows) }
    rows.changing {
      nameOwnRows(&$0)
    } with: { [unowned self] in
      view.edits?.change(&$0, in: self)
    }
  }

  private func nameOwnRows(_ rows: inout RowCollector) {
    if let lazyRows { return rows.append(RowRun(lazyRows.source)) }
    for (offset, (id, node)) in zip(order, list).enumerated() {
      rows.changing {
        node.collectRows(&$0)
      } with: {
        $0.offset = offset
        $0.tag = $0.tag ?? AnyHashable(id)
      }
    }
  }
}
