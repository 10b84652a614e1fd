/// Hides the bars of a navigation controller in a window that is not high, and when a keyboard appears.
///
/// Bars hidden in these ways come back by a tap on content that does nothing when tapped [D].
@MainActor
final class BarHiding {
  private unowned let host: any BarHidingHost
  private let tap: BarTap
  private var traits: (any UITraitChangeRegistration)?
  private var keyboard: (any NSObjectProtocol)?

  init(host: any BarHidingHost, tap: BarTap) {
    self.host = host
    self.tap = tap
  }

  isolated deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard) } }

  /// Whether the bars are hidden where the vertical size class is compact, and come back where it is not.
  var whenVerticallyCompact = false {
    didSet {
      guard whenVerticallyCompact != oldValue else { return }
      updateTap()
      if traits == nil, let controller = host.barController {
        traits = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
          [weak self] (_: UIViewController, previous: UITraitCollection) in
          self?.sizeClassDidChange(from: previous.verticalSizeClass)
        }
      }
      if whenVerticallyCompact, sizeClass == .compact { host.setBarsHidden(true) }
    }
  }

  /// Whether a keyboard for a responder on the stack hides the bars. The bars stay hidden after the keyboard disappears
  /// [D].
  var whenKeyboardAppears = false {
    didSet {
      guard whenKeyboardAppears != oldValue else { return }
      updateTap()
      if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
      keyboard = whenKeyboardAppears ? observeKeyboard() : nil
    }
  }

  private var sizeClass: UIUserInterfaceSizeClass? { host.barController?.traitCollection.verticalSizeClass }

  private func updateTap() { tap.showsBars = whenVerticallyCompact || whenKeyboardAppears }

  private func sizeClassDidChange(from previous: UIUserInterfaceSizeClass) {
    guard whenVerticallyCompact, let sizeClass, sizeClass != previous else { return }
    if sizeClass == .compact { host.setBarsHidden(true) } else if previous == .compact { host.setBarsHidden(false) }
  }

  private func observeKeyboard() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardWillShow() }
    }
  }

  private func keyboardWillShow() {
    guard let controller = host.barController, let responder = controller.viewIfLoaded?.window?.firstResponder,
      sequence(first: responder, next: \.next).contains(where: { $0 === controller })
    else { return }
    host.setBarsHidden(true)
  }
}
