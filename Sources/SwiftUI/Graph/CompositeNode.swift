import Observation
import UIKit

/// A view with a body, which is evaluated again when the view's properties, its state, or values that it read change.
final class CompositeNode<Content: View>: TypedNode<Content> {
  private var body: TypedNode<Content.Body>!
  private(set) var properties = DynamicProperties()

  override init(_ view: Content, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    body = makeNode(evaluateBody())
  }

  override var children: [ViewNode] { [body] }

  override func collect(_ leaves: inout [LayoutNode]) { body.collect(&leaves) }

  override func evaluate() { body.update(evaluateBody(), environment) }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    let readsChange = changesEnvironment && properties.readsChanged(in: environment)
    guard isWaiting || readsChange || !ViewComparison.areEqual(old, view) else {
      if changesEnvironment { body.update(body.view, environment) }
      return
    }
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() { properties.disconnect() }

  private func evaluateBody() -> Content.Body {
    var view = self.view
    return properties.evaluating(&view, for: self) { $0.body }
  }
}

extension DynamicProperties {
  /// Connects the dynamic properties of a view or modifier, and evaluates it.
  @MainActor
  mutating func evaluating<Value, Result>(_ value: inout Value, for node: ViewNode, _ body: (Value) -> Result) -> Result
  {
    node.graph.countEvaluation()
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = node
    connect(&value, node: node)
    ViewGraph.evaluating = outer
    let connected = value
    return node.reading { body(connected) }
  }
}

extension ViewNode {
  /// Runs `body`, which may read state. The node is evaluated again when one of the values that it read changes.
  func reading<Result>(_ body: () -> Result) -> Result {
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    return withObservationTracking(body) { [weak self] in
      onMainActor { if let self, self.isMounted { self.graph.invalidate(self, .current) } }
    }
  }
}
