/// The controller that a navigation bar belongs to, as the bar's place sees it.
@MainActor
protocol NavigationBarManager: AnyObject {
  /// The controller, if the app made it the delegate of its bar.
  var barDelegate: (any UINavigationBarDelegate)? { get }
  var topController: UIViewController? { get }
  func goBackByButton()
  func largeTitlesDidChange()
  func translucencyDidChange()
}

/// The bar of a navigation controller: UIKit's, or one of a class of the app's own.
@MainActor
final class NavigationBarPlace {
  private unowned let manager: any NavigationBarManager
  private var made: UINavigationBar?
  /// The class of which the bar is made.
  var type = UINavigationBar.self

  init(_ manager: any NavigationBarManager) { self.manager = manager }

  /// The bar. Made when first asked for.
  var bar: UINavigationBar {
    if let made { return made }
    let bar = ViewMaking.view(type, .zero) as! UINavigationBar
    take(bar)
    return bar
  }

  /// Replaces the bar; the old bar is no longer managed from then on. Looks stay with each bar [C].
  ///
  /// - Returns: whether the bar is another one than before.
  func replace(with bar: UINavigationBar) -> Bool {
    guard made !== bar else { return false }
    let old = made
    take(bar)
    guard let old else { return true }
    bar.isHidden = old.isHidden
    bar.contents.adoptPlace(of: old.contents)
    old.superview?.insertSubview(bar, aboveSubview: old)
    leave(old)
    return true
  }

  private func take(_ bar: UINavigationBar) {
    made = bar
    bar.delegate = manager.barDelegate
    bar.contents.goBack = { [weak manager] in manager?.goBackByButton() }
    bar.contents.topController = { [weak manager] in manager?.topController }
    bar.contents.onLargeTitleChange = { [weak manager] in manager?.largeTitlesDidChange() }
    bar.contents.onTranslucencyChange = { [weak manager] in manager?.translucencyDidChange() }
  }

  private func leave(_ bar: UINavigationBar) {
    bar.removeFromSuperview()
    bar.contents.goBack = nil
    bar.contents.topController = nil
    bar.contents.onLargeTitleChange = nil
    bar.contents.onTranslucencyChange = nil
    bar.contents.set([], animated: false)
    bar.delegate = nil
  }
}

/// The classes that an app names for the bars of a navigation controller.
@MainActor
enum NavigationBarClass {
  /// The class, as one derived from UIKit's class of the bar.
  static func checked<Bar: UIView>(_ type: AnyClass?, _ kind: Bar.Type) -> Bar.Type? {
    guard let type else { return nil }
    guard let own = type as? Bar.Type else {
      fatalError(
        """
        UINavigationController(navigationBarClass:toolbarClass:): \(type) is no subclass of \(kind). Derive it from \
        \(kind), or give nil for UIKit's own.
        """)
    }
    return own
  }
}
