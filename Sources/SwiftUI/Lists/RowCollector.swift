import UIKit

/// The rows of a list, as its views name them in their order.
@MainActor
struct RowCollector {
  struct Section {
    var id: AnyHashable
    var header: RowElement?
    var footer: RowElement?
    var rows: [Row] = []
    /// Rows that follow the section are in one of their own.
    var isClosed = false
  }

  struct Row {
    let id: AnyHashable
    /// The id of the collection's element that the row shows.
    var tag: AnyHashable?
    /// Makes the row's element, when the row is about to be shown.
    let element: () -> RowElement
    /// Whether the element has been made.
    var isMade: () -> Bool = { true }
    /// Deletes the row from the app's data; nil where that is not possible.
    var delete: (() -> Void)?
    /// Moves the row in the app's data; nil where that is not possible.
    var move: Move?
    /// The traits that views around say, from the innermost on.
    var traits: [() -> RowTraits] = []
  }

  /// A row of a collection whose elements can be moved.
  struct Move {
    let group: ObjectIdentifier
    let offset: Int
    let action: (IndexSet, Int) -> Void
  }

  private(set) var sections: [Section] = []
  private var isInSection = false

  mutating func append(_ row: Row) {
    if sections.isEmpty || !isInSection && sections[sections.count - 1].isClosed {
      sections.append(Section(id: AnyHashable(sections.count)))
    }
    sections[sections.count - 1].rows.append(row)
  }

  /// Names rows and sections, and then changes each row.
  mutating func changing(_ body: (inout Self) -> Void, with change: (inout Row) -> Void) {
    var inner = RowCollector()
    body(&inner)
    for section in inner.sections {
      // Rows without a section of their own are among those around.
      guard section.isClosed else {
        for var row in section.rows {
          change(&row)
          append(row)
        }
        continue
      }
      var changed = section
      for index in changed.rows.indices { change(&changed.rows[index]) }
      sections.append(changed)
    }
  }

  mutating func inSection(_ id: AnyHashable, header: RowElement?, footer: RowElement?, _ body: (inout Self) -> Void) {
    sections.append(Section(id: id, header: header, footer: footer))
    isInSection = true
    body(&self)
    isInSection = false
    sections[sections.count - 1].isClosed = true
  }
}

/// The element of a row: the views of one part of a list.
final class RowElement: RootLayoutNode {
  /// The cell's content that shows the row.
  weak var shownBy: UIView?
  /// The lazy stack that shows the row.
  weak var stack: LazyLeaf?
  /// Called when the row comes into sight, and when it leaves it.
  var onSightChange: ((Bool) -> Void)?
  /// Whether the row is in sight; it is made when it is about to be.
  var isInSight = true {
    didSet { if oldValue != isInSight { onSightChange?(isInSight) } }
  }

  init(_ source: @escaping () -> [LayoutNode]) {
    super.init(.leading)
    self.source = source
  }
}

/// A node whose children's rows are rows of their own.
@MainActor
protocol PassesRows: ViewNode {}

extension ViewNode {
  /// Names the rows at and below the node.
  func collectRows(_ rows: inout RowCollector) {
    if let namer = self as? any NamesRows { return namer.nameRows(&rows) }
    if self is any PassesRows {
      for child in children { child.collectRows(&rows) }
      return
    }
    var leaves: [LayoutNode] = []
    collect(&leaves)
    for leaf in leaves {
      let element = RowElements.element(of: leaf)
      rows.append(
        RowCollector.Row(id: AnyHashable(ObjectIdentifier(leaf)), tag: leaf.tag, element: { element }))
    }
  }
}

/// A node that names its rows itself.
@MainActor
protocol NamesRows: ViewNode {
  func nameRows(_ rows: inout RowCollector)
}

/// The rows' elements of single views, each kept as long as its view.
@MainActor
enum RowElements {
  static func element(of leaf: LayoutNode) -> RowElement {
    if let element = leaf.container as? RowElement { return element }
    let element = RowElement { [unowned leaf] in [leaf] }
    leaf.rowElement = element
    _ = element.elements
    return element
  }
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
extension EnvironmentNode: PassesRows {}
extension LifeNode: PassesRows {}
extension ChangeNode: PassesRows {}
extension TaskNode: PassesRows {}
extension AnimationNode: PassesRows {}
extension IDNode: PassesRows {}
extension PreferenceNode: PassesRows {}
extension ReceiveNode: PassesRows {}
extension SheetNode: PassesRows {}
extension AlertNode: PassesRows {}
