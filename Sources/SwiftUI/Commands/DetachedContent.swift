/// Views that belong to a node without being elements of its containers: the commands of a menu, the actions of an
/// alert. They are made on first use, and updated from then on.
@MainActor
final class DetachedContent<Content: View> {
  private let edge: EdgeNode
  private var view: Content
  private var node: TypedNode<Content>?
  /// Called when the list of elements changes.
  var onLeavesChange: (() -> Void)?
  /// The views as one element, so that UIKit can show them.
  let element = RootLayoutNode()

  init(_ view: Content, in node: ViewNode, _ environment: EnvironmentValues) {
    self.view = view
    edge = EdgeNode(node.inputs(environment))
    edge.leavesDidChangeInside = { [unowned self] in
      self.element.elementsDidChange()
      self.onLeavesChange?()
    }
    element.source = { [weak self] in
      var leaves: [LayoutNode] = []
      self?.made.collect(&leaves)
      return leaves
    }
  }

  private var made: TypedNode<Content> {
    if let node { return node }
    let node = edge.make(view)
    self.node = node
    return node
  }

  /// The elements of the views.
  var leaves: [LayoutNode] { element.elements }

  func update(_ view: Content, _ environment: EnvironmentValues) {
    self.view = view
    edge.take(environment)
    node?.update(view, environment)
  }

  /// The views' node, for preferences; nil before it was made.
  var root: ViewNode? { node }

  func leave() {
    node?.unmount()
    node = nil
    edge.unmount()
  }
}

/// Ends the tree upwards for views that are shown elsewhere: their changes do not reach the parent node.
final class EdgeNode: ViewNode {
  var leavesDidChangeInside: (() -> Void)?

  override func leavesDidChange() { leavesDidChangeInside?() }

  func make<Content: View>(_ view: Content) -> TypedNode<Content> { TypedNode<Content>.node(view, inputs()) }

  func take(_ environment: EnvironmentValues) { self.environment = environment }
}
