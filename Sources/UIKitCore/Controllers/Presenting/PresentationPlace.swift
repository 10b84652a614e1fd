/// The frame of a presented view, the views behind it, and its animations.
@MainActor
protocol PresentationPlace: AnyObject {
  /// The style that coordinators report.
  var style: UIModalPresentationStyle { get }
  /// Whether the presenter's view leaves the hierarchy.
  var replacesPresenter: Bool { get }
  /// The duration of the animation, in seconds.
  var duration: TimeInterval { get }
  /// The final frame of the presented view.
  var restingFrame: CGRect { get }
  /// The frame that the style gives the presented view, which a presentation controller of the app may override.
  var standardFrame: CGRect { get }
  /// Adds the place's views to the container.
  func install(in container: PresentationContainer)
  /// Sets the frames of the place's views: shown, or hidden as before the presentation and after the dismissal.
  func layOut(isHidden: Bool)
  /// Adds the presented view, if that has to wait for the presentation controller.
  func showContent()
  /// Whether the presented view is laid out again when the input views move, to keep clear of them.
  var makesRoomForKeys: Bool { get }
  /// Whether the container takes touches at a point instead of the views behind it.
  func takesTouch(at point: CGPoint) -> Bool
  /// Called when the finger that drags the view is lifted.
  func settle()
  /// Called when the presentation is complete.
  func didAppear()
  /// Handles the Escape key. Returns whether it had an effect.
  func escape() -> Bool
}

extension PresentationPlace {
  var standardFrame: CGRect { restingFrame }
  var makesRoomForKeys: Bool { false }
  func showContent() {}
  func takesTouch(at point: CGPoint) -> Bool { true }
  func settle() {}
  func didAppear() {}
}

/// Covers the container, which is the window or a presentation context.
@MainActor
final class CoverPlace: PresentationPlace {
  let style: UIModalPresentationStyle
  let duration: TimeInterval = 0.5
  private let content: UIView
  private let dissolves: Bool
  private weak var container: PresentationContainer?

  init(_ presented: UIViewController, style: UIModalPresentationStyle) {
    self.style = style
    content = presented.view
    dissolves = presented.presentation.shownTransitionStyle == .crossDissolve
  }

  var replacesPresenter: Bool { style == .fullScreen || style == .currentContext }
  var restingFrame: CGRect { container?.bounds ?? .zero }

  func install(in container: PresentationContainer) {
    self.container = container
    container.addSubview(content)
  }

  func layOut(isHidden: Bool) {
    guard container?.leavesContent != true else { return }
    var frame = restingFrame
    if isHidden, !dissolves { frame.origin.y = frame.maxY }
    content.frame = frame
    content.alpha = isHidden && dissolves ? 0 : 1
  }

  /// Escape does nothing: only the app dismisses a presentation that covers its presenter.
  func escape() -> Bool { false }
}
