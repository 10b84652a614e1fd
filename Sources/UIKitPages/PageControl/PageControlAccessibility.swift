@_spi(UIKitFloors) import UIKitCore

/// The accessibility of page controls: the value is the shown page and the number of pages. An adjustment moves one
/// page.
struct PageControlAccessibility: ViewAccessibilityDefaults {
  let view: UIPageControl

  var isElement: Bool { view.numberOfPages > 0 }
  var value: String? { view.dots.spokenPage }
  var traits: UIAccessibilityTraits { .adjustable }
  var state: UIAccessibilityTraits { view.stateTraits }

  func increment() { if view.isEnabled { view.pageTracking.go(by: 1, nil) } }
  func decrement() { if view.isEnabled { view.pageTracking.go(by: -1, nil) } }
}
