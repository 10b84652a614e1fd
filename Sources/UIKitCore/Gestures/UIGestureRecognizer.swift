/// Watches touches and finds a gesture in them.
///
/// Members only forward. `GestureMachine` decides which states follow each other, `GestureArena` resolves conflicts
/// between recognisers of the same touches.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A gesture was completed; for a discrete gesture the only state that is reported.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches are not this gesture.
    case failed = 5

    /// The final state of a discrete gesture: equal to `ended`.
    public static var recognized: State { .ended }
  }

  final lazy var machine = GestureMachine(self)
  package final let actions = GestureActions()

  // MARK: Making

  /// A recogniser that sends `action` to `target`, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    actions.add(target, action)
  }

  /// A recogniser without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser without targets.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Sends `action` to `target`, which is not kept alive, whenever the gesture begins, changes or ends.
  open func addTarget(_ target: Any, action: Selector) { actions.add(target, action) }

  /// Removes a target. Nil means every target or every action.
  open func removeTarget(_ target: Any?, action: Selector?) { actions.remove(target, action) }

  // MARK: State

  /// The state of the gesture. Only subclasses set it.
  open var state: State {
    get { machine.state }
    set { machine.request(newValue) }
  }

  /// The view the recogniser is attached to.
  open var view: UIView? { machine.view }

  /// Decides conflicts with other recognisers, and which touches to watch.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser watches touches. Disabling it cancels a gesture in progress.
  open var isEnabled: Bool {
    get { machine.isEnabled }
    set { machine.setEnabled(newValue) }
  }

  /// A name for logs.
  open var name: String?

  // MARK: Touches and the view

  /// Whether the touches of a recognised gesture are cancelled for the view.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only after the gesture failed.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only after the gesture failed.
  open var delaysTouchesEnded = true

  /// The types of touches that are watched, as raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = UIGestureRecognizer.everyTouchType

  /// Whether the recogniser watches touches of only one type at a time.
  open var requiresExclusiveTouchType = true

  /// The middle of the touches, in a view's coordinates; without a view, in the window's.
  open func location(in view: UIView?) -> CGPoint { machine.location(in: view) }

  /// How many touches belong to the gesture.
  open var numberOfTouches: Int { machine.touches.count }

  /// The location of one of the touches, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    machine.location(ofTouch: touchIndex, in: view)
  }

  /// The modifier keys that were down with the last event.
  open var modifierFlags: UIKeyModifierFlags { machine.lastModifiers }

  /// The pointer's buttons that were down with the last event.
  open var buttonMask: UIEvent.ButtonMask { machine.lastButtons }

  // MARK: Other recognisers

  /// Lets this gesture begin only after the other one failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    machine.requirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  /// Whether this recognised gesture makes the other one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the other gesture, recognised, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits for the other one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For subclasses

  /// Whether the recogniser watches the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Stops watching a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { machine.ignore(touch) }

  /// Called after the gesture ended or failed and its touches have ended.
  open func reset() {}

  /// Called with the touches that went down on the view, in the event in which they did. Does nothing unless
  /// overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with those of the watched touches that moved in the event. Does nothing unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with those of the watched touches that were lifted in the event. Does nothing unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called with those of the watched touches that end without being lifted. Does nothing unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  // MARK: Hooks of UIKit's own recognisers

  /// Called when the recogniser is attached to a view or detached.
  func attach(to view: UIView?) { machine.attach(to: view) }

  /// Called for a turn of a scroll wheel or a movement on a trackpad. Returns whether the recogniser uses it.
  @_spi(UIKitFloors) open func receiveScroll(_ scroll: PointerScroll) -> Bool { false }

  /// The class, the address, the state and the view, in the form of UIKit's logs.
  open override var description: String { MainActor.assumeIsolated { machine.description } }
}

extension UIGestureRecognizer {
  static var everyTouchType: [NSNumber] { [0, 1, 2, 3] }
}
