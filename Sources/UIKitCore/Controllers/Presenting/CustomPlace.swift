/// Presents a controller in the frame that the app's presentation controller returns.
@MainActor
final class CustomPlace: PresentationPlace {
  let style = UIModalPresentationStyle.custom
  let duration = Presentation.duration
  private let controller: UIPresentationController
  private let dissolves: Bool
  private weak var container: PresentationContainer?
  /// The container's size when the view was last given its frame. Until the container's size changes, layout leaves the
  /// frame to the app.
  private var placedSize: CGSize?

  init(_ presented: UIViewController, controller: UIPresentationController) {
    self.controller = controller
    dissolves = presented.presentation.shownTransitionStyle == .crossDissolve
  }

  var replacesPresenter: Bool { controller.shouldRemovePresentersView }
  var restingFrame: CGRect { controller.frameOfPresentedViewInContainerView }
  var standardFrame: CGRect { container?.bounds ?? .zero }

  func install(in container: PresentationContainer) { self.container = container }

  func showContent() {
    guard let container, let content = controller.presentedView else { return }
    container.addSubview(content)
  }

  func layOut(isHidden: Bool) {
    guard let container, let content = controller.presentedView, content.isDescendant(of: container) else { return }
    // [C] UIKit leaves the view where the app's animator put it; the app's controller may have added it before.
    guard !container.leavesContent else { return }
    if isHidden {
      placedSize = nil
      content.alpha = dissolves ? 0 : 1
      content.frame = restingFrame
      if !dissolves { content.frame.origin.y = container.bounds.maxY }
    } else if placedSize != container.bounds.size {
      placedSize = container.bounds.size
      content.alpha = 1
      content.frame = restingFrame
    }
  }

  /// Escape does not dismiss custom presentations: only the app does.
  func escape() -> Bool { false }
}
