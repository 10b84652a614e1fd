@_spi(UIKitFloors) import UIKitCore

/// A control that increases or decreases a value by steps.
///
/// Members only forward: `StepperTracking` keeps the value and follows the finger, `StepperAppearance` draws. A stepper
/// has a fixed size and ignores the size of its initial frame.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  final lazy var appearance = StepperAppearance(self)
  final lazy var counting = StepperTracking(self)

  /// A stepper at the origin of `frame`, from 0 to 100; the size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperAppearance.size))
    appearance.setUp()
  }

  /// A stepper from 0 to 100, or as decoded from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = StepperAppearance.size
    appearance.setUp()
    coder.decode(StepperDecoding.self, into: self)
  }

  // MARK: Value

  /// The value, within the range. Setting it sends no event.
  open var value: Double {
    get { counting.counter.value }
    set { counting.change { $0.set(newValue) } }
  }

  /// The lowest value; 0 by default. It must be less than `maximumValue`.
  open var minimumValue: Double {
    get { counting.counter.minimum }
    set { counting.setMinimum(newValue) }
  }

  /// The highest value; 100 by default. It must be greater than `minimumValue`.
  open var maximumValue: Double {
    get { counting.counter.maximum }
    set { counting.setMaximum(newValue) }
  }

  /// The size of a step; 1 by default. It must be greater than 0.
  open var stepValue: Double {
    get { counting.counter.step }
    set { counting.setStep(newValue) }
  }

  // MARK: Behaviour

  /// Whether a step beyond one end continues at the other end. False by default.
  open var wraps: Bool {
    get { counting.counter.wraps }
    set { counting.change { $0.wraps = newValue } }
  }

  /// Whether the value keeps changing while a finger stays. True by default.
  open var autorepeat: Bool {
    get { counting.autorepeat }
    set { counting.autorepeat = newValue }
  }

  /// Whether an event is sent for every step, or only once when the finger is lifted. True by default.
  open var isContinuous: Bool {
    get { counting.isContinuous }
    set { counting.isContinuous = newValue }
  }

  // MARK: Looks

  /// Sets the image of the half that increases the value, for a state. States without an image use that of the normal
  /// state, or else a plus. It is tinted unless its rendering mode is `alwaysOriginal`.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setImage(image, ofSteps: 1, state)
    noteAppearance(#function, [state.rawValue]) { $0.setIncrementImage(image, for: state) }
  }

  /// The image as set for a state; for the normal state a plus if none was set.
  open func incrementImage(for state: UIControl.State) -> UIImage? { appearance.image(ofSteps: 1, state) }

  /// Sets the image of the half that decreases the value, for a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setImage(image, ofSteps: -1, state)
    noteAppearance(#function, [state.rawValue]) { $0.setDecrementImage(image, for: state) }
  }

  /// The image as set for a state; for the normal state a minus if none was set.
  open func decrementImage(for state: UIControl.State) -> UIImage? { appearance.image(ofSteps: -1, state) }

  /// Sets an image that is stretched behind both halves, for a state. States without an image use that of the normal
  /// state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setBackground(image, state)
    noteAppearance(#function, [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
  }

  /// The background image as set for a state; nil if none was set.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { appearance.background(state) }

  /// Sets the image between the halves, for a pair of their states. Other pairs use the image for two normal states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    appearance.setDivider(image, leftState, rightState)
    noteAppearance(#function, [leftState.rawValue, rightState.rawValue]) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
  }

  /// The image between the halves as set for a pair of states; nil if none was set.
  open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? {
    appearance.divider(state, rightSegmentState)
  }

  @_spi(UIKitFloors) public final override func stateDidChange() { appearance.show() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { StepperAppearance.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperAppearance.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    appearance.place()
  }

  @_spi(UIKitFloors) open override var ownGestures: [ControlGesture] { [.tap] }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    counting.begin(at: touch.location(in: self))
  }

  @_spi(UIKitFloors) public final override func didSendTouchDown(_ event: UIEvent?) { counting.count(event) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    counting.move(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { counting.end(event) }

  open override func cancelTracking(with event: UIEvent?) { counting.cancel() }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { true }
  @_spi(UIKitFloors) public final override func step(by step: Int) -> Bool { counting.step(by: step) }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    StepperAccessibility(view: self)
  }
}
