/// The rectangle of a presented view, the views behind it, and its animations.
@MainActor
protocol PresentationPlace: AnyObject {
  /// The style that coordinators report.
  var style: UIModalPresentationStyle { get }
  /// Whether the presenter's view leaves the hierarchy.
  var replacesPresenter: Bool { get }
  /// Length of the movement in seconds.
  var duration: TimeInterval { get }
  /// The frame at which the view comes to rest.
  var restingFrame: CGRect { get }
  /// The frame at which it would rest without its presentation controller.
  var standardFrame: CGRect { get }
  /// Puts its views in.
  func install(in container: PresentationContainer)
  /// Places them: where they are shown, or where they are before they have come and after they have gone.
  func layOut(isHidden: Bool)
  /// Puts the presented view in, where that waits for the presentation controller.
  func showContent()
  /// Whether touches at a place are not for what is behind.
  func takesTouch(at point: CGPoint) -> Bool
  /// Called when no finger holds the view any longer.
  func settle()
  /// The view has come.
  func didAppear()
  /// Escape was pressed. Answers whether it means something here.
  func escape() -> Bool
}

extension PresentationPlace {
  var standardFrame: CGRect { restingFrame }
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
    dissolves = presented.modalTransitionStyle == .crossDissolve
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

  /// Only the app leads out of what covers everything.
  func escape() -> Bool { false }
}
