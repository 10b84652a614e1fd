/// The room that a keyboard takes from a view.
///
/// A desktop has no keyboard on its screen. As on a device on which it is not shown, the guide lies at the bottom of
/// the view, as wide as it, from the safe area's bottom on: with no height where the safe area reaches the bottom.
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

  /// Whether the guide begins at the bottom of the safe area, rather than at that of the view.
  open var usesBottomSafeArea: Bool {
    get { isTiedToSafeArea }
    set { setTiedToSafeArea(newValue) }
  }

  /// Whether the guide goes with a keyboard that was taken off the bottom edge. Views of an app's own stay there.
  open var followsUndockedKeyboard = false

  /// How far above the views at the bottom of the window a dragged finger begins to take them along, in points.
  ///
  /// It concerns scroll views whose `keyboardDismissMode` is interactive: a bar above the keyboard, pinned to the guide,
  /// goes down with the finger when that reaches the bar.
  open var keyboardDismissPadding: CGFloat = 0

  /// The largest padding of the guides in a window.
  static func dismissPadding(in window: UIWindow?) -> CGFloat {
    guides.compactMap(\.guide).filter { $0.owningView?.window === window }.map(\.keyboardDismissPadding).max() ?? 0
  }

  final func coveredHeight(of view: UIView) -> CGFloat {
    max(isTiedToSafeArea ? view.safeAreaInsets.bottom : 0, heightUnderInputViews(of: view))
  }

  /// How much of a view is covered by what stands at the bottom of the window for the first responder.
  private func heightUnderInputViews(of view: UIView) -> CGFloat {
    guard let window = view.window, window.presence.inputViews.coveredHeight > 0 else { return 0 }
    let top = window.bounds.height - window.presence.inputViews.coveredHeight
    return max(0, view.convert(view.bounds, to: nil).maxY - top)
  }

  private struct Weak {
    weak var guide: UIKeyboardLayoutGuide?
  }

  /// Every guide that an app asked for.
  private static var guides: [Weak] = []

  /// What stands at the bottom of a window is another height.
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
