import ListCore
import UIKit

/// The rows of a collection in a list or a lazy stack. Their views are created when the rows are shown, and discarded
/// when many rows exist, unless the rows are visible or have state. Of the other rows only the number is read, and the
/// ids when the collection changes.
@MainActor
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  /// Nil after the collection was replaced by another, until the list is shown again.
  private weak var node: ForEachNode<Data, ID, Content>?
  private(set) var source: CollectionRows<Data, ID, Content>
  private var made: [ID: MadeRow] = [:]
  /// Rows whose id another row has as well, by their offsets.
  private var repeated: [Int: MadeRow] = [:]
  /// Counts the updates of the collection: rows with an older version have not taken the current value yet.
  private var version = 0
  /// Counts the requests for rows.
  private var uses = 0
  /// The number of created rows above which the least recently used ones are discarded.
  private var most = LazyRowLimits.most
  private var isForgetting = false

  private struct MadeRow {
    let node: TypedNode<Content>
    let element: RowElement
    var offset: Int
    var version: Int
    /// The value of `uses` when the row was last requested.
    var use = 0

    /// A cell or a stack shows the row.
    @MainActor var isShown: Bool { element.shownBy != nil || element.stack != nil && element.isInSight }
  }

  init(_ node: ForEachNode<Data, ID, Content>) {
    self.node = node
    source = CollectionRows(node.view, of: node)
    source.rows = self
  }

  /// The nodes of the rows that have been made, in the order of the rows.
  var nodes: [ViewNode] { (Array(made.values) + repeated.values).sorted { $0.offset < $1.offset }.map(\.node) }

  /// Takes the collection's elements. Returns whether the rows or their order have changed.
  func update() -> Bool {
    guard let node else { return false }
    version += 1
    let new = CollectionRows(node.view, of: node)
    let matching = source.hasSameElements(as: new) ? RowMatching(unchanged: source.count) : new.matching(from: source)
    if matching.isUnchanged {
      source.view = node.view
    } else {
      new.rows = self
      source = new
      follow(matching)
    }
    for (id, row) in made where row.isShown { made[id] = updated(row, node) }
    for (offset, row) in repeated where row.isShown { repeated[offset] = updated(row, node) }
    return !matching.isUnchanged
  }

  private func follow(_ matching: RowMatching) {
    let places = matching.newRows(of: made.values.map(\.offset))
    for (id, row) in made {
      if let place = places[row.offset] {
        made[id]?.offset = place
      } else {
        row.node.unmount()
        made[id] = nil
      }
    }
    for row in repeated.values { row.node.unmount() }
    repeated = [:]
  }

  private func updated(_ row: MadeRow, _ node: ForEachNode<Data, ID, Content>) -> MadeRow {
    guard row.version != version else { return row }
    var row = row
    row.version = version
    row.node.update(content(at: row.offset, node), node.environment.makingRowsAtOnce)
    return row
  }

  private func content(at offset: Int, _ node: ForEachNode<Data, ID, Content>) -> Content {
    node.reading { node.view.content(source.element(at: offset)) }
  }

  /// The element of a row, created if necessary; an empty element if the row, or the whole collection,
  /// has been removed since.
  func element(at offset: Int, of asked: CollectionRows<Data, ID, Content>) -> RowElement {
    let id = asked.id(at: offset)
    guard asked === source else {
      let place = source.matching(from: asked).newRows(of: CollectionOfOne(offset))[offset]
      return place.map { element(at: $0, of: source) } ?? RowElement { [] }
    }
    guard let node else { return RowElement { [] } }
    guard let row = made[id] else {
      let row = used(make(offset, node))
      made[id] = row
      if made.count > most { forgetSoon() }
      return row.element
    }
    guard row.offset != offset else {
      let row = used(updated(row, node))
      made[id] = row
      return row.element
    }
    ViewReport.once(
      "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, this will give undefined results!"
    )
    let other = repeated[offset].map { updated($0, node) } ?? make(offset, node)
    repeated[offset] = other
    return other.element
  }

  private func used(_ row: MadeRow) -> MadeRow {
    var row = row
    uses += 1
    row.use = uses
    return row
  }

  /// Discards the least recently used invisible rows, once the rows that are about to be shown are visible.
  private func forgetSoon() {
    guard !isForgetting else { return }
    isForgetting = true
    node?.graph.runSoon { [weak self] in self?.forget() }
  }

  private func forget() {
    isForgetting = false
    guard node?.isMounted == true, made.count > most else { return }
    let oldest = made.filter { !$0.value.isShown && !$0.value.element.isInSight }.sorted { $0.value.use < $1.value.use }
    for (id, row) in oldest.prefix(made.count - LazyRowLimits.kept) where row.node.isForgettable {
      row.node.unmount()
      made[id] = nil
    }
    most = max(LazyRowLimits.most, made.count * 2)
  }

  private func make(_ offset: Int, _ node: ForEachNode<Data, ID, Content>) -> MadeRow {
    let content = TypedNode<Content>.node(content(at: offset, node), node.inputs(node.environment.makingRowsAtOnce))
    let element = RowElement {
      var leaves: [LayoutNode] = []
      content.collect(&leaves)
      return leaves
    }
    // When the views inside change, only the row lays itself out: the list of rows stays the same.
    content.onLeavesChange = { [unowned element] in element.elementsDidChange() }
    element.isInSight = false
    content.sightDidChange(false)
    element.onSightChange = { [unowned content] in content.sightDidChange($0) }
    return MadeRow(node: content, element: element, offset: offset, version: version)
  }

  /// The value by which a selection identifies a row whose views exist, if they set one.
  func tag(ofRow id: ID) -> AnyHashable? { made[id]?.element.elements.first?.traits.tag?.tagValue }

  /// The list row's id for an element's id; nil if there is no such element. O(n).
  func row(_ id: ID) -> AnyHashable? { source.offset(of: id).map { _ in source.name(of: id) } }
}

