/// Finds a quick stroke in one of some directions.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var right: Direction { Direction(rawValue: 1) }
    public static var left: Direction { Direction(rawValue: 1 << 1) }
    public static var up: Direction { Direction(rawValue: 1 << 2) }
    public static var down: Direction { Direction(rawValue: 1 << 3) }
  }

  private lazy var tracking = SwipeTracking(self)

  /// The directions in which a stroke counts.
  open var direction: Direction = .right

  /// How many fingers stroke.
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesBegan(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tracking.touchesMoved(event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { tracking.reset() }
}
