/// A view that shows its content as it is.
final class PassingNode<Content: View, Inner: View>: TypedNode<Content> {
  private let content: (Content) -> Inner
  private var inner: TypedNode<Inner>!

  init(_ view: Content, _ inputs: _ViewInputs, content: @escaping (Content) -> Inner) {
    self.content = content
    super.init(view, inputs)
    inner = makeNode(content(view))
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { inner.collect(&leaves) }
  override func didUpdate(from old: Content, _ changesEnvironment: Bool) { inner.update(content(view), environment) }
}

/// A fixed list of nodes.
final class ListNode<Content: View>: TypedNode<Content> {
  private let list: [ViewNode]

  init(_ view: Content, _ inputs: _ViewInputs, children: [ViewNode]) {
    list = children
    super.init(view, inputs)
  }

  override var children: [ViewNode] { list }
  override func collect(_ leaves: inout [LayoutNode]) { for child in list { child.collect(&leaves) } }
}

/// One of two views. The other one loses its state.
final class ConditionalNode<True: View, False: View>: TypedNode<_ConditionalContent<True, False>> {
  private var trueNode: TypedNode<True>?
  private var falseNode: TypedNode<False>?

  override init(_ view: _ConditionalContent<True, False>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    show()
  }

  override var children: [ViewNode] { [trueNode ?? falseNode!] }
  override func collect(_ leaves: inout [LayoutNode]) { children[0].collect(&leaves) }

  private func show() {
    switch view.storage {
    case .trueContent(let content):
      falseNode?.unmount()
      falseNode = nil
      trueNode = makeNode(content)
    case .falseContent(let content):
      trueNode?.unmount()
      trueNode = nil
      falseNode = makeNode(content)
    }
  }

  override func didUpdate(from old: _ConditionalContent<True, False>, _ changesEnvironment: Bool) {
    switch view.storage {
    case .trueContent(let content) where trueNode != nil: trueNode?.update(content, environment)
    case .falseContent(let content) where falseNode != nil: falseNode?.update(content, environment)
    default:
      show()
      leavesDidChange()
    }
  }
}

/// A view that may be absent.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var node: TypedNode<Wrapped>?

  override init(_ view: Wrapped?, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    node = view.map { makeNode($0) }
  }

  override var children: [ViewNode] { node.map { [$0] } ?? [] }
  override func collect(_ leaves: inout [LayoutNode]) { node?.collect(&leaves) }

  override func didUpdate(from old: Wrapped?, _ changesEnvironment: Bool) {
    switch (view, node) {
    case (let wrapped?, let node?): node.update(wrapped, environment)
    case (let wrapped?, nil):
      node = makeNode(wrapped)
      leavesDidChange()
    case (nil, let old?):
      node = nil
      old.unmount()
      leavesDidChange()
    case (nil, nil): break
    }
  }
}

/// A view whose type is hidden.
final class AnyViewNode: TypedNode<AnyView> {
  private var node: ViewNode!

  override init(_ view: AnyView, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    node = make(view.view)
  }

  override var children: [ViewNode] { [node] }
  override func collect(_ leaves: inout [LayoutNode]) { node.collect(&leaves) }

  private func make<V: View>(_ view: V) -> ViewNode { makeNode(view) }

  override func didUpdate(from old: AnyView, _ changesEnvironment: Bool) {
    func update<V: View>(_ view: V) -> Bool {
      guard let node = node as? TypedNode<V> else { return false }
      node.update(view, environment)
      return true
    }
    if update(view.view) { return }
    node.unmount()
    node = make(view.view)
    leavesDidChange()
  }
}
