/// The area that a keyboard on the screen covers.
///
/// A desktop has no such keyboard. As on a device whose keyboard is hidden, the guide has the view's width and reaches
/// from the bottom of the safe area to the bottom of the view: its height is 0 if the safe area reaches the bottom.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private final var isTiedToSafeArea = true

  init(rule: LayoutGuideRule) {
    super.init(part: LayoutGuidePart(rule: rule))
    tracking.guideDidMove(near: .bottom)
    Self.guides.removeAll { $0.guide == nil }
    Self.guides.append(Weak(guide: self))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the guide begins at the bottom of the safe area rather than of the view. True by default.
  open var usesBottomSafeArea: Bool {
    get { isTiedToSafeArea }
    set { setTiedToSafeArea(newValue) }
  }

  /// Whether the guide follows a keyboard that was moved off the bottom edge. False by default. Input views of an app
  /// stay at the edge.
  open var followsUndockedKeyboard = false

  /// The distance above the input views at which a dragging finger begins to move them, in points; 0 by default.
  ///
  /// It concerns scroll views whose `keyboardDismissMode` is interactive: a bar pinned to the guide, above the
  /// keyboard, moves down with the finger once the finger reaches the bar.
  open var keyboardDismissPadding: CGFloat = 0

  /// The largest padding of the guides in a window.
  static func dismissPadding(in window: UIWindow?) -> CGFloat {
    guides.compactMap(\.guide).filter { $0.owningView?.window === window }.map(\.keyboardDismissPadding).max() ?? 0
  }

  final func coveredHeight(of view: UIView) -> CGFloat {
    max(isTiedToSafeArea ? view.safeAreaInsets.bottom : 0, heightUnderInputViews(of: view))
  }

  /// The height of the part of a view that the first responder's input views cover at the bottom of the window.
  private func heightUnderInputViews(of view: UIView) -> CGFloat {
    guard let window = view.window, window.presence.inputViews.coveredHeight > 0 else { return 0 }
    let top = window.bounds.height - window.presence.inputViews.coveredHeight
    return max(0, view.convert(view.bounds, to: nil).maxY - top)
  }

  private struct Weak {
    weak var guide: UIKeyboardLayoutGuide?
  }

  /// All keyboard guides that were made, to update them when the input views move.
  private static var guides: [Weak] = []

  /// Updates the guides when the height of the input views changed.
  static func keyboardDidChange(in window: UIWindow?) {
    for guide in guides.compactMap(\.guide) where guide.owningView?.window === window { guide.noteChange() }
  }

  private func noteChange() {
    guard let owner = owningView else { return }
    LayoutEngine.noteChange(of: owner)
    owner.setNeedsLayout()
  }

  private func setTiedToSafeArea(_ isTied: Bool) {
    isTiedToSafeArea = isTied
    noteChange()
  }
}
