@_spi(UIKitFloors) import UIKitCore

/// A control that makes a value larger or smaller by steps.
///
/// Members only forward: `StepperTracking` keeps the value and follows the finger, `StepperAppearance` draws. A stepper
/// has one size and ignores that of the frame it is made with.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  final lazy var appearance = StepperAppearance(self)
  final lazy var counting = StepperTracking(self)

  /// A stepper at the origin of `frame`, from 0 to 100; the size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperAppearance.size))
    appearance.setUp()
  }

  /// A stepper from 0 to 100, or as a document of Interface Builder describes it.
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

  /// The least value; 0 by default. It must be less than the largest.
  open var minimumValue: Double {
    get { counting.counter.minimum }
    set { counting.setMinimum(newValue) }
  }

  /// The largest value; 100 by default. It must be more than the least.
  open var maximumValue: Double {
    get { counting.counter.maximum }
    set { counting.setMaximum(newValue) }
  }

  /// By how much the value changes; 1 by default. It must be more than 0.
  open var stepValue: Double {
    get { counting.counter.step }
    set { counting.setStep(newValue) }
  }

  // MARK: Behaviour

  /// Whether the other end comes after an end.
  open var wraps: Bool {
    get { counting.counter.wraps }
    set { counting.change { $0.wraps = newValue } }
  }

  /// Whether the value goes on while a finger stays.
  open var autorepeat: Bool {
    get { counting.autorepeat }
    set { counting.autorepeat = newValue }
  }

  /// Whether events come with every step, rather than once when the finger is lifted.
  open var isContinuous: Bool {
    get { counting.isContinuous }
    set { counting.isContinuous = newValue }
  }

  // MARK: Looks

  /// Sets the image of the half that makes the value larger, in a state. The one of the normal state, or else a plus, holds
  /// for states without. It has the tint colour unless it is always original.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setImage(image, ofSteps: 1, state)
    noteAppearance(#function, [state.rawValue]) { $0.setIncrementImage(image, for: state) }
  }

  /// The image that was set for a state; for the normal state, else a plus.
  open func incrementImage(for state: UIControl.State) -> UIImage? { appearance.image(ofSteps: 1, state) }

  /// Sets the image of the half that makes the value smaller, in a state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setImage(image, ofSteps: -1, state)
    noteAppearance(#function, [state.rawValue]) { $0.setDecrementImage(image, for: state) }
  }

  /// The image that was set for a state; for the normal state, else a minus.
  open func decrementImage(for state: UIControl.State) -> UIImage? { appearance.image(ofSteps: -1, state) }

  /// Sets an image that is stretched behind both halves, in a state. The one of the normal state holds for states without.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.setBackground(image, state)
    noteAppearance(#function, [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
  }

  /// The background that was set for a state; nil for none.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { appearance.background(state) }

  /// Sets the image between the halves, for the states of both. The one for two normal states holds for others without.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    appearance.setDivider(image, leftState, rightState)
    noteAppearance(#function, [leftState.rawValue, rightState.rawValue]) {
      $0.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
    }
  }

  /// The image between the halves that was set for their states; nil for none.
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
