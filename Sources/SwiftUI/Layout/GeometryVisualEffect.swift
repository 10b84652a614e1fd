import UIKit

/// Changes the appearance of each element depending on its geometry.
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

/// Changes of a view's appearance, and their animation; nil for none.
struct ShownVisualChanges {
  let changes: _VisualChanges
  var animation: Animation?
}

/// An element whose appearance depends on its geometry. Its layout does not.
final class GeometryVisualEffectNode: ContainedNode {
  var insets = EdgeInsets()
  var changes: ((GeometryProxy) -> ShownVisualChanges)?
  /// Provides the element's position for the closure.
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

  /// Updates the appearance to the current geometry.
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
  /// Changes the view's appearance depending on its size and position, without changing its layout.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(
      GeometryVisualEffectModifier { proxy, _ in
        ShownVisualChanges(changes: effect(EmptyVisualEffect(), proxy)._changes)
      })
  }
}