/// The number of rows that keep their views: more than a screen, so that neighbouring rows appear at once.
enum LazyRowLimits {
  static let kept = 128
  static let most = 256
}

/// The elements of a collection at one time, as rows.
final class CollectionRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  var view: ForEach<Data, ID, Content>
  weak var rows: LazyRows<Data, ID, Content>?
  let owner: ObjectIdentifier
  let count: Int
  /// Copies of the ids if the collection is live, because it changes while this object exists; nil otherwise.
  private let ids: [ID]?
  /// The earlier rows of the last comparison, and its result: both the collection and the list need it.
  private weak var compared: CollectionRows?
  private var matching = RowMatching(unchanged: 0)

  init(_ view: ForEach<Data, ID, Content>, of node: ForEachNode<Data, ID, Content>) {
    self.view = view
    owner = ObjectIdentifier(node)
    count = view.data.count
    ids = view.data is any LiveCollection ? view.data.map(view.id) : nil
  }

  func element(at offset: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
  }

  func id(at offset: Int) -> ID { ids?[offset] ?? view.id(element(at: offset)) }

  func name(of id: ID) -> AnyHashable { AnyHashable(RowID(owner: owner, id: AnyHashable(id))) }

  func offset(of id: ID) -> Int? { (0..<count).first { self.id(at: $0) == id } }

  /// Whether both have the same storage: then the elements are unchanged.
  func hasSameElements(as other: CollectionRows) -> Bool {
    guard count == other.count else { return false }
    if let range = view.data as? Range<Int> { return range == other.view.data as? Range<Int> }
    let place = { (data: Data) in data.withContiguousStorageIfAvailable { $0.baseAddress } ?? nil }
    return count == 0 || place(view.data).map { $0 == place(other.view.data) } == true
  }

  func row(at offset: Int) -> RowCollector.Row {
    let id = id(at: offset)
    return RowCollector.Row(
      id: name(of: id), tag: AnyHashable(id), offset: offset,
      element: { [self] in rows?.element(at: offset, of: self) ?? RowElement { [] } })
  }

  func offset(ofRow id: AnyHashable) -> Int? {
    guard let row = id.base as? RowID, row.owner == owner, let id = row.id.base as? ID else { return nil }
    return offset(of: id)
  }

  func offsets(ofValues values: Set<AnyHashable>) -> [Int]? {
    let ids = Set(values.compactMap { $0.base as? ID })
    return (0..<count).filter { offset in
      let id = id(at: offset)
      return rows?.tag(ofRow: id).map(values.contains) ?? ids.contains(id)
    }
  }

  func matching(from old: any RowSource) -> RowMatching {
    guard old !== self, let old = old as? CollectionRows else { return RowMatching(unchanged: count) }
    if compared !== old {
      compared = old
      matching = RowMatching(oldCount: old.count, newCount: count, old: { old.id(at: $0) }, new: { self.id(at: $0) })
    }
    return matching
  }
}

/// A collection whose elements are always current, even in a copy.
protocol LiveCollection {}

extension Binding: LiveCollection {}

/// The identity of a collection's row.
private struct RowID: Hashable {
  let owner: ObjectIdentifier
  let id: AnyHashable
}

/// Where a collection's views are created on demand.
enum RowMaking {
  case atOnce
  /// In a list, which must know the number of rows of each element.
  case inList
  /// In a lazy stack or grid.
  case inStack
}

extension EnvironmentValues {
  private struct InListKey: EnvironmentKey { static let defaultValue = false }
  /// Whether views are rows of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  private struct RowMakingKey: EnvironmentKey { static let defaultValue = RowMaking.atOnce }
  /// Whether the views of a collection are made when they are shown: directly in a list or a lazy stack.
  var rowMaking: RowMaking {
    get { self[RowMakingKey.self] }
    set { self[RowMakingKey.self] = newValue }
  }

  /// The environment of views whose elements are needed at once, because they are arranged or wrapped.
  var makingRowsAtOnce: EnvironmentValues {
    guard rowMaking != .atOnce else { return self }
    var values = self
    values.rowMaking = .atOnce
    return values
  }
}
