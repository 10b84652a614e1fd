/// The calls from a view to the view controller that owns it.
@MainActor
package protocol ViewOwner: UIResponder {
  /// Computes the controller's traits from those that its view would inherit without it. Called before the view's own
  /// traits are computed; the controller stores them and notifies itself of a change.
  func adoptTraits(inherited: UITraitCollection) -> UITraitCollection

  /// Whether scroll views keep content clear of a container's bars even where it does not scroll.
  var adjustsScrollViewsForBars: Bool { get }

  /// Sent before each layout of the view, ahead of `viewWillLayoutSubviews()`.
  func viewWillPerformLayout()

  /// Whether the view is in a window, and the controller's `viewIsAppearing` is still to be called, with the next
  /// layout.
  var isYetToAppear: Bool { get }

  /// Called instead of the view's `updateConstraints()`, which it calls.
  func updateViewConstraints()

  /// Sent before and after the view's `layoutSubviews()`.
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()

  /// Sent before and after the view moves into or out of a window, outside the view's own `willMove(toWindow:)` and
  /// `didMoveToWindow()`.
  func viewWillMove(to window: UIWindow?)
  func viewDidMove(to window: UIWindow?)

  /// Sent after the view's own notice of the change.
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()

  /// The insets that the controller and its containers add to the view's safe area.
  var addedSafeAreaInsets: UIEdgeInsets { get }

  /// The least margins of the view, or nil if the controller does not impose any.
  var minimumViewMargins: NSDirectionalEdgeInsets? { get }
}
