/// The node of one view in the tree. It exists as long as the view keeps its identity.
@MainActor
class ViewNode {
  let graph: ViewGraph
  unowned(unsafe) private(set) var parent: ViewNode?
  let depth: Int
  final var environment: EnvironmentValues
  /// Whether the node waits in the graph to be evaluated.
  var isWaiting = false
  private(set) var isMounted = true

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    depth = (inputs.parent?.depth ?? -1) + 1
    environment = inputs.environment
  }

  /// The inputs with which a child is created.
  func inputs(_ environment: EnvironmentValues? = nil) -> _ViewInputs {
    _ViewInputs(graph: graph, parent: self, environment: environment ?? self.environment)
  }

  /// Modifies the transaction for changes of this node and of the nodes below it; initially it is the parent's.
  func change(_ transaction: inout Transaction) {}

  /// The transaction for changes of the node, as modified by all enclosing nodes and by the node itself.
  final func changedTransaction(_ outer: Transaction) -> Transaction {
    var transaction = parent?.changedTransaction(outer) ?? outer
    change(&transaction)
    return transaction
  }

  /// Appends the elements that a container arranges.
  func collect(_ leaves: inout [LayoutNode]) {}

  /// Evaluates the view again because a value that it read has changed.
  func evaluate() {}

  /// The elements below the node have changed: their container collects them again.
  func leavesDidChange() {
    if let onLeavesChange { onLeavesChange() } else { parent?.leavesDidChange() }
  }

  /// Set for the root node, and for the node of a row, where the elements are collected.
  var onLeavesChange: (() -> Void)?

  /// The node's children.
  var children: [ViewNode] { [] }

  /// The view's identity has ended: its state is discarded, with everything below it.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    graph.forget(self)
    for child in children { child.unmount() }
    willUnmount()
    parent = nil
  }

  /// Overridden by nodes with subscriptions.
  func willUnmount() {}

  /// Finds the view with an id in this node and those below it.
  func find(_ id: AnyHashable) -> ScrollDestination? {
    for child in children {
      if let target = child.find(id) { return target }
    }
    return nil
  }

  /// The first element of the view.
  func firstElement() -> ScrollDestination? {
    var leaves: [LayoutNode] = []
    collect(&leaves)
    return leaves.first.map { .element($0) }
  }

  /// The view was scrolled into sight, or out of it.
  func sightDidChange(_ isInSight: Bool) {
    for child in children { child.sightDidChange(isInSight) }
  }

  /// Combines the preferences of the views below; by default it asks the children in order.
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value, isFirst: inout Bool) {
    for child in children { child.reducePreference(key, into: &value, isFirst: &isFirst) }
  }
}

/// A node of a view's type.
@MainActor
class TypedNode<Content: View>: ViewNode {
  final private(set) var view: Content

  init(_ view: Content, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
  }

  /// Takes a new value of the view and a new environment.
  final func update(_ view: Content, _ environment: EnvironmentValues) {
    let changesEnvironment = !environment.isIdentical(to: self.environment)
    self.environment = environment
    let old = self.view
    self.view = view
    didUpdate(from: old, changesEnvironment)
  }

  /// The view or its environment has changed.
  func didUpdate(from old: Content, _ changesEnvironment: Bool) {}

  /// Makes the node of a view.
  final func makeNode<V: View>(_ view: V, _ environment: EnvironmentValues? = nil) -> TypedNode<V> {
    Self.node(view, inputs(environment))
  }

  static func node<V: View>(_ view: V, _ inputs: _ViewInputs) -> TypedNode<V> {
    let node = V._makeView(view: _GraphValue(value: view), inputs: inputs).node
    guard let typed = node as? TypedNode<V> else { fatalError("\(V.self) makes a node of another view") }
    return typed
  }
}
