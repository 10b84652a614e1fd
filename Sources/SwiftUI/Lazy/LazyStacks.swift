import CoreGraphics

/// The kinds of views that stay at the edge of a scroll view.
///
/// Documentation: `SwiftUI/PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt32
  /// Kinds from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers stay at the upper or leading edge.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the lower or trailing edge.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A vertical stack whose views are created when they scroll into view.
///
/// Documentation: `SwiftUI/LazyVStack`.
public struct LazyVStack<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let inner: Content

  /// A lazy vertical stack with an alignment and a spacing in points; nil for the default.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinned: pinnedViews)
    inner = content()
  }
}

/// A horizontal stack whose views are created when they scroll into view.
///
/// Documentation: `SwiftUI/LazyHStack`.
public struct LazyHStack<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let inner: Content

  /// A lazy horizontal stack with an alignment and a spacing in points; nil for the default.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinned: pinnedViews)
    inner = content()
  }
}

/// Views in columns, each made when it is scrolled into sight.
///
/// Documentation: `SwiftUI/LazyVGrid`.
public struct LazyVGrid<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let inner: Content

  /// Views in columns, with some points between lines; nil for the usual distance.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      pinned: pinnedViews, items: columns)
    inner = content()
  }
}

/// Views in rows, each made when it is scrolled into sight.
///
/// Documentation: `SwiftUI/LazyHGrid`.
public struct LazyHGrid<Content: View>: LazyContainerView {
  let arrangement: LazyArrangement
  let inner: Content

  /// Views in rows, with some points between lines; nil for the usual distance.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      pinned: pinnedViews, items: rows)
    inner = content()
  }
}

/// How a lazy stack or grid arranges its views.
struct LazyArrangement: Equatable {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  /// The columns or rows of a grid; nil for a stack.
  var items: [GridItem]?
}

/// A lazy stack or grid.
@MainActor
protocol LazyContainerView: PrimitiveView {
  associatedtype Inner: View
  var arrangement: LazyArrangement { get }
  var inner: Inner { get }
}

extension LazyContainerView {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: LazyNode(view.value, inputs))
  }
}

/// A view whose views are made when they are shown.
final class LazyNode<Content: LazyContainerView>: TypedNode<Content> {
  private var inner: TypedNode<Content.Inner>!
  let leaf = LazyLeaf()

  override init(_ view: Content, _ inputs: _ViewInputs) {
    super.init(view, inputs)
    leaf.arrangement = view.arrangement
    inner = makeNode(view.inner, innerEnvironment)
    leaf.source = { [weak self] in
      var rows = RowCollector()
      self?.inner.collectRows(&rows)
      return rows.sections
    }
  }

  private var innerEnvironment: EnvironmentValues {
    var inner = environment
    inner.rowMaking = .inStack
    return inner
  }

  override var children: [ViewNode] { [inner] }
  override func collect(_ leaves: inout [LayoutNode]) { leaves.append(leaf) }
  override func leavesDidChange() { leaf.rowsDidChange() }

  override func find(_ id: AnyHashable) -> ScrollDestination? {
    guard let target = inner.find(id), case .row(let row) = target else { return inner.find(id) }
    return .action { [weak leaf] anchor, animation in
      guard let leaf, let rect = leaf.rect(ofRow: row) else { return }
      leaf.scrollIntoSight(rect, anchor, animation)
    }
  }

  override func didUpdate(from old: Content, _ changesEnvironment: Bool) {
    if old.arrangement != view.arrangement { leaf.arrangement = view.arrangement }
    inner.update(view.inner, innerEnvironment)
  }
}
