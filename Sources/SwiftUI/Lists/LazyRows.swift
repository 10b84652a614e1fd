import UIKit

/// The rows of a collection in a list: their views are made when the rows are shown, and kept from then on.
@MainActor
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  private unowned let node: ForEachNode<Data, ID, Content>
  private var ids: [ID] = []
  private var positions: [ID: Data.Index] = [:]
  private var made: [ID: (node: TypedNode<Content>, element: RowElement)] = [:]

  init(_ node: ForEachNode<Data, ID, Content>) {
    self.node = node
    _ = read()
  }

  /// The nodes of the rows that have been made, in the order of the rows.
  var nodes: [ViewNode] {
    made.compactMap { id, row in positions[id].map { (position: $0, node: row.node) } }
      .sorted { $0.position < $1.position }.map(\.node)
  }

  /// Takes the collection's elements. Answers whether the rows are others, or in another order.
  func update() -> Bool {
    let isChanged = read()
    for (id, row) in made {
      if let position = positions[id] {
        row.node.update(content(at: position), node.environment.makingRowsAtOnce)
      } else {
        row.node.unmount()
        made[id] = nil
      }
    }
    return isChanged
  }

  private func read() -> Bool {
    let view = node.view
    let found = node.reading { view.data.indices.map { ($0, view.id(view.data[$0])) } }
    var ids: [ID] = []
    ids.reserveCapacity(found.count)
    positions.removeAll(keepingCapacity: true)
    for (position, id) in found {
      guard positions.updateValue(position, forKey: id) == nil else {
        ViewReport.once(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
        )
        continue
      }
      ids.append(id)
    }
    defer { self.ids = ids }
    return ids != self.ids
  }

  private func content(at position: Data.Index) -> Content {
    let view = node.view
    return node.reading { view.content(view.data[position]) }
  }

  private func element(_ id: ID) -> RowElement {
    if let row = made[id] { return row.element }
    guard let position = positions[id] else { return RowElement { [] } }
    let content = TypedNode<Content>.node(content(at: position), node.inputs(node.environment.makingRowsAtOnce))
    let element = RowElement {
      var leaves: [LayoutNode] = []
      content.collect(&leaves)
      return leaves
    }
    // A row lays itself out; the list of rows is as before.
    content.onLeavesChange = { [unowned element] in element.elementsDidChange() }
    element.onSightChange = { [unowned content] in content.sightDidChange($0) }
    made[id] = (content, element)
    return element
  }

  /// The id of an element's row among the rows of the list; nil where there is no such element.
  func row(_ id: ID) -> AnyHashable? {
    guard positions[id] != nil else { return nil }
    return AnyHashable(RowID(base: ObjectIdentifier(node), id: AnyHashable(id)))
  }

  func name(_ rows: inout RowCollector) {
    let base = ObjectIdentifier(node)
    for id in ids {
      rows.append(
        RowCollector.Row(
          id: AnyHashable(RowID(base: base, id: AnyHashable(id))), tag: AnyHashable(id),
          element: { [unowned self] in self.element(id) },
          isMade: { [unowned self] in self.made[id] != nil }))
    }
  }
}

/// The identity of a collection's row.
private struct RowID: Hashable {
  let base: ObjectIdentifier
  let id: AnyHashable
}

extension ForEachNode: NamesRows {
  func nameRows(_ rows: inout RowCollector) {
    if let lazyRows { return lazyRows.name(&rows) }
    for child in children { child.collectRows(&rows) }
  }
}

extension EnvironmentValues {
  private struct InListKey: EnvironmentKey { static let defaultValue = false }
  /// Whether views are rows of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  private struct LazyRowsKey: EnvironmentKey { static let defaultValue = false }
  /// Whether the views of a collection are made when they are shown: directly in a list or a lazy stack.
  var makesRowsLazily: Bool {
    get { self[LazyRowsKey.self] }
    set { self[LazyRowsKey.self] = newValue }
  }

  /// The values for views whose elements are collected at once, because something arranges or wraps them.
  var makingRowsAtOnce: EnvironmentValues {
    guard makesRowsLazily else { return self }
    var values = self
    values.makesRowsLazily = false
    return values
  }
}
