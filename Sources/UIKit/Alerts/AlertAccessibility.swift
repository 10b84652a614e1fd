/// What alerts do when they are to be left: make the choice that cancels.
struct AlertAccessibility: AccessibilityDefaults {
  let controller: UIAlertController

  func escape() -> Bool { controller.session.cancel() }
}
