// The optional methods about presentations and transitions, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UIAdaptivePresentationControllerDelegate {
  /// The methods named `adaptivePresentationStyle`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var adaptivePresentationStyle: _AdaptivePresentationStyleCalls? {
    _AdaptivePresentationStyleCalls(delegate: self)
  }
  /// The methods named `presentationController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationController: _AdaptivePresentationControllerCalls? {
    _AdaptivePresentationControllerCalls(delegate: self)
  }
  /// `presentationControllerDidAttemptToDismiss(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// `presentationControllerDidDismiss(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
  /// `presentationControllerShouldDismiss(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// `presentationControllerWillDismiss(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
}

/// `adaptivePresentationStyle` of `UIAdaptivePresentationControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _AdaptivePresentationStyleCalls {
  fileprivate let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    delegate.adaptivePresentationStyle(for: controller)
  }
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }
}

/// `presentationController` of `UIAdaptivePresentationControllerDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _AdaptivePresentationControllerCalls {
  fileprivate let delegate: any UIAdaptivePresentationControllerDelegate

  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
  public func callAsFunction(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    delegate.presentationController(
      presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
  }
}

extension UIPopoverPresentationControllerDelegate {
  /// `prepareForPopoverPresentation(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
    { self.prepareForPopoverPresentation($0) }
  }
  /// `popoverPresentationControllerShouldDismissPopover(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
    { self.popoverPresentationControllerShouldDismissPopover($0) }
  }
  /// `popoverPresentationControllerDidDismissPopover(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
    { self.popoverPresentationControllerDidDismissPopover($0) }
  }
}

extension UISheetPresentationControllerDelegate {
  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier: ((UISheetPresentationController) -> Void)? {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}

extension UIViewControllerTransitioningDelegate {
  /// The methods named `animationController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var animationController: _AnimationControllerCalls? { _AnimationControllerCalls(delegate: self) }
  /// The method `interactionControllerForDismissal`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interactionControllerForDismissal: _InteractionControllerForDismissalCall? {
    _InteractionControllerForDismissalCall(delegate: self)
  }
  /// The method `interactionControllerForPresentation`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interactionControllerForPresentation: _InteractionControllerForPresentationCall? {
    _InteractionControllerForPresentationCall(delegate: self)
  }
  /// The method `presentationController`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var presentationController: _PresentationControllerCall? { _PresentationControllerCall(delegate: self) }
}

/// `animationController` of `UIViewControllerTransitioningDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _AnimationControllerCalls {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forDismissed: dismissed)
  }
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate.animationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// `interactionControllerForDismissal` of `UIViewControllerTransitioningDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _InteractionControllerForDismissalCall {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForDismissal(using: animator)
  }
}

/// `interactionControllerForPresentation` of `UIViewControllerTransitioningDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _InteractionControllerForPresentationCall {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    delegate.interactionControllerForPresentation(using: animator)
  }
}

/// `presentationController` of `UIViewControllerTransitioningDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _PresentationControllerCall {
  fileprivate let delegate: any UIViewControllerTransitioningDelegate

  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// `animationEnded(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }
  /// The method `interruptibleAnimator`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var interruptibleAnimator: _InterruptibleAnimatorCall? { _InterruptibleAnimatorCall(transitioning: self) }
}

/// `interruptibleAnimator` of `UIViewControllerAnimatedTransitioning`, to be called with a question mark.
@preconcurrency @MainActor
public struct _InterruptibleAnimatorCall {
  fileprivate let transitioning: any UIViewControllerAnimatedTransitioning

  public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    transitioning.interruptibleAnimator(using: transitionContext)
  }
}

extension UIViewImplicitlyAnimating {
  /// The methods named `addAnimations`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var addAnimations: _AddAnimationsCalls? { _AddAnimationsCalls(animator: self) }
  /// `addCompletion(_:)`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { { self.addCompletion($0) } }
  /// `continueAnimation`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var continueAnimation: _ContinueAnimationCall? { _ContinueAnimationCall(animator: self) }
}

/// `continueAnimation` of `UIViewImplicitlyAnimating`, to be called with a question mark.
@preconcurrency @MainActor
public struct _ContinueAnimationCall {
  fileprivate let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

/// `addAnimations` of `UIViewImplicitlyAnimating`, to be called with a question mark.
@preconcurrency @MainActor
public struct _AddAnimationsCalls {
  fileprivate let animator: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void) {
    animator.addAnimations(animation)
  }
  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animator.addAnimations(animation, delayFactor: delayFactor)
  }
}
