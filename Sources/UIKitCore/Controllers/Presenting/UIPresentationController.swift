/// Manages how one controller is shown over another. It is there before the presentation, so that it can be set up.
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

  /// The presented controller keeps this one from now on.
  final func becomeOwned() { presented.becomeWeak() }

  /// The controller over which it is presented; before that, the intended one, if it was named.
  open var presentingViewController: UIViewController { course?.presenter ?? wantedPresenter ?? presented.controller }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { presented.controller.presentation.effectiveStyle }

  /// The style in a window that is not wide: the delegate's answer, else `none`.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style for traits: the delegate's answer, else `none`, which keeps the style that was asked for.
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

  /// The presented view is about to come: the time to put further views into `containerView`.
  open func presentationTransitionWillBegin() {}
  /// It has come, or did not after all.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over. `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// `containerView` is about to lay its views out.
  open func containerViewWillLayoutSubviews() {}
  /// It has laid them out.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Container

  /// The size that the presented controller prefers, in points; zero for no preference.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller's preferred size changed. The default does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of the presented controller. The default gives it the whole.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size classes change, with an object that runs animations along. The default informs the
  /// presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  /// Called before `containerView` changes its size, with an object that runs animations along. The default informs the
  /// presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size), with: coordinator
    )
  }
}

/// Decides about presentations and is informed of them. Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style where there is not room for the one asked for; `.none` keeps that. Asked for popovers.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The style for the present size, without regard to traits. The default of the method with traits calls it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The controller that is shown instead of the presented one where another style replaces the one asked for, such as
  /// a navigation controller with the presented one and a button that dismisses it; nil for the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The controller is about to be shown in a style that replaces the one asked for, or, with `.none`, in that.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )
  /// Whether the user may dismiss the presented controller. Called if `isModalInPresentation` is false.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to dismiss it, and may still let it come back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user dismissed it. Not called where the app did.
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
