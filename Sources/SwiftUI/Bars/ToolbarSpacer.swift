import UIKit

/// How much room a spacer takes.
///
/// Documentation: `SwiftUI/SpacerSizing`.
public struct SpacerSizing: Equatable, Hashable, Sendable {
  let isFixed: Bool
  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
  /// As much as the system has between groups of items.
  public static let fixed = SpacerSizing(isFixed: true)
}

/// Room between the items of a bar.
///
/// Documentation: `SwiftUI/ToolbarSpacer`.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Room in a bar: in one at the lower edge flexible room pushes the items beside it apart.
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

/// Room in a bar as a view.
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

/// The element of fixed room in a bar.
final class FixedBarSpaceNode: LayoutNode {
  /// The width in points [?].
  static let width: CGFloat = 16
}

extension LayoutNode {
  /// The item of UIKit's bars that the element is, where it is room in a bar.
  var barSpace: UIBarButtonItem? {
    if self is FixedBarSpaceNode { return .fixedSpace(FixedBarSpaceNode.width) }
    return isSpacer ? .flexibleSpace() : nil
  }
}
