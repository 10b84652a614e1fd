/// An action of the user: touches that changed, a pointer that hovers, keys.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kinds of events, with Apple's numbers.
  public enum EventType: Int, Sendable {
    /// Fingers or a pointer's button went down, moved or went up.
    case touches = 0
    /// The device was moved, shaken for instance.
    case motion = 1
    /// A command for media, from headphones for instance.
    case remoteControl = 2
    /// Keys went down or up.
    case presses = 3
    /// A wheel or a trackpad scrolled.
    case scroll = 10
    /// A pointer moved without a button down.
    case hover = 11
    /// Two fingers on a trackpad pinched or turned.
    case transform = 14
  }

  /// The kinds of movements and of commands for media, with Apple's numbers. Windows know shakes alone.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Media begin to play.
    case remoteControlPlay = 100
    /// Media pause.
    case remoteControlPause = 101
    /// Media stop.
    case remoteControlStop = 102
    /// Media pause or continue.
    case remoteControlTogglePlayPause = 103
    /// The next track begins.
    case remoteControlNextTrack = 104
    /// The track before begins.
    case remoteControlPreviousTrack = 105
    /// Media begin to run back.
    case remoteControlBeginSeekingBackward = 106
    /// Media run back no longer.
    case remoteControlEndSeekingBackward = 107
    /// Media begin to run ahead.
    case remoteControlBeginSeekingForward = 108
    /// Media run ahead no longer.
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits, the first button in the lowest.
    public let rawValue: Int

    /// The buttons of a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button for ordinary clicks, usually the left one.
    public static var primary: ButtonMask { ButtonMask(rawValue: 1) }
    /// The button for context menus, usually the right one.
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

  /// The kind of the event.
  open var type: EventType { kind }

  /// The kind of a movement; none for other events.
  open var subtype: EventSubtype { .none }

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

  /// The positions of a touch since the last event, the touch itself last; nil for one of another event. Windows tell each
  /// position in an event of its own, so that there is one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

  /// Where a touch is expected next: nowhere, as nothing is predicted. Nil for one of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  /// The touches that the recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
