import UIKit

/// Views at an edge of another view, whose content is inset.
struct EdgeInset: Equatable {
  let edge: Edge
  /// The distance between the views and the content, in points; nil for the standard spacing.
  let spacing: CGFloat?
  /// The references to the safe areas of the content and of the surroundings.
  let inner: SafeAreaReference
  let outer: SafeAreaReference
}

private struct SafeAreaInsetModifier<Inset: View>: ViewModifier {
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  @State private var area = SafeArea()
  @Environment(\.safeArea) private var outer

  func body(content: Content) -> some View {
    let inner = SafeAreaReference(area: area)
    content.environment(\.safeArea, inner)
      .modifier(
        LayeredModifier(
          layer: inset, alignment: alignment, isBehind: false,
          kind: .inset(EdgeInset(edge: edge, spacing: spacing, inner: inner, outer: outer))))
  }
}

/// An element with layers at one of its edges. Its content is placed in the remaining space; scroll views, and views
/// that ignore the safe area, extend beneath the layers [D].
final class EdgeInsetNode: LayeredLayoutNode {
  private var inset: EdgeInset? {
    if case .inset(let inset) = kind { inset } else { nil }
  }

  /// Several views at the edge are stacked vertically [?].
  private let arrangement = StackArrangement(axis: .vertical, spacing: nil, guide: HorizontalAlignment.center.key)

  /// Splits sizes, points and proposals into lengths across the edge and along it.
  private struct Division {
    let inset: EdgeInset
    var isVertical: Bool { inset.edge == .top || inset.edge == .bottom }
    var isFirst: Bool { inset.edge == .top || inset.edge == .leading }

    func across(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func guide(_ alignment: Alignment) -> AlignmentKey {
      isVertical ? alignment.horizontal.key : alignment.vertical.key
    }
    func size(_ across: CGFloat, _ along: CGFloat) -> CGSize {
      isVertical ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    func point(_ across: CGFloat, _ along: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    func less(_ proposal: ProposedViewSize, _ length: CGFloat) -> ProposedViewSize {
      var proposal = proposal
      if isVertical {
        proposal.height = proposal.height.map { max($0 - length, 0) }
      } else {
        proposal.width = proposal.width.map { max($0 - length, 0) }
      }
      return proposal
    }
  }

  private struct Parts {
    let division: Division
    let layers: StackArrangement.Result
    /// The length across the edge that the layers, with their spacing, take from the content.
    let length: CGFloat
    let offered: ProposedViewSize
    let content: CGSize
    /// The positions of the alignment guide in the content and in the layers, along the edge.
    let guides: (content: CGFloat, layers: CGFloat)
    var before: CGFloat { max(guides.content, guides.layers) }
    var along: CGFloat {
      before
        + max(division.along(content) - guides.content, division.along(layers.size) - guides.layers)
    }
  }

  private func parts(_ proposal: ProposedViewSize) -> Parts? {
    guard let inset else { return nil }
    let division = Division(inset: inset)
    let result = arrangement.arrange(layers, proposal)
    let gap =
      inset.spacing ?? layers.first?.spacing.distance(
        to: content.spacing, along: division.isVertical ? .vertical : .horizontal) ?? 0
    let length = layers.isEmpty ? 0 : division.across(result.size) + gap
    let offered = division.less(proposal, length)
    note(inset, proposal, offered, length)
    let dimensions = content.dimensions(offered)
    let key = division.guide(alignment)
    let whole = ViewDimensions(size: result.size, node: layers.count == 1 ? layers[0] : nil)
    return Parts(
      division: division, layers: result, length: length, offered: offered,
      content: CGSize(width: dimensions.width, height: dimensions.height),
      guides: (dimensions.value(key), layers.isEmpty ? 0 : whole.value(key)))
  }

  /// Updates the content's safe area: the inherited insets in each direction in which this element fills the inherited
  /// safe area, and at the edge the length of the layers.
  private func note(
    _ inset: EdgeInset, _ proposal: ProposedViewSize, _ offered: ProposedViewSize, _ length: CGFloat
  ) {
    guard let inner = inset.inner.area else { return }
    var insets = inset.outer.area?.insets ?? EdgeInsets()
    if proposal.width != inset.outer.area?.size.width { (insets.leading, insets.trailing) = (0, 0) }
    if proposal.height != inset.outer.area?.size.height { (insets.top, insets.bottom) = (0, 0) }
    switch inset.edge {
    case .top: insets.top += length
    case .leading: insets.leading += length
    case .bottom: insets.bottom += length
    case .trailing: insets.trailing += length
    }
    inner.insets = insets
    inner.keyboard = insets.bottom > 0 ? inset.outer.area?.keyboard ?? 0 : 0
    inner.size = CGSize(width: offered.width ?? -1, height: offered.height ?? -1)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let parts = parts(proposal) else { return super.measure(proposal) }
    return parts.division.size(parts.division.across(parts.content) + parts.length, parts.along)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    guard let parts = parts(proposal) else { return super.arrange(size, proposal) }
    let division = parts.division
    content.place(
      at: division.point(division.isFirst ? parts.length : 0, parts.before - parts.guides.content), parts.offered)
    let across = division.isFirst ? 0 : division.across(size) - division.across(parts.layers.size)
    let origin = division.point(across, parts.before - parts.guides.layers)
    for (index, layer) in layers.enumerated() {
      let own = parts.layers.origins[index]
      layer.place(at: CGPoint(x: origin.x + own.x, y: origin.y + own.y), parts.layers.proposals[index])
    }
  }

  /// The element has no explicit guides: those of the content are not passed on.
  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let x = pass.isMirrored ? frame.width - content.frame.maxX : content.frame.minX
    let rest = CGRect(
      origin: CGPoint(x: origin.x + x, y: origin.y + content.frame.minY), size: content.frame.size)
    pass.giving(way: rest, in: CGRect(origin: origin, size: frame.size)) { content.render(pass, at: rest.origin) }
    for layer in layers { renderChild(layer, pass, at: origin) }
  }
}

extension View {
  /// Shows a view above or below this one, which takes the remaining space; its scrolling content passes beneath the view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing))
  }

  /// Shows a view before or after this one, which takes the remaining space; its scrolling content passes beneath the view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Runs an action with a value computed from the view's geometry, initially and whenever it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      })
  }

  /// Runs an action with the old and new value computed from the view's geometry, whenever it changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      })
  }
}
