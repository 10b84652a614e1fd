import UIKit

/// Makes the views of a layout the targets of the enclosing scroll view.
struct ScrollTargetLayoutModifier: WrappingModifier {
  typealias Body = Never
  let isEnabled: Bool

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> ScrollTargetNode { ScrollTargetNode(content) }

  func update(_ wrapper: ScrollTargetNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.isEnabled = isEnabled
    return false
  }
}

/// The element around a layout of scroll targets.
final class ScrollTargetNode: WrappingLayoutNode {
  var isEnabled = true

  /// A view of the layout.
  struct Target {
    /// The view's own id, and that of its collection element.
    let ids: [AnyHashable]
    /// The frame in the scroll view's content, in left-to-right coordinates.
    let rect: CGRect
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    if isEnabled { pass.scroll?.follower.take(self) }
    super.render(pass, at: origin)
  }

  private var layout: LayoutNode {
    var node = content
    while let wrapper = node as? WrappingLayoutNode { node = wrapper.content }
    return node
  }

  /// The views of the layout that intersect a rectangle of the content.
  func targets(in rect: CGRect) -> [Target] {
    let layout = self.layout
    guard let origin = layout.originInScrollView else { return [] }
    let own = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    let found = (layout as? LazyLeaf)?.targets(in: own) ?? (layout as? ContainerLayoutNode)?.targets(in: own) ?? []
    return found.map { Target(ids: $0.ids, rect: $0.rect.offsetBy(dx: origin.x, dy: origin.y)) }
  }

  /// The frame of the view with an id; nil if there is none, or its position is unknown.
  func rect(of id: AnyHashable) -> CGRect? {
    let layout = self.layout
    guard let origin = layout.originInScrollView else { return nil }
    let rect =
      (layout as? LazyLeaf)?.rect(ofTarget: id)
      ?? (layout as? ContainerLayoutNode)?.elements.first { $0.targetIDs.contains(id) }?.frame
    return rect?.offsetBy(dx: origin.x, dy: origin.y)
  }
}

extension LayoutNode {
  /// The top leading corner in the content of the enclosing scroll view; nil outside of one.
  fileprivate var originInScrollView: CGPoint? {
    var origin = CGPoint.zero
    var node = self
    while !(node is ScrollLeaf) {
      origin.x += node.frame.minX
      origin.y += node.frame.minY
      guard let outer = node.container ?? (node as? RowElement)?.stack else { return nil }
      node = outer
    }
    return origin
  }

  /// The ids by which a scroll view identifies the element.
  var targetIDs: [AnyHashable] { [viewID, defaultTag].compactMap(\.self) }
}

extension ContainerLayoutNode {
  fileprivate func targets(in rect: CGRect) -> [ScrollTargetNode.Target] {
    elements.filter { $0.frame.intersects(rect) }.map { ScrollTargetNode.Target(ids: $0.targetIDs, rect: $0.frame) }
  }
}

extension View {
  /// Makes the views of this layout the targets of the enclosing scroll view, for its alignment and position.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
