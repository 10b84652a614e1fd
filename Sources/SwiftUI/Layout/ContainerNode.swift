/// A view that arranges the elements of another.
@MainActor
protocol ContainerView: PrimitiveView {
  associatedtype Inner: View
  associatedtype Leaf: ContainerLayoutNode
  var inner: Inner { get }
  func makeLeaf(_ node: ViewNode) -> Leaf
  /// Brings the element up to date. Returns whether sizes or positions may change.
  func update(_ leaf: Leaf, _ environment: EnvironmentValues) -> Bool
  /// Changes the environment of the views inside.
  func change(_ environment: inout EnvironmentValues)
}

extension ContainerView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ContainerNode(view.value, inputs))
  }

  func change(_ environment: inout EnvironmentValues) {}
}

class ContainerNode<Content: ContainerView>: TypedNode<Content> {
  final private(set) var leaf: Content.Leaf!
  final private(set) var inner: TypedNode<Content.Inner>!

  override init(_ view: Content, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    leaf = view.makeLeaf(self)
    _ = view.update(leaf, environment)
    inner = makeNode(view.inner, innerEnvironment)
    // A list may still measure a row that another has replaced.
    leaf.source = { [weak self] in
      var leaves: [LayoutNode] = []
      self?.inner.collect(&leaves)
      return leaves
    }
  }

  private var innerEnvironment: EnvironmentValues {
    var environment = self.environment.makingRowsAtOnce
    // In a bar, a container of several views becomes one item: its views are not commands of their own.
    if environment.commandPlace == .bar { environment.commandPlace = nil }
    if let room = leaf.room { environment.containerRoom = ContainerRoomReference(room: room) }
    view.change(&environment)
    return environment
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }
  override func leavesDidChange() { leaf.elementsDidChange() }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    if view.update(leaf, environment) { leaf.invalidate() }
    inner.update(view.inner, innerEnvironment)
  }

  override func willUnmount() { leaf.willLeave() }
}

/// An element that arranges other elements.
@MainActor
class ContainerLayoutNode: LayoutNode {
  var source: (() -> [LayoutNode])?
  private var known: [LayoutNode]?

  /// The elements inside, from the first to the last.
  final var elements: [LayoutNode] {
    if let known { return known }
    let elements = source?() ?? []
    for element in elements { element.container = self }
    if keepsElements { known = elements }
    return elements
  }

  /// The container's size for relative frames, if the container is one that these refer to.
  var room: ContainerRoom? { nil }

  /// Whether the element caches its children until they change; otherwise it queries them each time.
  var keepsElements: Bool { true }

  override var innerElements: [LayoutNode] { elements }

  final func elementsDidChange() {
    known = nil
    invalidate()
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let elements = self.elements
    if elements.contains(where: { $0.depth != 0 }) {
      for element in elements.enumerated().sorted(by: {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }) {
        renderChild(element.element, pass, at: origin)
      }
    } else {
      for element in elements { renderChild(element, pass, at: origin) }
    }
  }
}

/// A view that shows one element without others in it.
@MainActor
protocol LeafView: PrimitiveView {
  associatedtype Leaf: LayoutNode
  func makeLeaf(_ node: ViewNode) -> Leaf
  /// Brings the element up to date. Returns whether its size may change.
  func update(_ leaf: Leaf, _ environment: EnvironmentValues) -> Bool
  /// Whether the element shows the view as it showed an earlier one.
  func looksLike(_ old: Self) -> Bool
}

extension LeafView {
  func looksLike(_ old: Self) -> Bool { ViewComparison.areEqual(old, self) }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: LeafNode(view.value, inputs))
  }
}

final class LeafNode<Content: LeafView>: TypedNode<Content> {
  private(set) var leaf: Content.Leaf!

  override init(_ view: Content, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    leaf = view.makeLeaf(self)
    _ = view.update(leaf, environment)
  }

  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }

  override func evaluate() { if view.update(leaf, environment) { leaf.invalidate() } }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    guard changesEnvironment || !view.looksLike(old) else { return }
    if view.update(leaf, environment) { leaf.invalidate() }
  }

  override func willUnmount() { leaf.willLeave() }
}
