/// Manages how one controller is shown over another. It exists before the presentation, so that the app can configure
/// it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  private let presented: PresentedReference
  private weak var wantedPresenter: UIViewController?
  /// The presentation, while it lasts.
  final weak var course: Presentation?
  final weak var storedDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A controller for a presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = PresentedReference(presentedViewController)
    wantedPresenter = presentingViewController
    super.init()
  }

  /// The controller whose view the presentation shows over another's.
  open var presentedViewController: UIViewController { presented.controller }

  /// Called once the presented controller retains this presentation controller; the reference back becomes weak.
  final func becomeOwned() { presented.becomeWeak() }

  /// The controller that presents; before the presentation, the one given to the initializer, if any.
  open var presentingViewController: UIViewController { course?.presenter ?? wantedPresenter ?? presented.controller }

  /// The style that the app requested, with `automatic` resolved.
  open var presentationStyle: UIModalPresentationStyle { presented.controller.presentation.effectiveStyle }

  /// The style in a window that is not wide: the delegate's answer, else `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style for traits: the delegate's answer, else `none`, which keeps the requested style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = storedDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    // A delegate without the method says `automatic`.
    return answer == .automatic ? .none : answer ?? .none
  }

  /// The view that contains the presentation; nil before and after.
  open var containerView: UIView? { course?.container }

  /// The view that moves.
  open var presentedView: UIView? { presented.controller.viewIfLoaded }

  /// The final frame of the presented view, in the coordinates of `containerView`.
  open var frameOfPresentedViewInContainerView: CGRect { course?.container.place.standardFrame ?? .zero }

  /// Whether the presenter's view leaves the hierarchy while the presented one is shown.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }

  /// Called before the presented view appears; overrides add further views to `containerView`.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view has appeared; `completed` is false if the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view disappears.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over. `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before `containerView` lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after `containerView` has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Container

  /// The size that the presented controller prefers, in points; zero for no preference.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller's preferred size changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented controller. The default is the container's whole size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size classes change; the coordinator runs the app's animations alongside. The default informs
  /// the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  /// Called before `containerView` changes its size; the coordinator runs the app's animations alongside. The default
  /// informs the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator
    )
  }
}

/// Decides about presentations and is informed of them. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a window that is too small for the requested one; `.none` keeps that one. Called for popovers.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style for the present size, without regard to traits. The default of the method with traits calls it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The controller to show instead of the presented one when another style replaces the requested one, such as a
  /// navigation controller that contains the presented one and a button to dismiss it; nil for the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the controller is shown, with the style that replaces the requested one, or `.none` for the
  /// requested one.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether the user may dismiss the presented controller. Called if `isModalInPresentation` is false.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to dismiss the presented controller, but may still cancel.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user dismissed the presented controller. Not called when the app dismisses it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
