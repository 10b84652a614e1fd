import UIKit

/// The size of a spacer.
///
/// Documentation: `SwiftUI/SpacerSizing`.
public struct SpacerSizing: Equatable, Hashable, Sendable {
  let isFixed: Bool
  /// As much space as is available.
  public static let flexible = SpacerSizing(isFixed: false)
  /// The standard spacing between groups of items.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// Space between the items of a bar.
///
/// Documentation: `SwiftUI/ToolbarSpacer`.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Spacing in a bar. In a bottom bar flexible spacing pushes its neighbours apart.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      node: ToolbarItemNode(
        ToolbarView(content: content.value), inputs, place: { $0.placement.place },
        content: { BarSpace(sizing: $0.sizing) }))
  }
}

/// The space in a bar as a view.
private struct BarSpace: View {
  let sizing: SpacerSizing

  var body: some View {
    if sizing.isFixed { FixedBarSpace() } else { Spacer() }
  }
}

private struct FixedBarSpace: LeafView {
  func makeLeaf(_ node: ViewNode) -> FixedBarSpaceNode { FixedBarSpaceNode() }
  func update(_ leaf: FixedBarSpaceNode, _ environment: EnvironmentValues) -> Bool { false }
}

/// The element of fixed spacing in a bar.
final class FixedBarSpaceNode: LayoutNode {
  /// The width in points [?].
  static let width: CGFloat = 16
}

extension LayoutNode {
  /// The bar button item of UIKit, if the element is spacing in a bar.
  var barSpace: UIBarButtonItem? {
    if self is FixedBarSpaceNode { return .fixedSpace(FixedBarSpaceNode.width) }
    return isSpacer ? .flexibleSpace() : nil
  }
}
