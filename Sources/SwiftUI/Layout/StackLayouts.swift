import CoreGraphics

/// The arrangement of a horizontal stack.
///
/// Documentation: `SwiftUI/HStackLayout`.
public struct HStackLayout: Layout {
  /// The guide by which views are aligned.
  public var alignment: VerticalAlignment
  /// The points between views; nil for the usual distances.
  public var spacing: CGFloat?
  /// A horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private func arranged(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement.Result {
    let (spacing, guide, nodes) = (spacing, alignment.key, subviews.nodes)
    return MainActor.assumeIsolated {
      StackArrangement(axis: .horizontal, spacing: spacing, guide: guide).arrange(nodes, proposal)
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arranged(subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arranged(subviews, proposal).place(subviews, bounds.origin)
  }
}

/// The arrangement of a vertical stack.
///
/// Documentation: `SwiftUI/VStackLayout`.
public struct VStackLayout: Layout {
  /// The guide by which views are aligned.
  public var alignment: HorizontalAlignment
  /// The points between views; nil for the usual distances.
  public var spacing: CGFloat?
  /// A vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private func arranged(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement.Result {
    let (spacing, guide, nodes) = (spacing, alignment.key, subviews.nodes)
    return MainActor.assumeIsolated {
      StackArrangement(axis: .vertical, spacing: spacing, guide: guide).arrange(nodes, proposal)
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arranged(subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arranged(subviews, proposal).place(subviews, bounds.origin)
  }
}

/// The arrangement of a stack in depth.
///
/// Documentation: `SwiftUI/ZStackLayout`.
public struct ZStackLayout: Layout {
  /// The guides by which views are aligned.
  public var alignment: Alignment
  /// A depth stack.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func arranged(_ subviews: Subviews, _ proposal: ProposedViewSize) -> StackArrangement.Result {
    let (alignment, nodes) = (alignment, subviews.nodes)
    return MainActor.assumeIsolated { DepthArrangement(alignment: alignment).arrange(nodes, proposal) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arranged(subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arranged(subviews, proposal).place(subviews, bounds.origin)
  }
}

extension StackArrangement.Result {
  nonisolated fileprivate func place(_ subviews: LayoutSubviews, _ origin: CGPoint) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: origin.x + origins[index].x, y: origin.y + origins[index].y), proposal: proposals[index])
    }
  }
}

/// An arrangement whose type is hidden. Where it changes, the views keep their state.
///
/// Documentation: `SwiftUI/AnyLayout`.
public struct AnyLayout: Layout {
  /// The values that the hidden arrangement keeps.
  public struct Cache {
    var value: Any
  }

  let layout: any Layout

  /// An arrangement whose type is hidden.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(layout))
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    place(layout)
  }
}
