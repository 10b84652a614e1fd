import UIKit

/// Insets the safe area of a view: scroll views and lists keep their size, and scroll their content through the inset.
struct SafeAreaPaddingModifier: WrappingModifier {
  typealias Body = Never
  let insets: EdgeInsets
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> SafeAreaPaddingNode { SafeAreaPaddingNode(content) }
  func update(_ wrapper: SafeAreaPaddingNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.isMirrored = environment.layoutDirection == .rightToLeft
    return wrapper.take(insets)
  }
}

/// An element with padding; the padding is a safe area inset if the element scrolls.
final class SafeAreaPaddingNode: PaddingNode {
  var isMirrored = false
  /// The requested insets.
  private var taken = EdgeInsets()

  /// Takes insets. Returns whether sizes may have changed.
  func take(_ room: EdgeInsets) -> Bool {
    guard room != taken else { return false }
    taken = room
    var inner = content
    while let wrapper = inner as? WrappingLayoutNode, !(wrapper is SafeAreaPaddingNode) { inner = wrapper.content }
    switch inner {
    case let scroll as ScrollLeaf:
      scroll.padding = room
      scroll.invalidate()
    case let rows as RowsLeaf: rows.padding = room.uiInsets(isMirrored: isMirrored)
    default: insets = room
    }
    return true
  }
}

extension View {
  /// Adds to the safe area of the view, in points at each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }

  /// Adds to the safe area insets of the view at some edges; 16 points by default.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges)))
  }

  /// Adds to the safe area of the view, in points at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
