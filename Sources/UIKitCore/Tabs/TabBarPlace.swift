/// The bar of a tab bar controller: UIKit's, until the app replaces it by one of its own class.
@MainActor
final class TabBarPlace {
  private unowned let manager: any TabBarManager
  private var made: UITabBar?

  init(_ manager: any TabBarManager) { self.manager = manager }

  /// The bar. Made when first asked for.
  var bar: UITabBar {
    if let made { return made }
    let bar = UITabBar(frame: .zero)
    take(bar)
    return bar
  }

  /// Replaces the bar, which is no longer managed then. The appearance stays with each bar [C].
  ///
  /// - Returns: whether it is a different bar.
  func replace(with bar: UITabBar) -> Bool {
    guard made !== bar else { return false }
    let old = made
    take(bar)
    guard let old else { return true }
    old.superview?.insertSubview(bar, aboveSubview: old)
    leave(old)
    return true
  }

  private func take(_ bar: UITabBar) {
    made = bar
    bar.contents.manager = nil
    bar.delegate = manager.barDelegate
    bar.contents.manager = manager
  }

  private func leave(_ bar: UITabBar) {
    bar.removeFromSuperview()
    bar.contents.manager = nil
    bar.contents.float(false)
    bar.contents.set([], animated: false)
    bar.delegate = nil
  }

  /// The height of the bar over a view, with the safe area beneath it: an app's own class may change it in
  /// `sizeThatFits(_:)` [C].
  func height(over view: UIView?) -> CGFloat { max(0, bar.sizeThatFits(view?.bounds.size ?? .zero).height) }
}
