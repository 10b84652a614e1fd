extension NavigationStack {
  /// Light on a dark bar [C].
  var statusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

  /// The controller whose content reaches beneath the status bar; nil if the bar is there.
  var controllerForStatusBarStyle: UIViewController? { isBarHidden ? controllers.last : nil }
}
