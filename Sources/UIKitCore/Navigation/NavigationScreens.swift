/// The navigation controller, as ``NavigationScreens`` sees it.
@MainActor
protocol NavigationScreensHost: AnyObject {
  var viewIfLoaded: UIView? { get }
  /// The controller on top.
  var top: UIViewController? { get }
  var transition: NavigationTransition? { get }
  /// Places the bars at the edges of the controller's view.
  func layOutBars(in view: UIView)
  /// The controller on top, or its content, is another one.
  func followContent()
  /// The edges of a controller's view that bars cover, in points.
  func safeArea(over controller: UIViewController) -> UIEdgeInsets
}

/// The views of a navigation controller's controllers, beneath its bars.
@MainActor
final class NavigationScreens {
  private unowned let host: any NavigationScreensHost
  /// Holds the views.
  let stage = UIView(frame: .zero)
  /// The controller whose view is in the hierarchy.
  private weak var shown: UIViewController?

  init(host: any NavigationScreensHost) { self.host = host }

  /// Shows the top controller's view without a movement, before anything has appeared.
  /// - Returns: false if it is shown already, or there is none.
  func installTop() -> Bool {
    guard host.viewIfLoaded != nil, let top = host.top, shown !== top else { return false }
    shown?.viewIfLoaded?.removeFromSuperview()
    place(top)
    stage.addSubview(top.view)
    shown = top
    return true
  }

  /// A transition brought a controller's view into the hierarchy.
  func adopt(_ controller: UIViewController?) { shown = controller }

  func layOut() {
    guard let view = host.viewIfLoaded else { return }
    stage.frame = view.bounds
    host.layOutBars(in: view)
    if let transition = host.transition {
      transition.layOut()
    } else if let shown {
      place(shown)
    }
    host.followContent()
  }

  /// Lays out the view that is shown, within an animation.
  func layOutShown() { shown?.viewIfLoaded?.layoutIfNeeded() }

  /// Gives a controller's view its place and its safe area.
  func place(_ controller: UIViewController) {
    controller.hostedView.containerSafeAreaInsets = host.safeArea(over: controller)
    controller.navigationItem.searchController?.session.safeAreaDidChange(controller.hostedView.containerSafeAreaInsets)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame = stage.bounds
  }
}
