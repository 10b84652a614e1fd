import UIKit

// A view that combines the elements inside reads their texts, and the value and traits of a control among them;
// activating it operates that control [D].

extension ContainedView {
  /// The elements in a view, from back to front.
  static func elements(of view: UIView) -> [UIView] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
  }

  private static let operable: UIAccessibilityTraits = [.button, .toggleButton, .adjustable, .link]

  /// The only control among the elements that the view combines.
  var combinedControl: UIView? {
    guard combinesElements else { return nil }
    let controls = subviews.flatMap(Self.elements).filter { !$0.accessibilityTraits.isDisjoint(with: Self.operable) }
    return controls.count == 1 ? controls[0] : nil
  }
}
