/// The accessibility values that the app set on an object. Most objects have none.
@MainActor
package final class AccessibilityValues {
  /// Whether the app declared the object an accessibility element; nil if the app left that to the defaults.
  package var isElement: Bool?
  var identifier: String?
  package var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var containerType = UIAccessibilityContainerType.none
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var respondsToUser: Bool?
  var inputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var textualContext: UIAccessibilityTextualContext?
  /// The element that represents an object that is not a responder.
  weak var standIn: UIAccessibilityElement?
}

extension UIResponder {
  /// The values, made when first set.
  var accessibilityValues: AccessibilityValues {
    if let accessibility { return accessibility }
    let made = AccessibilityValues()
    accessibility = made
    return made
  }
}

extension NSAttributedString? {
  /// The attributed text that the app set, if its string is still `text`; else `text` without attributes.
  func spoken(as text: String?) -> NSAttributedString? {
    guard let text else { return nil }
    if let known = self, known.string == text { return known }
    return NSAttributedString(string: text)
  }
}
