/// Lets assistive tools leave an alert: the escape gesture chooses the cancel action.
struct AlertAccessibility: AccessibilityDefaults {
  let controller: UIAlertController

  func escape() -> Bool { controller.session.cancel() }
}
