/// A modifier that changes the transaction of its views' changes.
struct TransactionModifier<Value: Equatable>: WrappingModifier {
  typealias Body = Never
  /// The transaction is only changed in updates in which this value changes; nil for all updates.
  let value: Value?
  let transform: (inout Transaction) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: TransactionNode(modifier.value, inputs))
  }

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> TransactionElement { TransactionElement(content, node) }
  func update(_ wrapper: TransactionElement, _ environment: EnvironmentValues) -> Bool { false }
}

/// A view that changes the transaction of the views inside.
final class TransactionNode<Base: View, Value: Equatable>: WrappingNode<Base, TransactionModifier<Value>> {
  /// The layout pass in which the value has changed.
  private var changingPass: Int?

  override init(_ view: ModifiedContent<Base, TransactionModifier<Value>>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    graph.hasTransactionChanges = true
  }

  // Keeps `rowMaking`, unlike other wrapping modifiers: rows of a list are still created when they are shown.
  override var innerEnvironment: EnvironmentValues { environment }

  override func change(_ transaction: inout Transaction) {
    if view.modifier.value == nil || changingPass == graph.pass { view.modifier.transform(&transaction) }
  }

  override func didUpdate(from old: ModifiedContent<Base, TransactionModifier<Value>>, _ changesEnvironment: Bool) {
    if old.modifier.value != view.modifier.value { changingPass = graph.pass }
    var transaction = graph.transaction
    change(&transaction)
    graph.withTransaction(transaction) { super.didUpdate(from: old, changesEnvironment) }
  }
}

/// An element that changes the transaction of the elements inside.
final class TransactionElement: WrappingLayoutNode {
  private weak var node: ViewNode?

  init(_ content: LayoutNode, _ node: ViewNode) {
    self.node = node
    super.init(content)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    pass.changing({ node?.change(&$0) }) { super.render(pass, at: origin) }
  }
}

extension View {
  /// Animates the view's changes when a value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(TransactionModifier(value: value) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Animates all changes of the view, its position included.
  public func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier(value: Bool?.none) { if !$0.disablesAnimations { $0.animation = animation } })
  }

  /// Changes how the view's changes are animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(value: Bool?.none, transform: transform))
  }

  /// Modifies the transactions of the view's changes that occur together with a change of `value`.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, transform: transform))
  }
}
