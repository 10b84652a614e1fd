import CoreGraphics

/// Shows the first of its views that fits in the available space.
///
/// Documentation: `SwiftUI/ViewThatFits`.
public struct ViewThatFits<Content: View>: ContainerView {
  let axes: Axis.Set
  let inner: Content

  /// Shows the first of its views whose ideal size fits along the axes; the last one if none does.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    inner = content()
  }

  func makeLeaf(_ node: ViewNode) -> FittingLayoutNode { FittingLayoutNode() }

  func update(_ leaf: FittingLayoutNode, _ environment: EnvironmentValues) -> Bool {
    guard leaf.axes != axes else { return false }
    leaf.axes = axes
    return true
  }
}

/// An element that shows one of its elements: the first that fits.
final class FittingLayoutNode: ContainerLayoutNode {
  var axes: Axis.Set = []
  private var shown: LayoutNode?

  /// The first element whose ideal size is not larger than the proposed one [D].
  private func fitting(_ proposal: ProposedViewSize) -> LayoutNode? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
    return elements.first { element in
      let size = element.size(ideal)
      let fitsAcross = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
      return fitsAcross && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? elements.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    shown = fitting(proposal)
    shown?.place(at: .zero, proposal)
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    fitting(ProposedViewSize(size))?.explicitGuide(key, size)
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    if let shown { renderChild(shown, pass, at: origin) }
  }
}
