import CoreGraphics

/// A way of arranging views.
///
/// Documentation: `SwiftUI/Layout`.
public protocol Layout {
  /// Values that are computed once and shared by the methods of the layout.
  associatedtype Cache = Void
  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout type.
  static var layoutProperties: LayoutProperties { get }
  /// Computes the values that are kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Computes the values again because the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The spacing that the layout prefers at its edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view in a rectangle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide; nil for the average of the subviews'.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The position of a guide; nil for the average of the subviews'.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of a closure, in this arrangement.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ArrangedView(layout: self, inner: content())
  }
}

extension Layout where Cache == Void {
  /// By default nothing is cached.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of an arrangement.
///
/// Documentation: `SwiftUI/LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The direction of a stack; nil for other arrangements.
  public var stackOrientation: Axis?
  /// The usual properties.
  public init() {}
}

/// The views that are arranged.
///
/// Documentation: `SwiftUI/LayoutSubviews`.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  let nodes: [LayoutNode]
  /// The direction of lines.
  public var layoutDirection: LayoutDirection
  /// The first position.
  public var startIndex: Int { 0 }
  /// The position after the last.
  public var endIndex: Int { nodes.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
  /// Whether both contain the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.nodes.count == b.nodes.count && zip(a.nodes, b.nodes).allSatisfy { $0 === $1 }
  }
}

/// A view that is arranged.
///
/// Documentation: `SwiftUI/LayoutSubview`.
public struct LayoutSubview: Equatable {
  let node: LayoutNode

  /// The value that the view sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let (node, id) = (self.node, ObjectIdentifier(key))
    let values = MainActor.assumeIsolated { UncheckedValue(node.traits.values[id]) }
    return values.value as? K.Value ?? K.defaultValue
  }
  /// The layout priority: views with a higher one are offered space first.
  public var priority: Double {
    let node = self.node
    return MainActor.assumeIsolated { node.priority }
  }
  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let node = self.node
    return MainActor.assumeIsolated { node.size(proposal) }
  }
  /// The view's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: node)
  }
  /// The spacing that the view prefers at its edges.
  public var spacing: ViewSpacing {
    let node = self.node
    return MainActor.assumeIsolated { node.spacing }
  }
  /// Places the view's anchor at a point of the container.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let node = self.node
    MainActor.assumeIsolated {
      let size = node.size(proposal)
      node.place(
        at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal)
    }
  }
  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// A value that is handed across a border of isolation on one thread.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

struct ArrangedView<L: Layout, Inner: View>: ContainerView {
  let layout: L
  let inner: Inner
  func makeLeaf(_ node: ViewNode) -> ArrangedLayoutNode<L> { ArrangedLayoutNode(layout) }
  func update(_ leaf: ArrangedLayoutNode<L>, _ environment: EnvironmentValues) -> Bool {
    leaf.layout = layout
    leaf.direction = environment.layoutDirection
    return true
  }
}

/// An element that is arranged by a custom layout.
final class ArrangedLayoutNode<L: Layout>: ContainerLayoutNode {
  var layout: L
  var direction = LayoutDirection.leftToRight
  private var cache: L.Cache?

  init(_ layout: L) {
    self.layout = layout
    SaidGuides.addAll()
  }

  private var subviews: LayoutSubviews { LayoutSubviews(nodes: elements, layoutDirection: direction) }

  override func invalidate() {
    if var cache {
      layout.updateCache(&cache, subviews: subviews)
      self.cache = cache
    }
    super.invalidate()
  }

  private func asking<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = self.subviews
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    asking { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    // Subviews that the layout does not place are centred [D].
    for element in elements {
      let own = element.size(proposal)
      element.place(at: CGPoint(x: bounds.midX - own.width / 2, y: bounds.midY - own.height / 2), proposal)
    }
    asking { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(size)
    return asking {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
  }

  override var spacing: ViewSpacing { asking { layout.spacing(subviews: $0, cache: &$1) } }
}
