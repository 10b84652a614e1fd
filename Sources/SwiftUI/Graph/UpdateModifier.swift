/// A modifier that runs an action whenever its properties or the environment have changed.
struct UpdateModifier: ViewModifier {
  typealias Body = Never
  let action: (ViewNode) -> Void

  static func _makeView<Base: View>(
    modifier: _GraphValue<ModifiedContent<Base, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(node: UpdateNode(modifier.value, inputs))
  }
}

final class UpdateNode<Base: View>: TypedNode<ModifiedContent<Base, UpdateModifier>> {
  private var content: TypedNode<Base>!

  override init(_ view: ModifiedContent<Base, UpdateModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    view.modifier.action(self)
  }

  override var children: [ViewNode] { [content] }
  override func collect(_ leaves: inout [LayoutNode]) { content.collect(&leaves) }

  override func didUpdate(from old: ModifiedContent<Base, UpdateModifier>, _ changesEnvironment: Bool) {
    content.update(view.content, environment)
    view.modifier.action(self)
  }
}

extension UpdateNode: PassesRows {}
