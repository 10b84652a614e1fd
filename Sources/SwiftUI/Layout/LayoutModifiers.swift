import UIKit

// MARK: Padding

struct PaddingModifier: WrappingModifier {
  typealias Body = Never
  let insets: EdgeInsets
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> PaddingNode { PaddingNode(content) }
  func update(_ wrapper: PaddingNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.insets != insets else { return false }
    wrapper.insets = insets
    return true
  }
}

class PaddingNode: WrappingLayoutNode {
  final var insets = EdgeInsets()

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let value = content.explicitGuide(key, inner)
    return value.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  // Padding does not add to the preferred spacing.
  override var spacing: ViewSpacing { content.spacing }
}

extension View {
  /// Adds padding at each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

  /// Adds padding at some edges; 16 points by default [D].
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(length ?? 16, edges)))
  }

  /// Adds padding at all edges, in points.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

// MARK: Frames

struct FrameModifier: WrappingModifier {
  typealias Body = Never
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FrameNode { FrameNode(content) }
  func update(_ wrapper: FrameNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.width != width || wrapper.height != height || wrapper.alignment != alignment else { return false }
    wrapper.width = width
    wrapper.height = height
    wrapper.alignment = alignment
    return true
  }
}

/// An element that aligns its content in a size of its own.
class AligningNode: WrappingLayoutNode {
  var alignment = Alignment.center

  final func placeAligned(_ size: CGSize, _ proposal: ProposedViewSize) {
    let own = ViewDimensions(size: size, node: nil)
    let inner = content.dimensions(proposal)
    content.place(
      at: CGPoint(
        x: own[alignment.horizontal] - inner[alignment.horizontal],
        y: own[alignment.vertical] - inner[alignment.vertical]), proposal)
  }

  override func findGuide(_ key: AlignmentKey, _ size: CGSize) -> CGFloat? {
    let proposal = innerProposal(ProposedViewSize(size))
    let inner = content.dimensions(proposal)
    let own = ViewDimensions(size: size, node: nil)
    guard let value = content.explicitGuide(key, CGSize(width: inner.width, height: inner.height)) else { return nil }
    return key.axis == .horizontal
      ? value + own[alignment.horizontal] - inner[alignment.horizontal]
      : value + own[alignment.vertical] - inner[alignment.vertical]
  }

  func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
}

final class FrameNode: AligningNode {
  var width: CGFloat?
  var height: CGFloat?

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(innerProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func knownLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { placeAligned(size, innerProposal(proposal)) }
}

struct FlexibleFrameModifier: WrappingModifier {
  typealias Body = Never
  struct Limits: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    func proposal(_ proposed: CGFloat?) -> CGFloat? {
      guard let value = proposed ?? ideal else { return nil }
      return min(max(value, least ?? -.infinity), most ?? .infinity)
    }

    /// The length for a proposal: the proposed or ideal length within the limits, where the content's length replaces a
    /// missing limit [D].
    func length(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard least != nil || most != nil else { return proposed == nil ? ideal ?? content : content }
      let value = proposed ?? ideal ?? content
      let lower = least ?? min(content, most ?? .infinity)
      let upper = most ?? max(content, least ?? -.infinity)
      return min(max(value, lower), max(upper, lower))
    }

    /// The length for a proposal beyond a limit, where it does not depend on the content; otherwise nil.
    func knownLength(_ proposed: CGFloat?) -> CGFloat? {
      guard let proposed else { return nil }
      if let least, proposed <= least { return least }
      if let most, proposed >= most { return max(most, least ?? most) }
      return nil
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FlexibleFrameNode { FlexibleFrameNode(content) }
  func update(_ wrapper: FlexibleFrameNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.width != width || wrapper.height != height || wrapper.alignment != alignment else { return false }
    wrapper.width = width
    wrapper.height = height
    wrapper.alignment = alignment
    return true
  }
}

final class FlexibleFrameNode: AligningNode {
  var width = FlexibleFrameModifier.Limits()
  var height = FlexibleFrameModifier.Limits()

  override func innerProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(innerProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, size.width), height: height.length(proposal.height, size.height))
  }

