import ListCore

/// A view whose content is larger than itself, moved by fingers, wheels and keys.
///
/// The content offset is the origin of the view's bounds. Members only forward; `README.md` in this folder lists the
/// parts.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  package private(set) lazy var scrollCalls = ScrollDelegateCalls(scrollView: self)
  private(set) lazy var position = ScrollPosition(host: self)
  private(set) lazy var insets = ScrollInsets(host: self)
  package private(set) lazy var motion = ScrollMotion(host: self)
  private(set) lazy var dragging = ScrollDragging(host: self)
  private(set) lazy var wheel = ScrollWheel(host: self)
  private(set) lazy var keys = ScrollKeys(host: self)
  private(set) lazy var indicators = ScrollIndicators(host: self)
  private(set) lazy var refresh = ScrollRefresh(host: self)
  private(set) lazy var zoom = ScrollZoom(host: self)
  final let ticker = ScrollTicker()
  private(set) lazy var contentTouches = ScrollContentTouches(scrollView: self)
  /// The bar over the content's upper edge, whose look depends on the scroll position.
  weak var edgeObserver: (any ScrollEdgeObserver)?
  /// The bar over the content's lower edge.
  weak var bottomEdgeObserver: (any ScrollEdgeObserver)?
  /// The toolbar over the content's lower edge, which may be above a tab bar.
  weak var toolbarEdgeObserver: (any ScrollEdgeObserver)?

  /// Makes a scroll view with no content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
    coder.decode(ScrollViewDecoding.self, into: self)
  }

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UIScrollView.delegate),
      _Property("refreshControl", \UIScrollView.refreshControl),
    ]
  }

  override func decodedGuide(_ key: String) -> UILayoutGuide? {
    ScrollViewDecoding.guide(key, of: self) ?? super.decodedGuide(key)
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner, in points. Setting it stops any motion and calls the
  /// delegate at once.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { position.jump(to: newValue) }
  }

  /// The content's size, in points.
  open var contentSize: CGSize {
    get { position.contentSize }
    set {
      ScrolledLayout(self).noteContentSize(newValue)
      position.contentSize = newValue
    }
  }

  /// Moves the content, over about 0.3 s if animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    position.move(to: contentOffset, animated: animated)
  }

  /// Scrolls the shortest distance that makes `rect`, in the content's coordinates, visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    position.reveal(rect, animated: animated)
  }

  /// The content's rectangle. Constraints between it and subviews of the scroll view determine `contentSize`, and so
  /// do constraints to the edges of the scroll view itself.
  open var contentLayoutGuide: UILayoutGuide { viewConstraints.guide(\.scrollContentGuide) }

  /// The scroll view's own rectangle, which does not move while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { viewConstraints.guide(\.scrollFrameGuide) }

  // MARK: Insets

  /// Space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { insets.contentInset }
    set { insets.contentInset = newValue }
  }

  /// The insets of the content, plus the areas covered by bars, depending on `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets { insets.adjustedContentInset }

  /// Called after `adjustedContentInset` changed, before the delegate is informed.
  open func adjustedContentInsetDidChange() {}

  /// Which edges of the safe area the content keeps clear of.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { insets.adjustmentBehavior }
    set { insets.adjustmentBehavior = newValue }
  }

  /// Whether indicators keep clear of the safe area too.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.adjustsInsets }
    set { indicators.adjustsInsets = newValue }
  }

  /// Space around both indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { indicators.setBothInsets(newValue) }
  }

  /// Space around the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.verticalInsets }
    set { indicators.verticalInsets = newValue }
  }

  /// Space around the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { indicators.horizontalInsets }
    set { indicators.horizontalInsets = newValue }
  }

  // MARK: What moves

  /// Whether the user may scroll.
  open var isScrollEnabled: Bool {
    get { dragging.isEnabled }
    set { dragging.isEnabled = newValue }
  }

  /// Whether a drag that begins along one axis keeps to it.
  open var isDirectionalLockEnabled: Bool {
    get { dragging.locksDirection }
    set { dragging.locksDirection = newValue }
  }

  /// Whether the content follows past its edges and springs back.
  open var bounces: Bool {
    get { position.bouncesHorizontally && position.bouncesVertically }
    set { position.setBounces(newValue) }
  }

  /// Whether the content bounces at its left and right edge.
  open var bouncesHorizontally: Bool {
    get { position.bouncesHorizontally }
    set { position.bouncesHorizontally = newValue }
  }

  /// Whether the content bounces at its top and bottom.
  open var bouncesVertically: Bool {
    get { position.bouncesVertically }
    set { position.bouncesVertically = newValue }
  }

  /// Whether the content bounces sideways even where everything fits.
  open var alwaysBounceHorizontal: Bool {
    get { position.alwaysBouncesHorizontally }
    set { position.alwaysBouncesHorizontally = newValue }
  }

  /// Whether the content bounces up and down even where everything fits.
  open var alwaysBounceVertical: Bool {
    get { position.alwaysBouncesVertically }
    set { position.alwaysBouncesVertically = newValue }
  }

  /// Whether scrolling stops on multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { motion.isPaging }
    set { motion.isPaging = newValue }
  }

  /// How quickly a deceleration slows down: the part of the velocity that remains after a millisecond.
  open var decelerationRate: DecelerationRate {
    get { motion.decelerationRate }
    set { motion.decelerationRate = newValue }
  }

  /// Whether a tap on the status bar, or its key, scrolls to the top.
  open var scrollsToTop: Bool {
    get { keys.scrollsToTop }
    set { keys.scrollsToTop = newValue }
  }

  /// Whether keys scroll the content.
  open var allowsKeyboardScrolling: Bool {
    get { keys.isEnabled }
    set { keys.isEnabled = newValue }
  }

  /// How a drag ends editing; `none` by default.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { dragging.keyboardDismissMode }
    set { dragging.keyboardDismissMode = newValue }
  }

  // MARK: State

  /// Whether a finger is on the content.
  open var isTracking: Bool { dragging.isTracking }

  /// Whether the user moves the content.
  open var isDragging: Bool { dragging.isDragging }

  /// Whether the content moves on after the finger has left.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether the content moves to an offset that was set with animation.
  open var isScrollAnimating: Bool { motion.isGliding }

  // MARK: Zooming

  /// The smallest scale that the content rests at. Zooming takes a delegate that names a view, and a maximum above
  /// this.
  open var minimumZoomScale: CGFloat {
    get { zoom.rule.minimum }
    set { zoom.rule.minimum = newValue }
  }

  /// The largest scale that the content rests at.
  open var maximumZoomScale: CGFloat {
    get { zoom.rule.maximum }
    set { zoom.rule.maximum = newValue }
  }

  /// The scale of the view that the delegate's `viewForZooming(in:)` returns; 1 by default. Setting it keeps the
  /// middle of the visible part.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom.set(newValue, animated: false) }
  }

  /// Whether two fingers can zoom beyond the limits, from where the content comes back.
  open var bouncesZoom: Bool {
    get { zoom.rule.bounces }
    set { zoom.rule.bounces = newValue }
  }

  /// Whether two fingers zoom.
  open var isZooming: Bool { zoom.isZooming }

  /// Whether the content comes back from beyond a limit of its scale.
  open var isZoomBouncing: Bool { zoom.isBouncing }

  /// Whether the scale is being animated to a value that the app set.
  open var isZoomAnimating: Bool { zoom.isAnimating }

  /// The recogniser of two fingers that zoom; nil if there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.recognizer }

  /// Changes the scale, over about 0.3 s if animated. The scale is brought within its limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom.set(scale, animated: animated) }

  /// Shows a rectangle of the zoomed view, in that view's coordinates, as large as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom.show(rect, animated: animated) }

  // MARK: Refreshing

  /// The refresh control above the content, which a pull starts; nil, the default, for none.
  open var refreshControl: UIRefreshControl? {
    get { refresh.control as? UIRefreshControl }
    set { refresh.control = newValue }
  }

  @_spi(UIKitFloors) public final override var scrolledContentSize: CGSize? { contentSize }

  /// Inserts a view behind all content.
  @_spi(UIKitFloors) open func placeBehindContent(_ view: UIView) { insertSubview(view, at: 0) }

  // MARK: Indicators

  /// Whether the vertical indicator shows while scrolling.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }

  /// Whether the horizontal indicator shows while scrolling.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }

  /// The indicators' colour.
  open var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Touches

  /// The recogniser that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { dragging.recognizer }

  /// Whether touches reach the content only when they have not become a drag for a moment.
  open var delaysContentTouches: Bool {
    get { contentTouches.isDelayed }
    set { contentTouches.isDelayed = newValue }
  }

  /// Whether a touch in the content is cancelled there when it becomes a drag of the scroll view. True by default.
  open var canCancelContentTouches: Bool {
    get { contentTouches.isCancellable }
    set { contentTouches.isCancellable = newValue }
  }

  /// Whether the scroll view delivers touches to a view in its content. Returns true; subclasses override it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether touches in `view` are cancelled when they become a drag. Returns true, but false for controls; subclasses
  /// override it.
  open func touchesShouldCancel(in view: UIView) -> Bool { contentTouches.shouldCancel(in: view) }

  /// Called after the delegate was replaced.
  @_spi(UIKitFloors) open func delegateDidChange() {}

  /// Called before each call of the delegate, which may release the objects that serve the view.
  @_spi(UIKitFloors) open func willCallDelegate() {}

  /// Adjusts the offset at which content will rest. The velocity is in points a millisecond.
  @_spi(UIKitFloors) open func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: View

  open override var bounds: CGRect {
    get { super.bounds }
    set { position.change { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { position.change { super.frame = newValue } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ScrolledLayout(self).takeContentSize()
    refresh.layOut()
    indicators.layOut()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insets.update()
  }

  /// Called when a finger that stopped the motion is lifted without a drag.
  @_spi(UIKitFloors) open func didLetGoOfCaughtContent() {}

  /// The safe area of the content, without the part that the adjusted insets cover already.
  override var safeAreaInsetsForSubviews: UIEdgeInsets { insets.safeAreaLeftToContent }

  override func layoutMargins(reachingInto frame: CGRect) -> UIEdgeInsets { insets.margins(reachingInto: frame) }

  /// Whether the top and bottom margins, too, extend into subviews that preserve their superview's margins.
  @_spi(UIKitFloors) open var handsOnVerticalMargins: Bool { true }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    motion.windowDidChange()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    dragging.shouldBegin(gestureRecognizer) { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    ScrollAccessibility(view: self)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    keys.handle(presses) { super.pressesBegan($0, with: event) }
  }
}
