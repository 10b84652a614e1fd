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
  /// The final frame without a presentation controller of the app.
  var standardFrame: CGRect { get }
  /// Adds its views to the container.
  func install(in container: PresentationContainer)
  /// Sets the frames of its views: shown, or hidden as before the presentation and after the dismissal.
  func layOut(isHidden: Bool)
  /// Adds the presented view, if that has to wait for the presentation controller.
  func showContent()
  /// Whether the presented view moves for the input views of a first responder in it.
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

/// Covers everything.
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

  /// Escape does nothing: a presentation over the whole screen is dismissed by the app alone.
  func escape() -> Bool { false }
}
