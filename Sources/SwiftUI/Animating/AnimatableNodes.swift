/// A view whose body is evaluated in each frame while its data are animated.
final class AnimatableNode<Content: View & Animatable>: TypedNode<Content> {
  private let motion: AnimatedValue<Content.AnimatableData>
  private var body: TypedNode<Content.Body>!
  private var properties = DynamicProperties()

  override init(_ view: Content, _ inputs: _ViewInputs) {
    motion = AnimatedValue(view.animatableData)
    super.init(view, inputs)
    body = makeNode(evaluateBody())
  }

  override var children: [ViewNode] { [body] }
  override func collect(_ leaves: inout [LayoutNode]) { body.collect(&leaves) }
  override func evaluate() { body.update(evaluateBody(), environment) }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    let readsChange = changesEnvironment && properties.readsChanged(in: environment)
    motion.move(to: view.animatableData, graph.transaction.animation) { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.invalidate(self, Transaction())
    }
    guard isWaiting || readsChange || !ViewComparison.areEqual(old, view) else {
      if changesEnvironment { body.update(body.view, environment) }
      return
    }
    graph.forget(self)
    evaluate()
  }

  override func willUnmount() {
    motion.stop()
    properties.disconnect()
  }

  private func evaluateBody() -> Content.Body {
    var view = self.view
    view.animatableData = motion.present
    return properties.evaluating(&view, for: self) { $0.body }
  }
}

extension View where Self: Animatable {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: AnimatableNode(view.value, inputs))
  }
}

/// A modifier whose body is evaluated in each frame while its data are animated.
final class AnimatableModifierNode<Base: View, Modifier: ViewModifier & Animatable>:
  ComposingModifierNode<Base, Modifier>
{
  private let motion: AnimatedValue<Modifier.AnimatableData>

  override init(_ view: ModifiedContent<Base, Modifier>, _ inputs: _ViewInputs) {
    motion = AnimatedValue(view.modifier.animatableData)
    super.init(view, inputs)
  }

  override var shownModifier: Modifier {
    var modifier = view.modifier
    modifier.animatableData = motion.present
    return modifier
  }

  override func didUpdate(from old: ModifiedContent<Base, Modifier>, _ changesEnvironment: Bool) {
    motion.move(to: view.modifier.animatableData, graph.transaction.animation) { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.invalidate(self, Transaction())
    }
    super.didUpdate(from: old, changesEnvironment)
  }

  override func willUnmount() {
    motion.stop()
    super.willUnmount()
  }
}

extension ViewModifier where Self: Animatable {
  public static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: AnimatableModifierNode(modifier.value, inputs))
  }
}

/// A modifier that an animation changes step by step.
///
/// Documentation: `SwiftUI/AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
