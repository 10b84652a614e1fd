/// The navigation controller, as ``NavigationScreens`` sees it.
@MainActor
protocol NavigationScreensHost: AnyObject {
  var viewIfLoaded: UIView? { get }
  /// The controller on top.
  var top: UIViewController? { get }
  var transition: NavigationTransition? { get }
  /// Places the bars at the edges of the controller's view.
  func layOutBars(in view: UIView)
  /// Called when the controller on top, or its content, was replaced.
  func followContent()
  /// The edges of a controller's view that bars cover, in points.
  func safeArea(over controller: UIViewController) -> UIEdgeInsets
  /// The edges at which a bar lets nothing of a controller's view shine through.
  func opaqueEdges(over controller: UIViewController) -> UIRectEdge
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

  /// Gives a controller's view its frame and its safe area.
  func place(_ controller: UIViewController) {
    let frame = frame(of: controller)
    var covered = host.safeArea(over: controller)
    if frame.minY > stage.bounds.minY { covered.top = 0 }
    if frame.maxY < stage.bounds.maxY { covered.bottom = 0 }
    controller.hostedView.containerSafeAreaInsets = covered
    controller.navigationItem.searchController?.session.safeAreaDidChange(controller.hostedView.containerSafeAreaInsets)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame = frame
  }

  /// The frame of a controller's view on the stage: the whole stage, without the bars beneath which the view does not
  /// extend.
  func frame(of controller: UIViewController) -> CGRect {
    let covered = host.safeArea(over: controller)
    let outside = stage.safeAreaInsets
    // A tab bar around the navigation controller covers the stage as well; the screen's own safe area is no bar.
    let bottom = covered.bottom + outside.bottom
    let bars = UIEdgeInsets(
      top: covered.top > 0 ? covered.top + outside.top : 0, left: 0,
      bottom: bottom > (stage.window?.safeAreaInsets.bottom ?? 0) ? bottom : 0, right: 0)
    return controller.hostedView.extendedLayout
      .frame(in: stage.bounds, bars: bars, opaque: host.opaqueEdges(over: controller))
  }
}
