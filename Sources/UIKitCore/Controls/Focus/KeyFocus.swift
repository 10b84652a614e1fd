/// The operation that a key performs on a control.
package enum KeyOperation: Equatable {
  /// Return or the space bar was pressed, or released.
  case press, release
  /// An arrow that points forwards or, with -1, backwards.
  case step(Int)
  /// An arrow that points down or, with -1, up.
  case turn(Int)
}

/// A view that the tab key can focus although it takes no text.
@MainActor
package protocol KeyOperated: UIView {
  /// Whether keys can operate the view now.
  var takesKeys: Bool { get }
  /// Performs a key's operation. Returns whether it had any effect.
  func operate(_ operation: KeyOperation) -> Bool
  /// The part of the view around which the focus ring is drawn.
  var keyFocusFrame: CGRect { get }
  /// Called when the view gains or loses the key focus.
  func keyFocusDidChange(_ isFocused: Bool)
}

/// The control of a window that keys operate. The tab key chooses it; a focus ring marks it until something is
/// touched.
@MainActor
package final class KeyFocus {
  private weak var window: UIWindow?
  private weak var view: (any KeyOperated)?
  /// Weak, as its superview retains the ring.
  private weak var ring: FocusRing?
  /// The distance of the focus ring from the control, in points [?].
  private static let distance: CGFloat = 4

  init(_ window: UIWindow?) { self.window = window }

  /// The focused control, while it is in the window and can be operated.
  var target: (any KeyOperated)? {
    guard let view, view.window === window, view.takesKeys else { return nil }
    return view
  }

  /// Gives a control the keyboard focus, unless a text field keeps it.
  /// - Returns: whether the control got it.
  @discardableResult
  func take(_ control: any KeyOperated) -> Bool {
    guard control.takesKeys, let window, control.window === window,
      window.firstResponder?.resignFirstResponder() ?? true
    else { return false }
    clear()
    window.presence.focusGroups.clear()
    view = control
    let ring = FocusRing()
    self.ring = ring
    ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    control.addSubview(ring)
    control.keyFocusDidChange(true)
    frameDidChange(of: control)
    let scrollView = sequence(first: control.superview, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
      .first(where: \.isScrollEnabled)
    scrollView?.scrollRectToVisible(control.convert(ring.frame, to: scrollView), animated: true)
    UIAccessibility.post(notification: .layoutChanged, argument: control)
    return true
  }

  /// Moves the focus ring because the control moved.
  package func frameDidChange(of control: any KeyOperated) {
    guard control === view else { return }
    ring?.frame = control.keyFocusFrame.insetBy(dx: -Self.distance, dy: -Self.distance)
  }

  func clear() {
    guard let view else { return }
    self.view = nil
    ring?.removeFromSuperview()
    view.keyFocusDidChange(false)
  }

  // MARK: Keys

  /// Passes the presses of keys that operate the focused control to it, and all others to `otherwise`.
  package func handle(_ presses: Set<UIPress>, of control: any KeyOperated, otherwise: (Set<UIPress>) -> Void) {
    guard target === control else { return otherwise(presses) }
    let rest = presses.filter { press in operation(press).map { !control.operate($0) } ?? true }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func operation(_ press: UIPress) -> KeyOperation? {
    let isMirrored = window?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return nil }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return press.phase == .began ? .press : .release
    case .keyboardRightArrow where press.phase == .began: return .step(isMirrored ? -1 : 1)
    case .keyboardLeftArrow where press.phase == .began: return .step(isMirrored ? 1 : -1)
    case .keyboardDownArrow where press.phase == .began: return .turn(1)
    case .keyboardUpArrow where press.phase == .began: return .turn(-1)
    default: return nil
    }
  }

  /// Handles presses of the tab key that no responder handled, and passes the other presses to `otherwise`.
  func handleTab(_ presses: Set<UIPress>, otherwise: (Set<UIPress>) -> Void) {
    let rest = presses.filter { press in press.key.map { !handleTab($0) } ?? true }
    if !rest.isEmpty { otherwise(rest) }
  }

  private func handleTab(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardTab, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]), let window
    else { return false }
    return FieldHopping(window: window).hop(
      from: target ?? window.presence.focusGroups.focused, backwards: key.modifierFlags.contains(.shift))
  }
}

extension UIView {
  /// The key focus of the view's window; without a window one that never has a target.
  package var keyFocus: KeyFocus { window?.presence.keyFocus ?? KeyFocus(nil) }
}
