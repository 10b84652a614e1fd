@_spi(UIKitFloors) import UIKitCore

/// The content of a row or header as one accessibility element: its texts are joined, and interactive views are
/// separate elements.
@MainActor
struct MergedContent {
  /// The separator between joined texts [C].
  private static let separator = ", "

  /// The texts that are read as one.
  private let texts: [AccessibilityNode]
  /// The elements that are read separately.
  let apart: [AccessibilityNode]

  init(_ views: [UIView], in host: UIView, walk: AccessibilityWalk) {
    let nodes = walk.nodes(of: views, in: host)
    texts = nodes.filter(\.isText)
    apart = nodes.filter { !$0.isText }
  }

  /// All texts with their values, in reading order; nil without any.
  var label: String? {
    texts.flatMap { [$0.label, $0.value].compactMap(\.self) }.joined(separator: Self.separator).nonEmpty
  }
}

extension AccessibilityNode {
  /// Whether the node only conveys text.
  fileprivate var isText: Bool {
    isElement && !(object is UIControl) && traits.isDisjoint(with: .interactive) && customActions.isEmpty
  }
}
