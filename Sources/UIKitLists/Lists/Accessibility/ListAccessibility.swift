@_spi(UIKitFloors) import UIKitCore

/// Accessibility of a list: it scrolls by pages, and announces the items that become visible.
protocol ListAccessibility: ViewAccessibilityDefaults where View: UIScrollView {
  /// The announcement of the items that are visible at a content offset; nil for none.
  func announcement(at offset: CGPoint) -> String?
}

extension ListAccessibility {
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    AccessibilityPaging(view).scroll(direction, announcing: announcement)
  }
}
