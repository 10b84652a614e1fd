import UIKit

/// The element of a list row, which contains its views.
class RowElement: RootLayoutNode {
  /// The cell's content that shows the row.
  weak var shownBy: UIView?
  /// The lazy stack that shows the row.
  weak var stack: LazyLeaf?
  /// Called when the row comes into sight, and when it leaves it.
  var onSightChange: ((Bool) -> Void)?
  /// Whether the row is visible. A row that is created lazily is initially invisible.
  var isInSight = true {
    didSet { if oldValue != isInSight { onSightChange?(isInSight) } }
  }

  /// Whether the row's views are placed from right to left; nil for the direction of the list.
  var isMirrored: Bool? {
    didSet { if oldValue != isMirrored { invalidate() } }
  }

  init(_ source: @escaping () -> [LayoutNode]) {
    super.init(.leading)
    self.source = source
  }

  override func render(_ pass: RenderPass, at origin: CGPoint) {
    guard let isMirrored else { return super.render(pass, at: origin) }
    pass.mirroring(isMirrored) { super.render(pass, at: origin) }
  }
}

/// The row's element of a single view. The view owns the element.
private final class SingleRowElement: RowElement {
  override var keepsElements: Bool { false }
}

/// The row elements of single views, each of which exists as long as its view.
@MainActor
enum RowElements {
  static func element(of leaf: LayoutNode) -> RowElement {
    if let element = leaf.container as? RowElement { return element }
    let element = SingleRowElement { [weak leaf] in leaf.map { [$0] } ?? [] }
    leaf.rowElement = element
    _ = element.elements
    return element
  }
}
