/// Recognises a quick stroke in one of the allowed directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the directions, with Apple's values.
    public let rawValue: UInt

    /// Directions of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right: the default.
    public static var right: Direction { Direction(rawValue: 1) }
    /// A finger that moves towards the left edge.
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    /// Upwards.
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    /// Downwards.
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  private lazy var tracking = SwipeTracking(self)

  /// The directions in which a swipe is recognised.
  open var direction: Direction = .right

  /// The number of fingers that swipe together; 1 by default.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracking.touchesBegan(touches, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesMoved(event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { tracking.reset() }
}
