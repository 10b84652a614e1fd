import UIKit

/// Offers the commands of views as actions of an element.
struct AccessibilityActionsModifier<Actions: View>: WrappingModifier {
  typealias Body = Never
  let actions: Actions

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> AccessibleActionsNode<Actions> {
    AccessibleActionsNode(
      content, node.graph, DetachedContent(actions, in: node, node.environment.commands(at: .menu)))
  }

  func update(_ wrapper: AccessibleActionsNode<Actions>, _ environment: EnvironmentValues) -> Bool {
    wrapper.commands.update(actions, environment.commands(at: .menu))
    wrapper.environment = environment
    wrapper.showActions()
    return false
  }
}

/// An element with actions that are views.
final class AccessibleActionsNode<Actions: View>: AccessibleNode {
  let commands: DetachedContent<Actions>

  init(_ content: LayoutNode, _ graph: ViewGraph, _ commands: DetachedContent<Actions>) {
    self.commands = commands
    super.init(content, graph)
    commands.onLeavesChange = { [weak self] in self?.showActions() }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    takeActions()
    super.render(pass, at: origin)
  }

  func showActions() {
    takeActions()
    apply()
  }

  private func takeActions() {
    values.actions = commands.leaves.compactMap(\.commandLeaf).filter { $0.isEnabled && $0.command.isPerformed }
      .map { leaf in (Text(verbatim: leaf.spokenName(in: leaf) ?? ""), { leaf.command.perform() }) }
  }

  override func willLeave() {
    super.willLeave()
    commands.leave()
  }
}

extension View {
  /// Actions of the view for assistive tools: one for each button, by its label.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityActionsModifier(actions: content()))
  }
}
