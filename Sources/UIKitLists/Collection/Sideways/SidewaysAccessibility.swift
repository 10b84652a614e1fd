@_spi(UIKitFloors) import UIKitCore

/// Accessibility of a section's row: it scrolls by pages, and its items are read in order, wherever they are.
struct SidewaysAccessibility: ViewAccessibilityDefaults {
  let view: SidewaysScrollView

  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    // A direction across the row is left to the collection view.
    guard let row = view.row, row.scrolls(direction) else { return false }
    return AccessibilityPaging(view).scroll(direction) { _ in nil }
  }

  var orderedViews: [UIView]? {
    guard let row = view.row, let list = view.superview as? UICollectionView else { return nil }
    return list.elements.live.filter { $0.row === row }.sorted { Self.isBefore($0.element, $1.element) }
      .compactMap(\.view)
  }

  /// Items in order, each with the views that are attached to it.
  private static func isBefore(_ first: CollectionElement, _ second: CollectionElement) -> Bool {
    (first.path, first.category.rawValue) < (second.path, second.category.rawValue)
  }
}

extension CollectionRow {
  /// Whether a screen reader's direction leads along the row.
  func scrolls(_ direction: UIAccessibilityScrollDirection) -> Bool {
    switch direction {
    case .left, .right: solved.axis == .horizontal
    case .up, .down: solved.axis == .vertical
    case .next, .previous: true
    }
  }
}
