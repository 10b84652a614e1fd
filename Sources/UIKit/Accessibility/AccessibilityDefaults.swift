/// The accessibility of an object as long as the app sets none. Classes of views whose accessibility differs from that
/// of a plain view have a type of this kind in a file beside them.
@MainActor
protocol AccessibilityDefaults {
  var isElement: Bool { get }
  var label: String? { get }
  var value: String? { get }
  var traits: UIAccessibilityTraits { get }
  /// The traits that come and go by themselves, `selected` and `notEnabled`: they hold whatever traits the app set.
  var state: UIAccessibilityTraits { get }
  /// In points of the screen.
  var frame: CGRect { get }
  /// Nil for the middle of the frame.
  var activationPoint: CGPoint? { get }
  var customActions: [UIAccessibilityCustomAction]? { get }
  /// The kind of container, in a word for the dump; nil for none.
  var containerRole: String? { get }
  /// The views to look for elements in, in the order in which they are read; nil for all subviews by their places.
  var orderedViews: [UIView]? { get }
  /// The elements inside an object that is an element itself.
  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode]

  func activate() -> Bool
  func increment()
  func decrement()
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  func escape() -> Bool
}

extension AccessibilityDefaults {
  var isElement: Bool { false }
  var label: String? { nil }
  var value: String? { nil }
  var traits: UIAccessibilityTraits { .none }
  var state: UIAccessibilityTraits { .none }
  var frame: CGRect { .zero }
  var activationPoint: CGPoint? { nil }
  var customActions: [UIAccessibilityCustomAction]? { nil }
  var containerRole: String? { nil }
  var orderedViews: [UIView]? { nil }
  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode] { [] }
  func activate() -> Bool { false }
  func increment() {}
  func decrement() {}
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  func escape() -> Bool { false }
}

/// Accessibility of responders of no particular class: none.
struct NoAccessibility: AccessibilityDefaults {}

/// The defaults of a class of views.
protocol ViewAccessibilityDefaults: AccessibilityDefaults {
  associatedtype View: UIView
  var view: View { get }
}

extension ViewAccessibilityDefaults {
  var frame: CGRect { UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) }
}

/// Accessibility of views of no particular class: their frames.
struct ViewAccessibility: ViewAccessibilityDefaults {
  let view: UIView
}
