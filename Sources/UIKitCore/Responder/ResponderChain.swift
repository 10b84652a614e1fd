/// The responders from one object up to the application, and the window's first responder among them.
@MainActor
struct ResponderChain {
  let start: UIResponder

  init(_ start: UIResponder) {
    self.start = start
  }

  /// The window on the way up.
  var window: UIWindow? {
    var responder: UIResponder? = start
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  var isFirstResponder: Bool {
    window?.firstResponder === start
  }

  func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    if window.firstResponder === start { return true }
    guard start.canBecomeFirstResponder else { return false }
    return window.presence.inputViews.holding {
      if let present = window.firstResponder {
        guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
      }
      window.firstResponder = start
      return true
    }
  }

  func reloadInputViews() { if isFirstResponder { window?.presence.inputViews.reload() } }

  func resignFirstResponder() -> Bool {
    guard let window, window.firstResponder === start else { return true }
    guard start.canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Whether the responder itself has the method: in its table, or one of those for editing.
  func implements(_ action: Selector) -> Bool {
    ActionTable.responds(start, to: action) || StandardEditAction(action)?.isImplemented(by: start) == true
  }

  func responds(to selector: Selector?) -> Bool { selector.map(implements) ?? false }

  func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = start
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) { return current }
      responder = current.next
    }
    return nil
  }
}
