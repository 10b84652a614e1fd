/// The state of a view: a part for each of its parts, which alone changes it, and the values that nothing follows from.
@MainActor
package struct ViewState {
  var tag = 0
  var restorationIdentifier: String?
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  /// Who set the frame last.
  var frameOrigin = FrameOrigin.manual

  var hierarchy = ViewHierarchy.State()
  var layout = ViewLayout.State()
  var margins = ViewMargins.State()
  var display = ViewDisplay.State()
  var tint = ViewTint.State()
  var traits = TraitState()
  var gestures = ViewGestures.State()
  var interactions = ViewInteractions.State()
  var animations = AnimatedTouches()
  var motionEffects: [UIMotionEffect] = []
  /// The settings for the large content viewer; nil until one was set.
  var largeContent: ViewLargeContent.Values?

  // MARK: Constraint layout

  /// The state of constraint layout; nil for views that take no part in it.
  package var constraints: ViewConstraintState?
  var constraintLayout = ViewConstraints.State()
  var constraintUpdates = ConstraintUpdates.State()
  var layoutRoot = LayoutRoots.State()
  /// How many active constraints involve the view.
  var mentions = ConstraintMentions()
  /// Whether an engine has, or had, an item for the view.
  var isLayoutItem = false

  var subviews: [UIView] { hierarchy.subviews }
  /// Whether constraints within the view are solved separately from those around it, as in cells.
  package var isLayoutRoot: Bool { layoutRoot.isRoot }
  var translatesAutoresizingMask: Bool { constraintLayout.translatesAutoresizingMask }
}

extension UIView {
  var hierarchy: ViewHierarchy { ViewHierarchy(self) }
  var geometry: ViewGeometry { ViewGeometry(self) }
  package var viewLayout: ViewLayout { ViewLayout(self) }
  package var margins: ViewMargins { ViewMargins(self) }
  package var traits: ViewTraits { ViewTraits(self) }
  var tint: ViewTint { ViewTint(self) }
  var display: ViewDisplay { ViewDisplay(self) }
  var gestures: ViewGestures { ViewGestures(self) }
  var largeContent: ViewLargeContent { ViewLargeContent(view: self) }
}
