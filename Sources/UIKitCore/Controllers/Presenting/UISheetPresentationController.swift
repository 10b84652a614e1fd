/// Shows a controller on a sheet at the lower edge, at one of several heights.
///
/// The members here only forward; `SheetPlace` shows the sheet and `SheetDrag` follows the finger.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  final private(set) lazy var settings = SheetSettings(self)

  /// Informed of changes of the sheet.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { storedDelegate as? any UISheetPresentationControllerDelegate }
    set { storedDelegate = newValue }
  }

  /// The heights at which the sheet may rest. By default a sheet is as high as possible.
  open var detents: [Detent] {
    get { settings.detents }
    set { settings.detents = newValue }
  }

  /// The detent at which the sheet rests, or is to rest; nil for the lowest. A drag changes it.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { settings.selected }
    set { settings.selected = newValue }
  }

  /// The largest detent at which the presenter is not dimmed and receives touches; nil, the default, dims it at all.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { settings.largestUndimmed }
    set { settings.largestUndimmed = newValue }
  }

  /// Whether a handle is shown at the upper edge.
  open var prefersGrabberVisible: Bool {
    get { settings.showsGrabber }
    set { settings.showsGrabber = newValue }
  }

  /// The radius of the corners in points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    get { settings.cornerRadius }
    set { settings.cornerRadius = newValue }
  }

  /// Whether scrolling up a list that is at its top expands the sheet before the list scrolls. True by default.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { settings.scrollingExpands }
    set { settings.scrollingExpands = newValue }
  }

  /// Whether the sheet touches the lower edge of a window that is not high, as of a phone on its side. False by default: it
  /// covers all of such a window.
  open var prefersEdgeAttachedInCompactHeight: Bool {
    get { settings.isEdgeAttachedInCompactHeight }
    set { settings.isEdgeAttachedInCompactHeight = newValue }
  }

  /// Lays the sheet out again, as its size may depend on the controller's preferred size.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  /// Whether an edge-attached sheet in a compact height is as wide as the controller's `preferredContentSize`. False by
  /// default: it is as wide as the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { settings.widthFollowsContent }
    set { settings.widthFollowsContent = newValue }
  }

  /// Animates the changes of the sheet's properties that the closure makes.
  open func animateChanges(_ changes: () -> Void) { settings.animate(changes) }

  /// Computes the heights of the detents again.
  open func invalidateDetents() { settings.didChange() }
}

/// Informed of changes of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user dragged the sheet to another height. Not called where the app changed it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
