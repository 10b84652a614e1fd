extension UIControl {
  /// What happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// What state a control is in; several at a time are possible.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static var highlighted: State { State(rawValue: 1 << 0) }
    public static var disabled: State { State(rawValue: 1 << 1) }
    public static var selected: State { State(rawValue: 1 << 2) }
    public static var focused: State { State(rawValue: 1 << 3) }
    public static var application: State { State(rawValue: 0x00FF_0000) }
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// Where a control's content stands vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// Where a control's content stands horizontally.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}
