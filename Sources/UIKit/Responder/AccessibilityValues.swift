/// What a responder tells assistive tools. Most responders tell nothing and have none.
@MainActor
final class AccessibilityValues {
  var isElement = false
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = .none
  var hidesElements = false
  var customActions: [UIAccessibilityCustomAction]?
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
