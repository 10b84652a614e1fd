/// A rectangle on screen that draws, lays out its subviews and responds to touches.
///
/// The members here only forward. Each concern is a part: a value that stores only the view: `ViewHierarchy`,
/// `ViewGeometry`, `ViewLayout`, `ViewMargins`, `ViewTraits`, `ViewTint`, `ViewDisplay`, `ViewActions`.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace {
  // MARK: Stored state of the parts

  package final var viewState = ViewState()
  package final var appearanceNotes: AppearanceNotes?
  package final weak var superviewReference: UIView?
  final weak var windowReference: UIWindow?
  package final weak var owningViewController: (any ViewOwner)?

  // MARK: Making

  /// The class of the view's layer: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  open override class var _properties: [_Property] { super._properties + SystemProperties.view }

  /// The layer that holds the view's geometry and picture. The view is its delegate.
  public final let layer: CALayer

  /// A view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    layer = ViewDisplay.makeLayer(of: Self.layerClass, for: Self.self)
    super.init()
    display.connectLayer()
    geometry.setInitialFrame(frame)
  }

  /// A view of zero size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    layer = ViewDisplay.makeLayer(of: Self.layerClass, for: Self.self)
    super.init()
    display.connectLayer()
    coder.decode(ViewDecoding.self, into: self)
  }

  /// The layout guide to which documents of Interface Builder refer by a key.
  func decodedGuide(_ key: String) -> UILayoutGuide? { DecodedGuides.guide(key, of: self) }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates. Undefined while `transform` is not the identity.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { geometry.bounds = newValue }
  }

  /// The position of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { geometry.center = newValue }
  }

  /// A transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// A transform in space about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point whose position is `center`, in fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point in which the view draws; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The margins and lengths of the view that change when its superview's size changes. By default none: the view keeps
  /// its frame.
  open var autoresizingMask: AutoresizingMask {
    get { viewState.autoresizingMask }
    set { viewConstraints.setAutoresizingMask(newValue) }
  }

  /// Whether subviews are resized by their masks when the view's size changes.
  open var autoresizesSubviews: Bool {
    get { viewState.autoresizesSubviews }
    set { viewState.autoresizesSubviews = newValue }
  }

  /// The size that suits the view within a size. The default is the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that suits it.
  open func sizeToFit() { geometry.sizeToFit() }

  /// The shape with which a dynamic animator lets the view collide; the rectangle of its bounds by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The shape that collides where the type is `.path`: convex, in points around the view's middle. The default is the
  /// rectangle of the bounds.
  open var collisionBoundingPath: UIBezierPath { .collisionBounds(bounds) }

  // MARK: Hit testing

  /// The deepest view under a point that takes touches, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    geometry.hitTest(point, with: event)
  }

  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Converts a point to another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { geometry.convert(point, to: view) }

  /// Converts a point from another view's coordinates; nil means the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { geometry.convert(point, from: view) }

  /// Converts a rectangle to another view's coordinates; nil means the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { geometry.convert(rect, to: view) }

  /// Converts a rectangle from another view's coordinates; nil means the window's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { geometry.convert(rect, from: view) }

  /// Converts a point to the coordinates of a view or of the screen.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    geometry.convert(point, to: coordinateSpace)
  }

  /// Converts a point from the coordinates of a view or of the screen.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    geometry.convert(point, from: coordinateSpace)
  }

  /// Converts a rectangle to the coordinates of a view or of the screen.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    geometry.convert(rect, to: coordinateSpace)
  }

  /// Converts a rectangle from the coordinates of a view or of the screen.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    geometry.convert(rect, from: coordinateSpace)
  }

  /// Whether the view and everything in it takes touches.
  open var isUserInteractionEnabled: Bool {
    get { viewState.isUserInteractionEnabled }
    set { viewState.isUserInteractionEnabled = newValue }
  }

  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { viewState.isMultipleTouchEnabled }
    set { viewState.isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view gets touches while this one has one.
  open var isExclusiveTouch: Bool {
    get { viewState.isExclusiveTouch }
    set { viewState.isExclusiveTouch = newValue }
  }

  // MARK: Gestures

  /// The recognisers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.recognizers }
    set { gestures.replace(with: newValue) }
  }

  /// Attaches a recogniser, taking it away from the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { gestures.add(gestureRecognizer) }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestures.remove(gestureRecognizer)
  }

  /// Whether a recogniser that has found its gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The behaviours added to the view.
  open var interactions: [any UIInteraction] {
    get { viewState.interactions.all }
    set { ViewInteractions(self).replace(with: newValue) }
  }

  /// Adds a behaviour, taking it away from the view it was added to.
  open func addInteraction(_ interaction: any UIInteraction) { ViewInteractions(self).add(interaction) }

  /// Takes a behaviour away.
  open func removeInteraction(_ interaction: any UIInteraction) { ViewInteractions(self).remove(interaction) }

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { superviewReference }

  /// The views directly in this one, from back to front.
  open var subviews: [UIView] { viewState.subviews }

  /// The window the view is in.
  open var window: UIWindow? { windowReference }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { hierarchy.insert(view, .front) }

  /// Adds a view at an index, 0 being the back; subviews from that index on move to the front by one.
  open func insertSubview(_ view: UIView, at index: Int) { hierarchy.insert(view, .index(index)) }

  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    hierarchy.insert(view, .below(siblingSubview))
  }

  /// Adds a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    hierarchy.insert(view, .above(siblingSubview))
  }

  /// Swaps two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { hierarchy.exchange(index1, index2) }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { hierarchy.bringToFront(view) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { hierarchy.sendToBack(view) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { hierarchy.removeFromSuperview() }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { hierarchy.isDescendant(of: view) }

  /// A number to find the view by.
  open var tag: Int {
    get { viewState.tag }
    set { viewState.tag = newValue }
  }

  /// The app's name for the view in the state that it saves; nil by default. Kept for the app: no state is saved here.
  open var restorationIdentifier: String? {
    get { viewState.restorationIdentifier }
    set { viewState.restorationIdentifier = newValue }
  }

  /// The view itself or the first view in it with the tag, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { hierarchy.viewWithTag(tag) }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets into another window, or out of its window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view got into another window, or out of its window.
  open func didMoveToWindow() {}

  /// Makes the first responder in this view resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { hierarchy.endEditing(force) }

  // MARK: Layout

  /// Asks for layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs pending layouts now: from the outermost superview that needs layout downwards.
  open func layoutIfNeeded() { viewLayout.layoutIfNeeded() }

  /// Lays out the subviews. Subclasses override it for a layout of their own; do not call it directly.
  open func layoutSubviews() { viewConstraints.placeSubviews() }

  /// The size of the view's content, or `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the size of the view's content changed.
  open func invalidateIntrinsicContentSize() { viewLayout.invalidateIntrinsicContentSize() }

  // MARK: Constraints

  /// Whether views of the class need constraint layout to be laid out at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the view is placed by its frame and autoresizing mask. The default is true; set it to false for a view
  /// that is placed by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { viewState.translatesAutoresizingMask }
    set { viewConstraints.setTranslatesAutoresizingMask(newValue) }
  }

  /// The constraints that were added to this view.
  open var constraints: [NSLayoutConstraint] { viewState.constraints?.constraints ?? [] }

  /// Activates a constraint on this view; both items must be this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { ConstraintActivation(constraint).install(in: self) }

  /// Activates constraints on this view; all items must be this view or its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Deactivates a constraint of this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { viewConstraints.remove(constraint) }

  /// Deactivates constraints of this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Changes the view's constraints; called before a layout after `setNeedsUpdateConstraints()`. Overrides end with a
  /// call of the superclass's method.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { ConstraintUpdates(self).setNeeded() }

  /// Whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { ConstraintUpdates(self).areNeeded }

  /// Calls `updateConstraints()` now on the views for which that is pending.
  open func updateConstraintsIfNeeded() { ConstraintUpdates(self).updateIfNeeded() }

  /// The priority with which the view resists being larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewConstraints.huggingPriority[axis]
  }

  /// Sets the priority with which the view resists being larger than its content along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    viewConstraints.setHuggingPriority(priority, axis)
  }

  /// The priority with which the view resists being smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    viewConstraints.resistancePriority[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    viewConstraints.setResistancePriority(priority, axis)
  }

  /// The smallest size that satisfies the constraints and is as close to a size as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints and is as close to a size as the priorities demand.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    FittingSize(self).size(
      target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The alignment rectangle, which constraints position, of the view with a given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of the view with a given alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The insets of the alignment rectangle in the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is used for constraints to this one's; by default this view.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is used for constraints to this one's; by default this view.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the constraints leave the view's rectangle more than one best value.
  open var hasAmbiguousLayout: Bool { LayoutInspection.isAmbiguous(self) }

  /// Moves a view with an ambiguous layout to another rectangle that its constraints allow. For debugging.
  open func exerciseAmbiguityInLayout() { LayoutInspection.exerciseAmbiguity(of: self) }

  /// The active constraints that involve the view along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutInspection.constraints(affecting: self, axis: axis)
  }

  // MARK: Margins and safe area

  /// The margins within which content is laid out, the safe area included, in points.
  open var layoutMargins: UIEdgeInsets {
    get { margins.resolved }
    set { margins.set(.absolute(newValue)) }
  }

  /// The layout margins with leading and trailing edges instead of left and right ones.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.resolved.directional(effectiveUserInterfaceLayoutDirection) }
    set { margins.set(.directional(newValue)) }
  }

  /// Whether the margins keep content out of the superview's margins too.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperviewLayoutMargins }
    set { margins.preservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the margins include the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsLayoutMarginsFromSafeArea }
    set { margins.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}

  /// The distances by which bars and the device's edges extend into the view; zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { margins.safeAreaInsets }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The safe area that is handed to subviews. A scroll view removes the part that its adjusted insets cover already.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The distances by which the margins extend into a subview that preserves them.
  func layoutMargins(reachingInto frame: CGRect) -> UIEdgeInsets { layoutMargins.reaching(into: frame, of: bounds) }

  // MARK: Direction

  /// How the view's content behaves in a mirrored interface.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { viewLayout.semanticContentAttribute }
    set { viewLayout.semanticContentAttribute = newValue }
  }

  /// The direction to lay the view's content out in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: viewLayout.semanticContentAttribute, relativeTo: traits.layoutDirection)
  }

  /// The direction of content with an attribute in the app's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: CurrentTraits.layoutDirection)
  }

  /// The direction of content with an attribute within an interface of a direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(within: layoutDirection)
  }

  // MARK: Appearance

  /// The background colour; nil, the default, for none.
  open var backgroundColor: UIColor? {
    get { display.backgroundColor }
    set {
      display.setBackgroundColor(newValue)
      noteAppearance(\.backgroundColor, newValue)
    }
  }

  /// The opacity of the view with everything in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view with everything in it is neither shown nor touchable.
  open var isHidden: Bool {
    get { display.isHidden }
    set { display.setHidden(newValue) }
  }

  /// Called after the intrinsic content size was invalidated.
  @_spi(UIKitFloors) open func contentSizeDidInvalidate() { superviewReference?.contentSizeDidInvalidate(of: self) }

  /// Called when the intrinsic size of a subview's content changed.
  @_spi(UIKitFloors) open func contentSizeDidInvalidate(of subview: UIView) {}

  /// Called when a constraint or a content size changed in the view, if the view is a layout root.
  @_spi(UIKitFloors) open func layoutContentDidChange() { superviewReference?.layoutContentDidChange(of: self) }

  /// Called when a constraint or a content size changed in a subview that is a layout root.
  @_spi(UIKitFloors) open func layoutContentDidChange(of subview: UIView) {}

  /// The size of the content that the view scrolls; nil for a view that does not scroll.
  @_spi(UIKitFloors) open var scrolledContentSize: CGSize? { nil }

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// Whether a subview that is hidden in an animation stays visible until the end, while its size shrinks.
  func keepsShowing(_ subview: UIView) -> Bool { false }

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque: Bool {
    get { viewState.isOpaque }
    set { viewState.isOpaque = newValue }
  }

  /// Whether subviews are cut off at the view's bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the bounds are cleared before `draw(_:)`.
  open var clearsContextBeforeDrawing: Bool {
    get { viewState.clearsContextBeforeDrawing }
    set { viewState.clearsContextBeforeDrawing = newValue }
  }

  /// A view whose opacity masks this one.
  open var mask: UIView? {
    get { display.mask }
    set { display.setMask(newValue) }
  }

  /// How content fits into bounds of another size.
  open var contentMode: ContentMode {
    get { display.contentMode }
    set { display.setContentMode(newValue) }
  }

  /// Draws the view's content into the current context. Do not call it directly; call `setNeedsDisplay()`.
  open func draw(_ rect: CGRect) {}

  /// Asks for drawing before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for drawing of a part before the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// A view that shows a picture of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { ViewSnapshot(self).makeView() }

  /// Draws the view with everything in it into the current context, scaled into a rectangle.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    ViewSnapshot(self).draw(in: rect)
  }

  /// The colour of interactive and template content. If it is not set, it is inherited from the superview; the root's
  /// is the accent colour of the app's asset catalogs or the system's blue.
  open var tintColor: UIColor! {
    get { tint.effectiveColor }
    set {
      tint.setColor(newValue)
      noteAppearance(\.tintColor, newValue)
    }
  }

  /// Whether the tint is dimmed, as behind an alert; inherited if it is automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.effectiveMode }
    set { tint.setMode(newValue) }
  }

  /// Called after the view's tint changed.
  open func tintColorDidChange() {}

  /// The effects by which the view follows the tilt of the device. A window is never tilted.
  open var motionEffects: [UIMotionEffect] {
    get { viewState.motionEffects }
    set { viewState.motionEffects = newValue }
  }

  /// Adds an effect of the device's tilt.
  open func addMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }

  /// Removes an effect of the device's tilt.
  open func removeMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.removeAll { $0 === effect } }

  // MARK: Traits

  /// The traits in force for the view.
  open var traitCollection: UITraitCollection { viewState.traits.collection }

  /// The traits that the view sets for itself and everything in it. They come into force with the next layout.
  open var traitOverrides: UITraitOverrides {
    get { viewState.traits.overrides }
    set { traits.setOverrides(newValue) }
  }

  /// Light or dark for the view and everything in it; `unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewState.traits.overrides.userInterfaceStyle }
    set { traits.setStyle(newValue) }
  }

  /// The smallest text size of the view and everything in it; nil, the default, for no limit. It applies at once.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.traits.textSizes.minimum }
    set { traits.setTextSizes { $0.minimum = newValue } }
  }

  /// The largest text size of the view and everything in it; nil, the default, for no limit. It applies at once.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { viewState.traits.textSizes.maximum }
    set { traits.setTextSizes { $0.maximum = newValue } }
  }

  /// The view and each of its superviews with its text size and limits, for the debugger.
  open var appliedContentSizeCategoryLimitsDescription: String { traits.textSizesDescription }

  /// Applies pending trait overrides now, rather than with the next layout.
  open func updateTraitsIfNeeded() { traits.updateIfNeeded() }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Large content viewer

  /// Whether the large content viewer shows the view, by a `UILargeContentViewerInteraction` of the view or of one
  /// around it; false by default. For views that cannot grow with the text.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }

  /// The text in the large content viewer; by default that of a label or a button, else nil.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }

  /// The image in the large content viewer; by default that of an image view or a button, else nil.
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  /// Whether the large content viewer enlarges the image; false, the default, shows it in its own size. Symbols are
  /// sharp in any size.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }

  /// How far the edges of the image in the large content viewer lie inside of their usual position, in points; zero by
  /// default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }

  // MARK: The layer's delegate

  /// Lays out the view: updates its traits, then calls `layoutSubviews()` between the two calls to its controller.
  open func layoutSublayers(of layer: CALayer) { viewLayout.perform() }

  /// The animation of a change of a layer's property: none outside of an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewActions.action(for: layer, key: event)
  }

  /// Draws the view's content wherever its layer is rasterised.
  package final func drawContents(of layer: CALayer, in context: CGContext) { display.draw(in: context) }

  // MARK: The responder chain

  /// The view's controller, if the view is a controller's; otherwise the superview.
  open override var next: UIResponder? { hierarchy.next }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ViewAccessibility(view: self)
  }

  /// The class, the address, the frame and unusual settings, in the form of UIKit's logs.
  open override var description: String { MainActor.assumeIsolated { ViewDescription(self).text } }
}
