/// Recognises taps on content that does nothing when tapped; they hide or show the bars of a navigation controller.
@MainActor
final class BarTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var host: (any BarHidingHost)?
  /// Whether taps hide the bars and show them.
  var togglesBars = false { didSet { update() } }
  /// Whether taps show bars that are hidden.
  var showsBars = false { didSet { update() } }

  private func update() { isEnabled = togglesBars || showsBars }

  init(host: (any BarHidingHost)?) {
    self.host = host
    super.init(target: nil, action: nil)
    delegate = self
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    isEnabled = false
    actions.handler = { [weak self] in
      guard let host = self?.host else { return }
      host.setBarsHidden(!host.isBarHidden)
    }
  }

  required convenience init?(coder: NSCoder) {
    self.init(host: nil)
  }

  /// Controls, bars and rows that can be selected use their taps themselves.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard togglesBars || host?.isBarHidden == true else { return false }
    var current = touch.view
    while let view = current {
      switch view {
      case is UIControl, is UINavigationBar, is UIToolbar, is UITabBar: return false
      case let user as any TapUsing where user.usesTaps(on: touch.view): return false
      default: break
      }
      current = view.superview
    }
    return true
  }
}

/// A view that uses taps on some of its subviews itself, as lists do on cells that can be selected.
@MainActor
package protocol TapUsing: UIView {
  /// - Parameter view: the view inside this one that was tapped, if any.
  func usesTaps(on view: UIView?) -> Bool
}

extension UIView? {
  /// Whether the view, or a view around it below `ancestor`, is of a type.
  @MainActor
  package func isInside<View: UIView>(_ type: View.Type, of ancestor: UIView) -> Bool {
    var current = self
    while let view = current, view !== ancestor {
      if view is View { return true }
      current = view.superview
    }
    return false
  }
}
