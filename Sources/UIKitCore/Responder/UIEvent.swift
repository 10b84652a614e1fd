/// Something the user did: touches that changed, a pointer that hovers, keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    public static var secondary: ButtonMask { ButtonMask(rawValue: 2) }

    /// The button of a number, counted from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }

  private let kind: EventType
  package var touches: Set<UITouch> = []
  var time: TimeInterval
  var buttons: ButtonMask
  var modifiers: UIKeyModifierFlags

  package init(type: EventType, timestamp: TimeInterval, buttons: ButtonMask = [], modifiers: UIKeyModifierFlags = []) {
    kind = type
    time = timestamp
    self.buttons = buttons
    self.modifiers = modifiers
    super.init()
  }

  open var type: EventType { kind }

  /// When it happened, in seconds of its stage's clock.
  open var timestamp: TimeInterval { time }

  /// The buttons of the pointer that were down.
  open var buttonMask: ButtonMask { buttons }

  /// The modifier keys that were down.
  open var modifierFlags: UIKeyModifierFlags { modifiers }

  /// Every touch that belongs to the event.
  open var allTouches: Set<UITouch>? { touches }

  /// The touches that began in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// The touches that began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// The touches that the recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