  override func knownLength(along axis: Axis, _ proposal: ProposedViewSize) -> CGFloat? {
    axis == .horizontal ? width.knownLength(proposal.width) : height.knownLength(proposal.height)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { placeAligned(size, innerProposal(proposal)) }
}

extension View {
  /// Gives the view a width, a height, or both, in points, and aligns it there.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(
      FrameModifier(
        width: FrameCheck.length(width, "width"), height: FrameCheck.length(height, "height"), alignment: alignment))
  }

  /// Limits the view's width and height, in points, and aligns it there.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        width: FrameCheck.limits(minWidth, idealWidth, maxWidth),
        height: FrameCheck.limits(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}

/// Checks the lengths of frames, and reports and ignores invalid ones.
@MainActor
enum FrameCheck {
  static func length(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length else { return nil }
    guard length >= 0, length.isFinite else {
      ViewReport.once("Invalid frame dimension (negative or non-finite).")
      return nil
    }
    return length
  }

  static func limits(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> FlexibleFrameModifier.Limits {
    let values = [least, ideal, most].compactMap { $0 }
    guard values.allSatisfy({ !$0.isNaN && $0 >= 0 }), zip(values, values.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      ViewReport.once("Contradictory frame constraints specified.")
      return FlexibleFrameModifier.Limits()
    }
    return FlexibleFrameModifier.Limits(least: least, ideal: ideal, most: most)
  }
}

// MARK: Fixed sizes and aspect ratios

struct FixedSizeModifier: WrappingModifier {
  typealias Body = Never
  let axes: Axis.Set
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FixedSizeNode { FixedSizeNode(content) }
  func update(_ wrapper: FixedSizeNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.axes != axes else { return false }
    wrapper.axes = axes
    return true
  }
}

final class FixedSizeNode: WrappingLayoutNode {
  var axes: Axis.Set = []

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }
  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, inner(proposal)) }
}

/// How a view with an aspect ratio fills the available space.
///
/// Documentation: `SwiftUI/ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The whole view fits in the space.
  case fit
  /// The view covers the whole space.
  case fill
}

struct AspectRatioModifier: WrappingModifier {
  typealias Body = Never
  let ratio: CGFloat?
  let mode: ContentMode
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> AspectRatioNode { AspectRatioNode(content) }
  func update(_ wrapper: AspectRatioNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.ratio != ratio || wrapper.mode != mode else { return false }
    wrapper.ratio = ratio
    wrapper.mode = mode
    return true
  }
}

final class AspectRatioNode: WrappingLayoutNode {
  var ratio: CGFloat?
  var mode = ContentMode.fit

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(.unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 0)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isByWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return isByWidth
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(inner(proposal)) }
  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) { content.place(at: .zero, inner(proposal)) }
}

extension View {
  /// Keeps the view at its ideal size in both directions.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal width, height or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Constrains the view to an aspect ratio, width divided by height; nil for its own.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Constrains the view to the aspect ratio of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
  }

  /// Scales the view to fit in the available space, keeping its aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the available space, keeping its aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

// MARK: Moving

struct OffsetModifier: WrappingModifier {
  typealias Body = Never
  let offset: CGSize
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> OffsetNode { OffsetNode(content) }
  func update(_ wrapper: OffsetNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.offset != offset else { return false }
    wrapper.offset = offset
    return true
  }
}

final class OffsetNode: WrappingLayoutNode {
  var offset = CGSize.zero
  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: CGPoint(x: offset.width, y: offset.height), proposal)
  }
}

struct PositionModifier: WrappingModifier {
  typealias Body = Never
  let position: CGPoint
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> PositionNode { PositionNode(content) }
  func update(_ wrapper: PositionNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.position != position else { return false }
    wrapper.position = position
    return true
  }
}

/// An element that takes all available space, and centres its content at a point.
final class PositionNode: WrappingLayoutNode {
  var position = CGPoint.zero

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let inner = content.size(proposal)
    content.place(at: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
  }
}

extension View {
  /// Draws the view at an offset from its position in the layout.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
  /// Draws the view at an offset from its position in the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
  /// Positions the view's centre at a point of the available space.
  public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }
  /// Positions the view's centre at a point of the available space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
