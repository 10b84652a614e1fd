/// A finger on the screen, or a pointer's button held down.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// When the touch last changed, in seconds of its stage's clock.
  public package(set) var timestamp: TimeInterval
  public package(set) var phase: Phase
  /// How many times in a row the place was tapped, this touch included.
  public internal(set) var tapCount = 1
  public let type: TouchType
  /// The window the touch began in.
  public internal(set) weak var window: UIWindow?
  /// The view the touch began in, as long as it gets the touch.
  public internal(set) weak var view: UIView?
  /// The recognisers that watch the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Where the touch is, in the window.
  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint

  /// Where the touch came down, and when.
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

  /// Where the touch is, in the view's coordinates; without a view, in the window's.
  public func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// Where the touch was before it last changed.
  public func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// Where the touch is, as exactly as the hardware says.
  public func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Where the touch was, as exactly as the hardware says.
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
