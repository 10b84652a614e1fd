/// Gives a presentation controller its `delegate`; sheets and popovers declare one of a narrower type. See
/// `ScrollViewDelegating.swift`.
@preconcurrency @MainActor
public protocol _PresentationDelegating: UIPresentationController {}

extension _PresentationDelegating {
  /// Gets the calls about the presentation, and decides whether the user may dismiss it; not retained.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
}

extension UIPresentationController: _PresentationDelegating {}
