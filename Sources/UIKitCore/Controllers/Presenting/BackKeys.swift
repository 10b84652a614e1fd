/// Handles the keys that go back if no responder handled them: Escape, and Alt with the arrow that points backwards.
///
/// Escape does the first of these that applies: it ends the editing of a field, goes back in the front navigation
/// controller, or dismisses the presented controller, if the user may dismiss it.
@MainActor
struct BackKeys {
  let window: UIWindow

  /// Handles the presses that go back.
  /// - Returns: the other presses.
  func handle(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { press in press.key.map { !handle($0) } ?? true }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handle(_ key: UIKey) -> Bool {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let backArrow: UIKeyboardHIDUsage = isMirrored ? .keyboardRightArrow : .keyboardLeftArrow
    switch key.keyCode {
    case .keyboardEscape: return escape()
    case backArrow where key.modifierFlags.contains(.alternate): return front.map(goBack) ?? false
    default: return false
    }
  }

  private func escape() -> Bool {
    // A search bar handles Escape itself.
    if window.firstResponder is UISearchTextField { return true }
    if let field = window.firstResponder as? UITextField { return field.resignFirstResponder() }
    guard let front else { return false }
    return goBack(front) || front.presentation.incoming?.container.place.escape() == true
  }

  /// The last controller of the chain of presented controllers.
  private var front: UIViewController? { window.rootViewController.map(Self.front) }

  private static func front(of controller: UIViewController) -> UIViewController {
    if let presented = controller.presentation.outgoing?.presented { return front(of: presented) }
    let inner = controller.children.lazy.map(front).first { $0.presentation.incoming != nil }
    return inner ?? controller
  }

  private func goBack(_ controller: UIViewController) -> Bool {
    if let tabs = controller as? UITabBarController, tabs.tabControllers.stopCustomizing() { return true }
    if let navigation = controller as? UINavigationController {
      return navigation.topViewController.map(goBack) == true || navigation.stack.goBackByKey()
    }
    return controller.children.contains { $0.viewIfLoaded?.window != nil && goBack($0) }
  }
}
