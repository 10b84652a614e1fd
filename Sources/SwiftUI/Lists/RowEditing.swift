import UIKit

extension DynamicViewContent {
  /// Enables deleting rows by a swipe, or while the list is edited; the closure removes the elements at the offsets.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self) { _, row in
      row.delete = action.map { [offset = row.offset] action in { action(IndexSet(integer: offset)) } }
    }
  }

  /// Enables moving rows; the closure moves the elements at the offsets in front of another.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self) { node, row in
      row.move = action.map { RowCollector.Move(group: ObjectIdentifier(node), offset: row.offset, action: $0) }
    }
  }
}

struct EditedContent<Content: DynamicViewContent>: DynamicViewContent, PrimitiveView {
  let content: Content
  let change: (ViewNode, inout RowCollector.Row) -> Void
  var data: Content.Data { content.data }
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: EditedNode(view.value, inputs))
  }
}

/// The rows of a collection that can be edited.
final class EditedNode<Content: DynamicViewContent>: TypedNode<EditedContent<Content>>, NamesRows {
  private var content: TypedNode<Content>!

  override init(_ view: EditedContent<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: EditedContent<Content>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    // Collects the rows again: their delete and move actions use the closures of the new value.
    leavesDidChange()
  }

  func nameRows(_ rows: inout RowCollector) {
    rows.changing {
      content.collectRows(&$0)
    } with: { [unowned self] in
      view.change(self, &$0)
    }
  }
}
