@_spi(UIKitFloors) import UIKitCore

/// A control that selects a value from a range with a thumb on a track.
///
/// Members only forward: `SliderTracking` keeps the value and follows the finger, `SliderAppearance` draws.
@preconcurrency @MainActor
open class UISlider: UIControl {
  final lazy var appearance = SliderAppearance(self)
  final lazy var sliding = SliderTracking(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("value", \UISlider.value), _Property("minimumValue", \UISlider.minimumValue),
      _Property("maximumValue", \UISlider.maximumValue),
    ]
  }

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    appearance.setUp()
  }

  /// A slider from 0 to 1, at 0, or as decoded from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    appearance.setUp()
    coder.decode(SliderDecoding.self, into: self)
  }

  // MARK: Value

  /// The value at the thumb, within the range. Setting it sends no event.
  open var value: Float {
    get { sliding.range.value }
    set { sliding.change { $0.set(newValue) } }
  }

  /// Moves the thumb without sending an event.
  open func setValue(_ value: Float, animated: Bool) { sliding.change({ $0.set(value) }, animated: animated) }

  /// The value at the leading end; 0 by default. `value` is clamped to it.
  open var minimumValue: Float {
    get { sliding.range.minimum }
    set { sliding.change { $0.setMinimum(newValue) } }
  }

  /// The value at the trailing end; 1 by default. `value` is clamped to it.
  open var maximumValue: Float {
    get { sliding.range.maximum }
    set { sliding.change { $0.setMaximum(newValue) } }
  }

  /// Whether events are sent while the thumb moves, or only once when it is released.
  open var isContinuous: Bool {
    get { sliding.isContinuous }
    set { sliding.isContinuous = newValue }
  }

  // MARK: Looks

  /// An image at the leading end, which shortens the track; nil, the default, for none.
  open var minimumValueImage: UIImage? {
    get { appearance.minimumImage }
    set { appearance.minimumImage = newValue }
  }

  /// An image at the trailing end, which shortens the track; nil, the default, for none.
  open var maximumValueImage: UIImage? {
    get { appearance.maximumImage }
    set { appearance.maximumImage = newValue }
  }

  /// The colour of the track before the thumb; nil for the tint colour. Setting it removes the images of that part.
  open var minimumTrackTintColor: UIColor? {
    get { appearance.lowerLooks.tint }
    set {
      appearance.lowerLooks.tint = newValue
      noteAppearance(\.minimumTrackTintColor, newValue)
    }
  }

  /// The colour of the track after the thumb; nil for the system's grey. Setting it removes the images of that part.
  open var maximumTrackTintColor: UIColor? {
    get { appearance.upperLooks.tint }
    set {
      appearance.upperLooks.tint = newValue
      noteAppearance(\.maximumTrackTintColor, newValue)
    }
  }

  /// The colour of the thumb; nil for white. Setting it removes the thumb's images.
  open var thumbTintColor: UIColor? {
    get { appearance.thumbLooks.tint }
    set {
      appearance.thumbLooks.tint = newValue
      noteAppearance(\.thumbTintColor, newValue)
    }
  }

  /// Sets the thumb's image for a state; states without an image use that of the normal state. The image determines the
  /// thumb's size, and replaces its colour.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.thumbLooks.images[state] = image
    noteAppearance(#function, [state.rawValue]) { $0.setThumbImage(image, for: state) }
  }

  /// The thumb's image as set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { appearance.thumbLooks.images.own(state) }

  /// The thumb's image in the present state; nil if there is none.
  open var currentThumbImage: UIImage? { appearance.thumbLooks.images[state] }

  /// Sets the image of the track before the thumb for a state; states without an image use that of the normal state. It
  /// is stretched to the length of that part, and replaces its colour.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.lowerLooks.images[state] = image
    noteAppearance(#function, [state.rawValue]) { $0.setMinimumTrackImage(image, for: state) }
  }

  /// The image of the track before the thumb as set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { appearance.lowerLooks.images.own(state) }

  /// The image of the track before the thumb in the present state; nil if there is none.
  open var currentMinimumTrackImage: UIImage? { appearance.lowerLooks.images[state] }

  /// Sets the image of the track after the thumb for a state; states without an image use that of the normal state. It
  /// is stretched to the length of that part, and replaces its colour.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.upperLooks.images[state] = image
    noteAppearance(#function, [state.rawValue]) { $0.setMaximumTrackImage(image, for: state) }
  }

  /// The image of the track after the thumb as set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { appearance.upperLooks.images.own(state) }

  /// The image of the track after the thumb in the present state; nil if there is none.
  open var currentMaximumTrackImage: UIImage? { appearance.upperLooks.images[state] }

  @_spi(UIKitFloors) public final override func stateDidChange() { appearance.show() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    appearance.show()
  }

  // MARK: Places

  /// The frame of the image at the leading end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    appearance.imageRect(minimumValueImage, in: bounds, isMinimum: true)
  }

  /// The frame of the image at the trailing end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    appearance.imageRect(maximumValueImage, in: bounds, isMinimum: false)
  }

  /// The frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { appearance.trackRect(in: bounds) }

  /// The frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    appearance.thumbRect(in: bounds, track: rect, value: value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: appearance.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, SliderMetrics.naturalWidth), height: appearance.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    appearance.place()
  }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.slide(knob: appearance.knob)] }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sliding.begin(at: touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    sliding.move(to: touch.location(in: self), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sliding.end(event) }

  open override func cancelTracking(with event: UIEvent?) { sliding.cancel() }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { true }
  @_spi(UIKitFloors) public final override func step(by step: Int) -> Bool {
    sliding.step(by: step)
    return true
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    SliderAccessibility(view: self)
  }
}
