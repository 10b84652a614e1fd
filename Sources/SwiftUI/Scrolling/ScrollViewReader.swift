import UIKit

/// Shows views that can be scrolled to a view by its id.
///
/// Documentation: `SwiftUI/ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  /// The views for a proxy that scrolls them.
  public var content: (ScrollViewProxy) -> Content

  /// Views that can be scrolled.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: ScrollReaderNode(view.value, inputs))
  }
}

/// Scrolls to views by their ids.
///
/// Documentation: `SwiftUI/ScrollViewProxy`.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  weak var node: ViewNode?

  /// Scrolls the nearest scroll view or list to a view, animated by the current transaction. With an anchor, that point of the view is
  /// aligned with the same point of the visible part; without one the content scrolls as little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let animation = Transaction.current.animation
    // Delayed, because the view may only be created by a change of state made just before.
    node?.graph.runSoon { [weak node] in node?.find(AnyHashable(id))?.scroll(anchor, animation) }
  }
}

final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>>, PassesRows {
  private var inner: TypedNode<Content>!

  override init(_ view: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    inner = makeNode(evaluateContent())
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { inner.collect(&leaves) }

  override func evaluate() { inner.update(evaluateContent(), environment) }

  override func didUpdate(from old: ScrollViewReader<Content>, _ changesEnvironment: Bool) {
    graph.forget(self)
    evaluate()
  }

  private func evaluateContent() -> Content { reading { view.content(ScrollViewProxy(node: self)) } }
}

/// The target of `ScrollViewProxy.scrollTo(_:anchor:)`.
@MainActor
enum ScrollDestination {
  /// A view that exists.
  case element(LayoutNode)
  /// A row that is made when it is shown.
  case row(AnyHashable)
  /// A view that can scroll itself into view.
  case action((UnitPoint?, Animation?) -> Void)

  func scroll(_ anchor: UnitPoint?, _ animation: Animation?) {
    switch self {
    case .element(let element):
      element.scrollIntoSight(CGRect(origin: .zero, size: element.frame.size), anchor, animation)
    case .action(let action): action(anchor, animation)
    case .row: break
    }
  }
}

extension LayoutNode {
  /// Scrolls the nearest enclosing scroll view until a rectangle of the element is visible.
  func scrollIntoSight(_ rect: CGRect, _ anchor: UnitPoint?, _ animation: Animation?) {
    var rect = rect
    var node = self
    while true {
      if let scroll = node as? ScrollLeaf { return scroll.scroll(to: rect, anchor, animation) }
      rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      guard let outer = node.container ?? (node as? RowElement)?.stack else { return }
      node = outer
    }
  }

  /// The row that contains the element, and the row's element.
  var row: (element: RowElement, leaf: LayoutNode)? {
    var node = self
    while let outer = node.container {
      if let row = outer as? RowElement { return (row, node) }
      node = outer
    }
    return nil
  }
}

extension ScrollLeaf {
  /// Scrolls to a rectangle of the content, given in left-to-right coordinates.
  func scroll(to rect: CGRect, _ anchor: UnitPoint?, _ animation: Animation?) {
    let x = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? contentSize.width - rect.maxX : rect.minX
    let target = CGRect(x: contentOrigin.x + x, y: rect.minY, width: rect.width, height: rect.height)
    let insets = view.adjustedContentInset
    let visible = view.bounds.inset(by: insets)
    var offset = view.contentOffset
    if let anchor {
      offset.x = target.minX + target.width * anchor.x - visible.width * anchor.x - insets.left
      offset.y = target.minY + target.height * anchor.y - visible.height * anchor.y - insets.top
    } else {
      offset.x += shift(target.minX, target.maxX, visible.minX, visible.maxX)
      offset.y += shift(target.minY, target.maxY, visible.minY, visible.maxY)
    }
    let most = CGPoint(
      x: max(view.contentSize.width - view.bounds.width + insets.right, -insets.left),
      y: max(view.contentSize.height - view.bounds.height + insets.bottom, -insets.top))
    offset.x = axes.contains(.horizontal) ? min(max(offset.x, -insets.left), most.x) : view.contentOffset.x
    offset.y = axes.contains(.vertical) ? min(max(offset.y, -insets.top), most.y) : view.contentOffset.y
    guard offset != view.contentOffset else { return }
    follower.willScroll(to: offset)
    if animation == nil { view.contentOffset = offset } else { view.setContentOffset(offset, animated: true) }
  }

  /// The distance by which a visible range must move to contain a range; 0 if it does.
  private func shift(_ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
    if start < first { return start - first }
    return end > last ? min(end - last, start - first) : 0
  }
}
