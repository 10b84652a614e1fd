import UIKit

// A view that combines the elements inside reads their labels and values, and the traits of a control among them;
// activating it operates that control. With several controls their activations are custom actions [D].

extension ContainedView {
  /// The elements in a view, from back to front, with the views in place of their elements at which the search ends.
  static func elements(of view: UIView, endingAt isEnd: (UIView) -> Bool = { _ in false }) -> [UIView] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    return view.isAccessibilityElement || isEnd(view)
      ? [view] : view.subviews.flatMap { elements(of: $0, endingAt: isEnd) }
  }

  private static let operable: UIAccessibilityTraits = [.button, .toggleButton, .adjustable, .link]

  /// The elements that the view combines.
  private var combined: [UIView] { combinesElements ? subviews.flatMap { Self.elements(of: $0) } : [] }

  private var combinedControls: [UIView] {
    combined.filter { !$0.accessibilityTraits.isDisjoint(with: Self.operable) }
  }

  /// The only control among the elements that the view combines.
  var combinedControl: UIView? {
    let controls = combinedControls
    return controls.count == 1 ? controls[0] : nil
  }

  /// The custom actions of the elements that the view combines, after an action for each of several controls.
  var combinedActions: [UIAccessibilityCustomAction] {
    let controls = combinedControls
    let activations = controls.count < 2 ? [] : controls.compactMap { Self.activation(of: $0) }
    return activations + combined.flatMap { $0.accessibilityCustomActions ?? [] }
  }

  private static func activation(of control: UIView) -> UIAccessibilityCustomAction? {
    guard let name = control.accessibilityLabel, !name.isEmpty else { return nil }
    return UIAccessibilityCustomAction(name: name) { [weak control] _ in
      guard let control else { return false }
      if control.accessibilityActivate() { return true }
      // The label and the switch of a toggle are combined in turn.
      let inner = (control as? ContainedView)?.combinedControl ?? control
      guard let operated = inner as? any ShortcutControl else { return false }
      operated.performShortcut()
      return true
    }
  }

  /// The values of the elements that the view combines; nil if none has one.
  var combinedValue: String? {
    let values = combined.compactMap(\.accessibilityValue)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// The traits of the elements that the view combines: those of the only control, or the ones that apply to the whole.
  var combinedTraits: UIAccessibilityTraits {
    if let control = combinedControl { return control.accessibilityTraits }
    let all = combined.reduce(into: UIAccessibilityTraits()) { $0.formUnion($1.accessibilityTraits) }
    return all.intersection([.header, .updatesFrequently])
  }
}

extension UIView {
  /// Whether modifiers for assistive tools around the view mean the view, and not each of its elements: scroll views,
  /// screens of controllers, controls of several parts, and views that contain elements by
  /// `accessibilityElement(children: .contain)`.
  var isAccessibilityContainer: Bool {
    self is UIScrollView || self is UIControl || self is UIPickerView || next is UIViewController
      || accessibilityContainerType != .none
  }
}
