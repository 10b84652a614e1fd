import UIKit

/// The rows of a list, collected from its views in their order.
@MainActor
struct RowCollector {
  struct Row {
    let id: AnyHashable
    /// The id of the collection's element that the row shows.
    var tag: AnyHashable?
    /// The element's offset in its collection.
    var offset = 0
    /// Makes the row's element, when the row is about to be shown.
    let element: () -> RowElement
    /// Deletes the row from the app's data; nil where that is not possible.
    var delete: (() -> Void)?
    /// Moves the row in the app's data; nil where that is not possible.
    var move: Move?
    /// Inserts items dropped before the row; nil if none are accepted.
    var insert: Insert?
    /// The traits that enclosing views set, from the innermost on.
    var traits: [() -> RowTraits] = []
    /// Whether an enclosing view sets a right-to-left direction for the row; nil if none sets a direction.
    var isMirrored: Bool?

    /// The value by which a selection identifies the row.
    @MainActor var value: AnyHashable? { element().elements.first?.traits.tag?.tagValue ?? tag }

    /// Makes the row's element, with the layout direction that enclosing views set.
    @MainActor func directedElement() -> RowElement {
      let element = element()
      element.isMirrored = isMirrored
      return element
    }
  }

  /// A row of a collection whose elements can be moved.
  struct Move {
    let group: ObjectIdentifier
    let offset: Int
    let action: (IndexSet, Int) -> Void
  }

  private(set) var sections: [RowSection] = []
  private var isInSection = false

  mutating func append(_ run: RowRun) {
    guard run.count > 0 else { return }
    if sections.isEmpty || !isInSection && sections[sections.count - 1].isClosed {
      sections.append(RowSection(id: AnyHashable(sections.count)))
    }
    sections[sections.count - 1].append(run)
  }

  /// Collects rows and sections; `change` modifies each row when it is requested.
  mutating func changing(
    _ body: (inout Self) -> Void, with change: @escaping (inout Row) -> Void
  ) {
    var inner = RowCollector()
    body(&inner)
    for section in inner.sections {
      // Rows outside of a section are added to the neighbouring rows, instead of forming a section.
      if section.isClosed {
        sections.append(section.changed(change))
      } else {
        for run in section.runs { append(run.changed(change)) }
      }
    }
  }

  mutating func inSection(
    _ id: AnyHashable, header: RowElement?, footer: RowElement?, spacing: ListSectionSpacing? = nil,
    _ body: (inout Self) -> Void
  ) {
    var section = RowSection(id: id, header: header, footer: footer)
    section.spacing = spacing
    sections.append(section)
    isInSection = true
    body(&self)
    isInSection = false
    sections[sections.count - 1].isClosed = true
  }
}

/// A node whose children's rows are separate rows.
@MainActor
protocol PassesRows: ViewNode {}

extension ViewNode {
  /// Collects the rows of the node and of the nodes below it.
  func collectRows(_ rows: inout RowCollector) {
    if let namer = self as? any NamesRows { return namer.nameRows(&rows) }
    if self is any PassesRows {
      for child in children { child.collectRows(&rows) }
      return
    }
    var leaves: [LayoutNode] = []
    collect(&leaves)
    for leaf in leaves { rows.append(RowRun(SingleRow(leaf))) }
  }
}

/// A node that collects its rows itself.
@MainActor
protocol NamesRows: ViewNode {
  func nameRows(_ rows: inout RowCollector)
}

extension CompositeNode: PassesRows {}
extension PassingNode: PassesRows {}
extension ListNode: PassesRows {}
extension ConditionalNode: PassesRows {}
extension OptionalNode: PassesRows {}
extension AnyViewNode: PassesRows {}
extension TupleNode: PassesRows {}
extension ComposingModifierNode: PassesRows {}
extension ModifierContentNode: PassesRows {}
extension LifeNode: PassesRows {}
extension ChangeNode: PassesRows {}
extension TaskNode: PassesRows {}
extension TransactionNode: PassesRows {}
extension IDNode: PassesRows {}
extension PreferenceNode: PassesRows {}
extension ReceiveNode: PassesRows {}
extension SheetNode: PassesRows {}
extension AlertNode: PassesRows {}
