/// A finger on the screen, or a pointer's button held down.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// The stages of a touch, with Apple's numbers.
  public enum Phase: Int, Sendable {
    /// The finger or the button went down.
    case began = 0
    /// The finger or the pointer moved.
    case moved = 1
    /// The finger is down and did not move since the last event.
    case stationary = 2
    /// The finger or the button went up.
    case ended = 3
    /// The touch ended without a finger going up, as when a scroll view takes it over for scrolling.
    case cancelled = 4
    /// A pointer without a button down came into the window.
    case regionEntered = 5
    /// A pointer without a button down moved in the window.
    case regionMoved = 6
    /// A pointer without a button down left the window.
    case regionExited = 7
  }

  /// The kinds of touches, with Apple's numbers.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface apart from the screen, such as a remote control.
    case indirect = 1
    /// A pencil on the screen.
    case pencil = 2
    /// A pointer moved by a mouse or a trackpad.
    case indirectPointer = 3

    /// An older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// When the touch last changed, in seconds of its stage's clock.
  public package(set) var timestamp: TimeInterval
  /// The stage of the touch in its last event.
  public package(set) var phase: Phase
  /// The number of successive taps at the position, this touch included.
  public internal(set) var tapCount = 1
  /// The kind of the touch, which stays while it lasts.
  public let type: TouchType
  /// How hard the touch presses, where 1 is usual: 0, as pointers and fingers on a window tell nothing of it.
  public var force: CGFloat { 0 }
  /// The largest force that the device can tell: 0, as on devices that tell none.
  public var maximumPossibleForce: CGFloat { 0 }
  /// The window the touch began in.
  public internal(set) weak var window: UIWindow?
  /// The view the touch began in, as long as it gets the touch.
  public internal(set) weak var view: UIView?
  /// The recognisers that watch the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The position of the touch in the window.
  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint

  /// The position and time at which the touch began.
  let beginning: Step

  /// Earlier touches have smaller numbers.
  let sequence: Int
  private static var lastSequence = 0

  package init(type: TouchType, window: UIWindow?, location: CGPoint, timestamp: TimeInterval) {
    self.type = type
    self.window = window
    self.timestamp = timestamp
    phase = .began
    Self.lastSequence += 1
    sequence = Self.lastSequence
    windowLocation = location
    previousWindowLocation = location
    beginning = Step(phase: .began, location: location, previousLocation: location, timestamp: timestamp)
    super.init()
  }

  /// The position of the touch in the view's coordinates; without a view, in the window's.
  public func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The position of the touch before its last change.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// The position of the touch with the precision of the hardware.
  public func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// The previous position of the touch with the precision of the hardware.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }
}

extension UITouch {
  /// A change of a touch, with its location in the window and its time.
  struct Step {
    var phase: Phase
    var location: CGPoint
    var previousLocation: CGPoint
    var timestamp: TimeInterval
  }

  /// The last step.
  var step: Step {
    get {
      Step(
        phase: phase, location: windowLocation, previousLocation: previousWindowLocation, timestamp: timestamp)
    }
    set {
      phase = newValue.phase
      windowLocation = newValue.location
      previousWindowLocation = newValue.previousLocation
      timestamp = newValue.timestamp
    }
  }
}
