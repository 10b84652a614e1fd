/// The state of the parts of a view.
@MainActor
package struct ViewState {
  var subviews: [UIView] = []
  var tag = 0
  var restorationIdentifier: String?
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var autoresizesSubviews = true
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var clearsContextBeforeDrawing = true
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var translatesAutoresizingMask = true
  var frameOrigin = FrameOrigin.manual
  package var customMargins = CustomMargins.standard
  var safeAreaInsets = UIEdgeInsets.zero
  /// The margins that were last reported to have changed.
  var reportedMargins: UIEdgeInsets?
  var backgroundColor: UIColor?
  /// The colour of a configured background that needs no view.
  var fill: ViewFill?
  var mask: UIView?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var traits = TraitState()
  /// How many animations without `allowUserInteraction` run on the view.
  var blockingAnimationCount = 0
  /// Not zero while the view is hidden in an animation that still shows it.
  var hidingNumber = 0
  var interactions: [any UIInteraction] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  /// For views that take part in constraint layout.
  package var constraints: ViewConstraintState?
  /// Whether the constraints within the view are solved separately from those around it, as in cells.
  package var isLayoutRoot = false
  /// Whether they are unless a constraint reaches across: see `LayoutRoots`.
  var mayBeLayoutRoot = false
  /// How many constraints in force speak of the view.
  var mentions = ConstraintMentions()
  /// Whether an engine has, or had, an item for the view.
  var isLayoutItem = false
  var needsUpdateConstraints = true
  /// Whether something in the view needs it; then so it does of every view above.
  var subtreeNeedsUpdateConstraints = false
  /// Counts changes of the intrinsic size, for whoever caches it.
  var intrinsicSizeGeneration: UInt = 0
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
}

/// A colour in front of a view's background colour.
struct ViewFill {
  let color: UIColor
  /// The colour that the layer has by it.
  var shown: CGColor?
}
