/// The accessibility of an object as long as the app sets none. View classes whose accessibility differs from a plain
/// view's have a type that conforms to this protocol, in a separate file.
@MainActor
@_spi(UIKitFloors) public protocol AccessibilityDefaults {
  var isElement: Bool { get }
  var label: String? { get }
  var value: String? { get }
  var traits: UIAccessibilityTraits { get }
  /// The traits that UIKit adds and removes itself, `selected` and `notEnabled`, in addition to the traits that the app sets.
  var state: UIAccessibilityTraits { get }
  /// In points of the screen.
  var frame: CGRect { get }
  /// The point where a tap activates the object, on the screen; nil for the centre of the frame.
  var activationPoint: CGPoint? { get }
  var customActions: [UIAccessibilityCustomAction]? { get }
  /// The kind of container, in one word, for the text of the accessibility tree; nil for none.
  var containerRole: String? { get }
  /// The views to search for elements, in reading order; nil for all subviews by their frames.
  var orderedViews: [UIView]? { get }
  /// The text and the image of the view in the large content viewer.
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  /// The elements inside an object that is an element itself.
  func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode]

  func activate() -> Bool
  func increment()
  func decrement()
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool
  func escape() -> Bool
}

@_spi(UIKitFloors) extension AccessibilityDefaults {
  public var isElement: Bool { false }
  public var label: String? { nil }
  public var value: String? { nil }
  public var traits: UIAccessibilityTraits { .none }
  public var state: UIAccessibilityTraits { .none }
  public var frame: CGRect { .zero }
  public var activationPoint: CGPoint? { nil }
  public var customActions: [UIAccessibilityCustomAction]? { nil }
  public var containerRole: String? { nil }
  public var orderedViews: [UIView]? { nil }
  public var largeContentTitle: String? { nil }
  public var largeContentImage: UIImage? { nil }
  public func innerNodes(_ walk: AccessibilityWalk) -> [AccessibilityNode] { [] }
  public func activate() -> Bool { false }
  public func increment() {}
  public func decrement() {}
  public func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  public func escape() -> Bool { false }
}

/// Accessibility of responders of no particular class: none.
struct NoAccessibility: AccessibilityDefaults {}

/// The defaults of a class of views.
package protocol ViewAccessibilityDefaults: AccessibilityDefaults {
  associatedtype View: UIView
  var view: View { get }
}

extension ViewAccessibilityDefaults {
  package var frame: CGRect { UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) }
}

/// Accessibility of views of no particular class: their frames.
struct ViewAccessibility: ViewAccessibilityDefaults {
  let view: UIView
}
