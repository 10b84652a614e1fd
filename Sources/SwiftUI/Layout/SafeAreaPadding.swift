import UIKit

/// Puts room between the edges of a view and what it shows: scroll views and lists keep their size, and scroll their content
/// through that room.
struct SafeAreaPaddingModifier: WrappingModifier {
  typealias Body = Never
  let insets: EdgeInsets
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> SafeAreaPaddingNode { SafeAreaPaddingNode(content) }
  func update(_ wrapper: SafeAreaPaddingNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.isMirrored = environment.layoutDirection == .rightToLeft
    return wrapper.take(insets)
  }
}

final class SafeAreaPaddingNode: WrappingLayoutNode {
  var isMirrored = false
  private var insets = EdgeInsets()
  /// The room around the element where that does not scroll.
  private var padding = EdgeInsets()

  /// Answers whether sizes may be others.
  func take(_ insets: EdgeInsets) -> Bool {
    guard insets != self.insets else { return false }
    self.insets = insets
    var inner = content
    while let wrapper = inner as? WrappingLayoutNode, !(wrapper is SafeAreaPaddingNode) { inner = wrapper.content }
    switch inner {
    case let scroll as ScrollLeaf:
      scroll.padding = insets
      scroll.invalidate()
    case let rows as RowsLeaf: rows.padding = insets.uiInsets(isMirrored: isMirrored)
    default: padding = insets
    }
    return true
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - padding.horizontal, 0) },
      height: proposal.height.map { max($0 - padding.vertical, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: size.width + padding.horizontal, height: size.height + padding.vertical)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: padding.leading, y: padding.top), inner(proposal))
  }
}

extension View {
  /// Adds to the safe area of the view, in points at each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }

  /// Adds to the safe area of the view at some edges; 16 points where none are given.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges)))
  }

  /// Adds to the safe area of the view, in points at all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
