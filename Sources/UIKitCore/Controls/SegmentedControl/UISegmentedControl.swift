/// Segments side by side, of which at most one is selected.
///
/// Members only forward: `SegmentList` keeps the segments, `SegmentAppearance` draws them, `SegmentTracking` follows
/// the finger, `SegmentCursor` keys. A number beyond the last segment means the last one.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  final lazy var segments = SegmentList(control: self)
  final lazy var appearance = SegmentAppearance(control: self)
  final lazy var cursor = SegmentCursor(control: self)
  final lazy var segmentTracking = SegmentTracking(control: self)

  /// The value of `selectedSegmentIndex` while no segment is selected: -1.
  open class var noSegment: Int { -1 }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    appearance.setUp()
  }

  /// A control without segments, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    appearance.setUp()
    coder.decode(SegmentedControlDecoding.self, into: self)
  }

  /// A segment for each string or image, as large as they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    appearance.setUp()
    segments.append(items ?? [])
    bounds.size = intrinsicContentSize
  }

  /// A segment for each action, which is performed when the segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments.append(actions)
  }

  // MARK: Segments

  /// How many segments the control has; they are numbered from 0.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment with a title before another, or as the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Adds a segment with an image before another, or as the last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Adds a segment with an action's title and image before another, or as the last; it replaces a segment whose action
  /// has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(action, at: segment, animated: animated)
  }

  /// Removes a segment; if it was selected, no segment is selected.
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment, animated: animated) }

  /// Removes every segment.
  open func removeAllSegments() { segments.removeAll() }

  /// Sets the title of a segment, replacing its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { segments.setTitle(title, at: segment) }

  /// A segment's title; nil while it shows an image.
  open func titleForSegment(at segment: Int) -> String? { segments[segment]?.title }

  /// Sets the image of a segment, replacing its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { segments.setImage(image, at: segment) }

  /// A segment's image; nil while it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment]?.image }

  /// Gives a segment an action, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { segments.setAction(action, at: segment) }

  /// A segment's action.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment]?.action }

  /// The number of the segment whose action has an identifier; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.index(of: actionIdentifier)
  }

  /// Gives a segment a width in points; 0 for a width that follows from its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { segments.change(segment) { $0.width = width } }

  /// The width that was given to a segment, in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment]?.width ?? 0 }

  /// Sets whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments.change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a user can select a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment]?.isEnabled ?? false }

  /// Sets the offset of a segment's content from its centre, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments.change(segment) { $0.contentOffset = offset }
  }

  /// The offset of a segment's content from its centre, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[segment]?.contentOffset ?? .zero }

  // MARK: Selection

  /// The selected segment, or `noSegment`. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { segments.selected }
    set { segments.select(newValue, animated: false) }
  }

  /// Whether a segment is only selected while it is held.
  open var isMomentary: Bool {
    get { segments.isMomentary }
    set { segments.isMomentary = newValue }
  }

  // MARK: Looks

  /// Whether segments are as wide as their own content, rather than all alike.
  open var apportionsSegmentWidthsByContent: Bool {
    get { segments.isApportioned }
    set { segments.isApportioned = newValue }
  }

  /// The background colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { appearance.selectedTint }
    set {
      appearance.selectedTint = newValue
      noteAppearance(\.selectedSegmentTintColor, newValue)
    }
  }

  /// Sets how titles are written in a state. States without attributes have those of `.normal`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    appearance.setAttributes(attributes, for: state)
    noteAppearance(#function, [state.rawValue]) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  /// The attributes of titles that were set for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    appearance.attributes[state.rawValue]
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { appearance.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { appearance.naturalSize }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { numberOfSegments > 0 }
  @_spi(UIKitFloors) public final override func step(by step: Int) -> Bool { segments.step(by: step) }
  @_spi(UIKitFloors) public final override func tapByKey() { segments.tapByKey { super.tapByKey() } }

  package override var keyFocusFrame: CGRect { appearance.frame(of: cursor.segment) ?? super.keyFocusFrame }

  open override func layoutSubviews() {
    super.layoutSubviews()
    appearance.place()
  }

  @_spi(UIKitFloors) public final override func stateDidChange() { appearance.update() }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    SegmentedControlAccessibility(view: self)
  }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.tap] }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    segmentTracking.begin(at: touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    segmentTracking.move(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { segmentTracking.end(event) }

  open override func cancelTracking(with event: UIEvent?) { segmentTracking.cancel() }
}
