import UIKit

/// The safe area of a hosting view as of the last layout.
@MainActor
final class SafeArea {
  var insets = EdgeInsets()
  var size = CGSize.zero
  /// The part of the bottom inset that is covered by the keyboard.
  var keyboard: CGFloat = 0
}

extension EnvironmentValues {
  private struct SafeAreaKey: EnvironmentKey { static var defaultValue: SafeAreaReference { SafeAreaReference() } }

  var safeArea: SafeAreaReference {
    get { self[SafeAreaKey.self] }
    set { self[SafeAreaKey.self] = newValue }
  }
}

/// A reference to a hosting view's safe area; it stays the same for the view's lifetime.
struct SafeAreaReference: Equatable, @unchecked Sendable {
  var area: SafeArea?
  static func == (a: SafeAreaReference, b: SafeAreaReference) -> Bool { a.area === b.area }
}

/// Parts of the safe area.
///
/// Documentation: `SwiftUI/SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the edges of a device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area covered by the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

struct IgnoresSafeAreaModifier: WrappingModifier {
  typealias Body = Never
  let regions: SafeAreaRegions
  let edges: Edge.Set
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(content) }
  func update(_ wrapper: IgnoresSafeAreaNode, _ environment: EnvironmentValues) -> Bool {
    wrapper.regions = regions
    wrapper.edges = edges
    wrapper.area = environment.safeArea.area
    return true
  }
}

/// An element that extends beyond the safe area in a direction in which it fills the safe area.
final class IgnoresSafeAreaNode: WrappingLayoutNode {
  var regions: SafeAreaRegions = .all
  var edges: Edge.Set = .all
  var area: SafeArea?

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let area else { return EdgeInsets() }
    var insets = regions.contains(.container) ? area.insets : EdgeInsets()
    // A visible keyboard covers the bars at the bottom: the bottom inset is the keyboard's, or 0 if the element does
    // not ignore the keyboard.
    if area.keyboard > 0, regions != .all { insets.bottom = regions.contains(.keyboard) ? area.keyboard : 0 }
    if proposal.width != area.size.width {
      insets.leading = 0
      insets.trailing = 0
    }
    if proposal.height != area.size.height {
      insets.top = 0
      insets.bottom = 0
    }
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(.leading) { insets.leading = 0 }
    if !edges.contains(.trailing) { insets.trailing = 0 }
    return insets
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let insets = insets(proposal)
    return ProposedViewSize(
      width: proposal.width.map { $0 + insets.horizontal }, height: proposal.height.map { $0 + insets.vertical })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let size = content.size(inner(proposal))
    return CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
  }

  override func arrange(_ size: CGSize, _ proposal: ProposedViewSize) {
    let insets = insets(proposal)
    content.place(at: CGPoint(x: -insets.leading, y: -insets.top), inner(proposal))
  }
}

struct FillsEdgesModifier: WrappingModifier {
  typealias Body = Never
  let edges: Edge.Set
  func makeWrapper(_ content: LayoutNode, _ node: ViewNode) -> FillsEdgesNode { FillsEdgesNode(content) }
  func update(_ wrapper: FillsEdgesNode, _ environment: EnvironmentValues) -> Bool {
    guard wrapper.edges != edges else { return false }
    wrapper.edges = edges
    return true
  }
}

/// An element of a background: it extends to the screen's edges where it touches those of the safe area [D].
final class FillsEdgesNode: WrappingLayoutNode {
  var edges: Edge.Set = .all

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    let own = CGRect(origin: origin, size: frame.size)
    let rect = pass.filling(own, edges)
    content.place(at: .zero, ProposedViewSize(rect.size))
    content.render(pass, at: rect.origin)
  }
}

extension View {
  /// Extends the view beyond the safe area at some edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
  }

  /// Extends the view beyond the safe area at some edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
