import Foundation
import ScreenTesting
import UIKit
import UIKitTesting

/// Tells of every call that a presentation makes.
@MainActor
final class PresentationTeller: NSObject, UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate, UIViewControllerTransitioningDelegate
{
  weak var holdings: Holdings?
  var isPopover = false
  var mayDismiss = true
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func tell(_ name: String = #function) { holdings?.tell(name) }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { tell() }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { tell() }
  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    tell()
    return isPopover ? .none : .automatic
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    tell()
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { tell() }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { tell() }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { tell() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tell()
    return animator
  }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    tell()
    return animator
  }
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    tell()
    return nil
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    tell()
    return nil
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    tell()
    return nil
  }
}
