import UIKit

/// Arranges views in a horizontal line.
///
/// Documentation: `SwiftUI/HStack`.
public struct HStack<Content: View>: ContainerView {
  let arrangement: (VerticalAlignment, CGFloat?)
  let inner: Content

  /// A horizontal stack with an alignment and a spacing in points; nil for the default distances.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = (alignment, spacing)
    inner = content()
  }

  func makeLeaf(_ node: ViewNode) -> StackLayoutNode { StackLayoutNode(.horizontal) }
  func update(_ leaf: StackLayoutNode, _ environment: EnvironmentValues) -> Bool {
    leaf.update(arrangement.1, arrangement.0.key)
  }
}

/// Arranges views in a vertical line.
///
/// Documentation: `SwiftUI/VStack`.
public struct VStack<Content: View>: ContainerView {
  let arrangement: (HorizontalAlignment, CGFloat?)
  let inner: Content

  /// A vertical stack with an alignment and a spacing in points; nil for the default distances.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    arrangement = (alignment, spacing)
    inner = content()
  }

  func makeLeaf(_ node: ViewNode) -> StackLayoutNode { StackLayoutNode(.vertical) }
  func update(_ leaf: StackLayoutNode, _ environment: EnvironmentValues) -> Bool {
    leaf.update(arrangement.1, arrangement.0.key)
  }
}

/// Arranges views in front of each other.
///
/// Documentation: `SwiftUI/ZStack`.
public struct ZStack<Content: View>: ContainerView {
  let alignment: Alignment
  let inner: Content

  /// A depth stack with an alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    inner = content()
  }

  func makeLeaf(_ node: ViewNode) -> DepthLayoutNode { DepthLayoutNode() }
  func update(_ leaf: DepthLayoutNode, _ environment: EnvironmentValues) -> Bool {
    guard leaf.alignment != alignment else { return false }
    leaf.alignment = alignment
    return true
  }
}

/// The element of a horizontal or vertical stack.
final class StackLayoutNode: ContainerLayoutNode {
  let direction: Axis
  private var gap: CGFloat?
  private var guide: AlignmentKey?

  init(_ direction: Axis) { self.direction = direction }

  func update(_ gap: CGFloat?, _ guide: AlignmentKey) -> Bool {
    guard self.gap != gap || self.guide != guide else { return false }
    self.gap = gap
    self.guide = guide
    return true
  }

  private var results: [(proposal: ProposedViewSize, result: StackArrangement.Result)] = []

  override func invalidate() {
    results.removeAll(keepingCapacity: true)
    super.invalidate()
  }

  /// The arrangement for a proposal, cached until a change.
  private func arranged(_ proposal: ProposedViewSize) -> StackArrangement.Result {
    for known in results where known.proposal == proposal { return known.result }
    let result = arrangement.arrange(elements, proposal)
    if results.count >= Self.mostKept { results.removeFirst(Self.mostKept / 2) }
    results.append((proposal, result))
    return result
  }

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: direction, spacing: gap,
      guide: guide ?? (direction == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arranged(proposal).size
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let result = arranged(proposal)
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], result.proposals[index]) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    GuideOfElements.value(key, elements, arranged(ProposedViewSize(size)))
  }

  override var spacing: ViewSpacing { elements.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) } }
}

/// The element of a stack in depth.
final class DepthLayoutNode: ContainerLayoutNode {
  var alignment: Alignment?

  private var arrangement: DepthArrangement { DepthArrangement(alignment: alignment ?? .center) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.arrange(elements, proposal).size }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let result = arrangement.arrange(elements, proposal)
    for (index, element) in elements.enumerated() { element.place(at: result.origins[index], proposal) }
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    GuideOfElements.value(key, elements, arrangement.arrange(elements, ProposedViewSize(size)))
  }
}

/// The guide of a container: for the first and last baseline the topmost and the lowest of its elements' baselines,
/// otherwise the average of the elements that set it [D].
@MainActor
enum GuideOfElements {
  static func value(_ key: AlignmentKey, _ elements: [LayoutNode], _ result: StackArrangement.Result) -> CGFloat? {
    let values = elements.enumerated().compactMap { index, element -> CGFloat? in
      let origin = key.axis == .horizontal ? result.origins[index].x : result.origins[index].y
      return element.explicitGuide(key, element.size(result.proposals[index])).map { $0 + origin }
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// Space that grows along the enclosing stack.
///
/// Documentation: `SwiftUI/Spacer`.
public struct Spacer: LeafView {
  /// The least length in points; nil for the usual one.
  public var minLength: CGFloat?

  /// Space of at least some points; nil for the usual distance.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeLeaf(_ node: ViewNode) -> SpacerLayoutNode { SpacerLayoutNode() }
  func update(_ leaf: SpacerLayoutNode, _ environment: EnvironmentValues) -> Bool {
    guard leaf.least != minLength else { return false }
    leaf.least = minLength
    return true
  }
}

final class SpacerLayoutNode: LayoutNode {
  var least: CGFloat?

  /// The usual distance [D].
  private static let usual: CGFloat = 8

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = least ?? Self.usual
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    switch (container as? StackLayoutNode)?.direction {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  /// Spacers have the lowest priority, and no spacing around them.
  override var priority: Double { -.infinity }
  override var spacing: ViewSpacing { .zero }
}

extension LayoutNode {
  /// Whether the element does not affect the stack's size across its axis.
  var isSpacer: Bool { self is SpacerLayoutNode }
}
