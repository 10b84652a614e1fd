/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions, with Apple's values.
  public let rawValue: UInt

  /// Directions of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1) }
  /// The popover is above its source.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 2) }
  /// The popover is to the right of its source.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 4) }
  /// The popover is to the left of its source.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 8) }
  /// All four directions, depending on the space.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// Before the popover is shown.
  public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: .max) }
}

/// Something that a popover can belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The frame in a view's coordinates; nil while it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

/// Informed of changes of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown: the last opportunity to set its position.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The earlier name of `presentationControllerShouldDismiss(_:)`, whose default calls it for popovers.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The earlier name of `presentationControllerDidDismiss(_:)`, whose default calls it for popovers.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    (presentationController as? UIPopoverPresentationController)
      .map(popoverPresentationControllerShouldDismissPopover) ?? true
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (presentationController as? UIPopoverPresentationController).map(popoverPresentationControllerDidDismissPopover)
  }
}

/// Shows a controller beside its source view or bar item; in a narrow window in a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Informed of changes of the popover, and can keep it a popover in a narrow window.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { storedDelegate as? any UIPopoverPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The view that the popover belongs to.
  open var sourceView: UIView?

  /// The part of `sourceView` that the popover points at, in its coordinates; `CGRect.null` for all of it.
  open var sourceRect = CGRect.null

  /// The source of the popover; used if `sourceView` is nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

  /// The bar button item that the popover points at; the same value as `sourceItem`.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The arrow's allowed directions, and so the sides of its source at which the popover may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The direction of the arrow when the popover is shown; `unknown` before.
  open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The minimum distance of the popover from the edges of the window's safe area, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// Views outside of the popover that take touches while it is shown, instead of dismissing it; nil, the default, for
  /// none. Views in them take touches as well.
  open var passthroughViews: [UIView]?

  /// The colour of the arrow and of the background; nil, the default, for the content's own.
  open var backgroundColor: UIColor?

  /// The sheet that is shown on a narrow window.
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private lazy var adaptiveSheet: UISheetPresentationController = {
    let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
    sheet.becomeOwned()
    return sheet
  }()

  /// The controller to show in another style: the delegate's replacement for the presented one, or that one itself.
  final func controller(for style: UIModalPresentationStyle) -> UIViewController {
    let other = storedDelegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other !== presentedViewController else { return presentedViewController }
    other.modalPresentationStyle = style
    other.presentation.presentationController.storedDelegate = storedDelegate
    return other
  }

  /// The rectangle of the source; nil if it is not visible.
  final func sourceFrame(in view: UIView) -> CGRect? {
    guard let sourceView, sourceView.window != nil else { return sourceItem?.frame(in: view) }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: view)
  }
}
