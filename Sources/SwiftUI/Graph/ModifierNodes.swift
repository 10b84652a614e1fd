/// The view under a modifier with a body, wherever the body shows it.
@MainActor
protocol ModifiedSource: AnyObject {
  func makeNode(_ inputs: _ViewInputs) -> ViewNode
  func update(_ node: ViewNode, _ environment: EnvironmentValues)
}

private final class TypedSource<Base: View>: ModifiedSource {
  var view: Base
  init(_ view: Base) { self.view = view }
  func makeNode(_ inputs: _ViewInputs) -> ViewNode { TypedNode<Base>.node(view, inputs) }
  func update(_ node: ViewNode, _ environment: EnvironmentValues) {
    (node as? TypedNode<Base>)?.update(view, environment)
  }
}

/// A view with a modifier that has a body.
class ComposingModifierNode<Base: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Base, Modifier>> {
  private let source: TypedSource<Base>
  private var body: TypedNode<Modifier.Body>!
  private(set) var properties = DynamicProperties()

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _ViewInputs) {
    source = TypedSource(view.content)
    super.init(view, inputs)
    body = makeNode(evaluateBody())
  }

  override var children: [ViewNode] { [body] }
  override func collect(_ leaves: inout [LayoutNode]) { body.collect(&leaves) }
  override func evaluate() { body.update(evaluateBody(), environment) }

  override func didUpdate(from old: ModifiedContent<Base, Modifier>, _ changesEnvironment: Bool) {
    source.view = view.content
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() { properties.disconnect() }

  /// The modifier whose body is shown.
  var shownModifier: Modifier { view.modifier }

  private func evaluateBody() -> Modifier.Body {
    var modifier = shownModifier
    let content = _ViewModifier_Content<Modifier>(source: source)
    return properties.evaluating(&modifier, for: self) { $0.body(content: content) }
  }
}

/// The position at which a modifier's body shows the modified view.
final class ModifierContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
  private var node: ViewNode!

  override init(_ view: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    node = view.source.makeNode(self.inputs())
  }

  override var children: [ViewNode] { [node] }
  override func collect(_ leaves: inout [LayoutNode]) { node.collect(&leaves) }

  override func didUpdate(from old: _ViewModifier_Content<Modifier>, _ changesEnvironment: Bool) {
    view.source.update(node, environment)
  }
}

/// A modifier that wraps each element of a view: padding, frames, effects, gestures.
@MainActor
protocol WrappingModifier: ViewModifier where Body == Never {
  associatedtype Wrapper: WrappingLayoutNode
  /// A new element around another.
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> Wrapper
  /// Brings the element up to date with the modifier's values. Returns whether sizes or positions may change.
  func update(_ wrapper: Wrapper, _ environment: EnvironmentValues) -> Bool
}

extension WrappingModifier {
  public static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: WrappingNode(modifier.value, inputs))
  }
}

/// A view with a modifier that wraps each of its elements.
class WrappingNode<Base: View, Modifier: WrappingModifier>: TypedNode<ModifiedContent<Base, Modifier>> {
  private var content: TypedNode<Base>!
  private var wrappers: [Modifier.Wrapper] = []
  private var isCollected = false

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content, innerEnvironment)
  }

  /// The environment of the views with the modifier.
  var innerEnvironment: EnvironmentValues { environment.makingRowsAtOnce }

  override var children: [ViewNode] { [content] }

  override func leavesDidChange() {
    isCollected = false
    super.leavesDidChange()
  }

  override func collect(_ leaves: inout [LayoutNode]) {
    if !isCollected { wrap() }
    leaves.append(contentsOf: wrappers)
  }

  private func wrap() {
    isCollected = true
    var inner: [LayoutNode] = []
    content.collect(&inner)
    var old = wrappers
    wrappers = inner.map { leaf in
      if let index = old.firstIndex(where: { $0.content === leaf }) { return old.remove(at: index) }
      let wrapper = view.modifier.makeWrapper(leaf, self)
      _ = view.modifier.update(wrapper, environment)
      return wrapper
    }
    for wrapper in old { wrapper.willLeave() }
  }

  override func didUpdate(from old: ModifiedContent<Base, Modifier>, _ changesEnvironment: Bool) {
    content.update(view.content, innerEnvironment)
    for wrapper in wrappers where view.modifier.update(wrapper, environment) { wrapper.invalidate() }
  }

  override func willUnmount() { for wrapper in wrappers { wrapper.willLeave() } }
}

/// A modifier that changes the environment of the views under it.
@MainActor
protocol EnvironmentModifier: ViewModifier where Body == Never {
  func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  public static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: EnvironmentNode(modifier.value, inputs))
  }
}

/// A view whose environment a modifier changes.
final class EnvironmentNode<Base: View, Modifier: EnvironmentModifier>: TypedNode<ModifiedContent<Base, Modifier>> {
  private var content: TypedNode<Base>!
  private var inner: EnvironmentValues
  /// The elements with a layout direction of their own; nil as long as it has been the inherited one.
  private var directed: [DirectedElement]?
  /// The direction of the rows in the last collection; nil if none was set.
  private var areRowsMirrored: Bool?

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _ViewInputs) {
    inner = inputs.environment
    super.init(view, inputs)
    view.modifier.change(&inner)
    if inner.layoutDirection != environment.layoutDirection { directed = [] }
    content = makeNode(view.content, inner)
  }

  override var children: [ViewNode] { [content] }

  override func collect(_ leaves: inout [LayoutNode]) {
    guard let old = directed else { return content.collect(&leaves) }
    var own: [LayoutNode] = []
    content.collect(&own)
    let new = own.map { leaf in
      old.first { $0.content === leaf } ?? DirectedElement(leaf, isMirrored: inner.layoutDirection == .rightToLeft)
    }
    directed = new
    leaves.append(contentsOf: new)
  }

  private func followDirection() {
    if let directed {
      let isMirrored = inner.layoutDirection == .rightToLeft
      for element in directed where element.isMirrored != isMirrored {
        element.isMirrored = isMirrored
        element.invalidate()
      }
      if let areRowsMirrored, isMirrored != areRowsMirrored {
        leavesDidChange()
        graph.rowsDidChange()
      }
    } else if inner.layoutDirection != environment.layoutDirection {
      directed = []
      leavesDidChange()
    }
  }

  override func didUpdate(from old: ModifiedContent<Base, Modifier>, _ changesEnvironment: Bool) {
    var changed = environment
    view.modifier.change(&changed)
    // An equal environment is not replaced, so that the views below need not compare theirs.
    if !changed.isEqual(to: inner) { inner = changed }
    followDirection()
    content.update(view.content, inner)
  }
}

extension EnvironmentNode: NamesRows {
  /// Collects the rows of the views, with the direction that this modifier sets.
  func nameRows(_ rows: inout RowCollector) {
    guard directed != nil else { return content.collectRows(&rows) }
    let isMirrored = inner.layoutDirection == .rightToLeft
    areRowsMirrored = isMirrored
    rows.changing {
      content.collectRows(&$0)
    } with: {
      // A direction set further inside has precedence.
      if $0.isMirrored == nil { $0.isMirrored = isMirrored }
    }
  }
}
