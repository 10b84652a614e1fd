import UIKit

/// Views that can be scrolled where they do not fit.
///
/// Documentation: `SwiftUI/ScrollView`.
public struct ScrollView<Content: View>: ContainerView {
  /// The views.
  public var content: Content
  /// The directions in which they scroll.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Views that scroll in some directions.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  var inner: Content { content }

  func makeLeaf(_ node: ViewNode) -> ScrollLeaf { ScrollLeaf() }

  func update(_ leaf: ScrollLeaf, _ environment: EnvironmentValues) -> Bool {
    leaf.view.showsVerticalScrollIndicator = showsIndicators && axes.contains(.vertical)
    leaf.view.showsHorizontalScrollIndicator = showsIndicators && axes.contains(.horizontal)
    leaf.view.alwaysBounceVertical = axes.contains(.vertical)
    leaf.view.alwaysBounceHorizontal = axes == .horizontal
    guard leaf.axes != axes else { return false }
    leaf.axes = axes
    return true
  }
}

/// An element that shows others in a scroll view, below each other.
final class ScrollLeaf: ContainerLayoutNode {
  let view = UIScrollView()
  private lazy var placed = PlacedViews(view)
  var axes: Axis.Set = []
  private let arrangement = StackArrangement(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key)
  private var contentSize = CGSize.zero

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = arrangement.size(elements, inner(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let result = arrangement.arrange(elements, inner(proposal))
    contentSize = result.size
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], result.proposals[index]) }
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let rect = pass.extended(CGRect(origin: origin, size: frame.size))
    pass.place(view, rect)
    let insets = view.adjustedContentInset
    let wasAtTop = view.contentOffset.y == -insets.top
    if view.contentSize != contentSize { view.contentSize = contentSize }
    if wasAtTop { view.contentOffset.y = -view.adjustedContentInset.top }
    // Views that are narrower than the room are in its middle; views across the scrolling.
    let x = axes.contains(.horizontal) ? 0 : max((frame.width - contentSize.width) / 2, 0)
    let inner = RenderPass(placed, isMirrored: pass.isMirrored, animation: pass.animation)
    for element in elements {
      let left = pass.isMirrored ? contentSize.width - element.frame.maxX : element.frame.minX
      element.render(inner, at: CGPoint(x: x + left, y: element.frame.minY))
    }
    inner.finish()
  }
}
