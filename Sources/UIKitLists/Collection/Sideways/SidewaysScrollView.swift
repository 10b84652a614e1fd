@_spi(UIKitFloors) import UIKitCore

/// The scroll view of a section's row. Its content is the row's elements.
final class SidewaysScrollView: UIScrollView {
  /// The row that the view shows at present.
  weak var row: CollectionRow?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    AppearanceProxies.withoutNotes {
      backgroundColor = nil
      showsHorizontalScrollIndicator = false
      showsVerticalScrollIndicator = false
      contentInsetAdjustmentBehavior = .never
      scrollsToTop = false
      // [?] Shadows and badges may stick out of the section, as those of other items do.
      clipsToBounds = false
    }
  }

  /// Adds a view to the subviews: cells behind supplementary views.
  func placeInside(_ inner: UICollectionReusableView, _ element: CollectionElement) {
    if element.category == .cell { insertSubview(inner, at: 0) } else { addSubview(inner) }
  }

  override var accessibilityDefaults: any AccessibilityDefaults {
    SidewaysAccessibility(view: self)
  }
}
