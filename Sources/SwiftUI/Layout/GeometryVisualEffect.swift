import UIKit

/// Changes how each element looks by its place.
struct GeometryVisualEffectModifier: WrappingModifier {
  typealias Body = Never
  let changes: (GeometryProxy, EnvironmentValues) -> ShownVisualChanges

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> GeometryVisualEffectNode {
    GeometryVisualEffectNode(content, node.graph)
  }

  func update(_ wrapper: GeometryVisualEffectNode, _ environment: EnvironmentValues) -> Bool {
    let changes = self.changes
    wrapper.insets = environment.safeArea.area?.insets ?? EdgeInsets()
    wrapper.changes = { changes($0, environment) }
    wrapper.show()
    return false
  }
}

/// Changes of how a view looks, and the animation with which they are shown; nil for none of their own.
struct ShownVisualChanges {
  let changes: _VisualChanges
  var animation: Animation?
}

/// An element that looks as its place says. Its layout does not depend on that.
final class GeometryVisualEffectNode: ContainedNode {
  var insets = EdgeInsets()
  var changes: ((GeometryProxy) -> ShownVisualChanges)?
  /// Knows where the element is.
  private let place = GeometryLeaf()
  private var wasPlaced = false

  override init(_ content: LayoutNode, _ graph: ViewGraph) {
    super.init(content, graph)
    place.reads.onChange = { [unowned self] in self.show() }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    place.render(pass, at: origin)
    super.render(pass, at: origin)
    wasPlaced = true
    show()
  }

  /// Shows the element as its place says now.
  func show() {
    guard wasPlaced, let changes else { return }
    place.reads.begin()
    let shown = changes(GeometryProxy(size: frame.size, safeAreaInsets: insets, leaf: place))
    place.reads.end()
    let isMirrored = view.isMirrored
    let body = { [view] in shown.changes.show(in: view, isMirrored: isMirrored) }
    let animation = shown.animation ?? graph.transaction.animation
    if let animation, view.superview != nil { animation.run(body) } else { UIView.performWithoutAnimation(body) }
  }

  override func willLeave() {
    place.reads.forget()
    super.willLeave()
  }
}

extension View {
  /// Changes how the view looks by its size and place, without a change of the layout.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(
      GeometryVisualEffectModifier { proxy, _ in
        ShownVisualChanges(changes: effect(EmptyVisualEffect(), proxy)._changes)
      })
  }
}
