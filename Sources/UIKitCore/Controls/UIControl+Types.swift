extension UIControl {
  /// The events of a control, for which it sends actions.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events, with Apple's values.
    public let rawValue: UInt

    /// Events of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down inside the control.
    public static var touchDown: Event { Event(rawValue: 1 << 0) }
    /// A finger came down again within a multiple tap.
    public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
    /// A finger moved inside the control.
    public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
    /// A finger moved outside the control.
    public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
    /// A finger that came down inside moved back into the control.
    public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
    /// A finger moved out of the control.
    public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
    /// A finger left the screen inside the control: the event of a tap.
    public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    /// A finger left the screen outside the control.
    public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
    /// The system cancelled the touch, for example because a scroll view took it.
    public static var touchCancel: Event { Event(rawValue: 1 << 8) }
    /// The user changed the control's value.
    public static var valueChanged: Event { Event(rawValue: 1 << 12) }
    /// The control's main action happened: a button was tapped, a switch turned, return pressed.
    public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
    /// A touch is about to open the control's menu.
    public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
    /// Editing of a text field began.
    public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
    /// The user changed the text of a text field.
    public static var editingChanged: Event { Event(rawValue: 1 << 17) }
    /// Editing of a text field ended.
    public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
    /// Return was pressed in a text field, which ends editing.
    public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
    /// All events of touches.
    public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
    /// Every event of a text field: editing began, changed or ended, by Return or otherwise.
    public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
    /// Bits for events that an app defines.
    public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
    /// Bits that are reserved for the system.
    public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
    /// All events, including an app's own.
    public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
  }

  /// The state of a control; several states can hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the states, with Apple's values.
    public let rawValue: UInt

    /// States of these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No other state holds.
    public static var normal: State { [] }
    /// A finger is on the control.
    public static var highlighted: State { State(rawValue: 1 << 0) }
    /// The control does not react to touches (`isEnabled` is false).
    public static var disabled: State { State(rawValue: 1 << 1) }
    /// The control is selected (`isSelected`).
    public static var selected: State { State(rawValue: 1 << 2) }
    /// The control has the focus.
    public static var focused: State { State(rawValue: 1 << 3) }
    /// Bits for states that an app defines.
    public static var application: State { State(rawValue: 0x00FF_0000) }
    /// Bits that are reserved for the system.
    public static var reserved: State { State(rawValue: 0xFF00_0000) }
  }

  /// The vertical position of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the upper edge.
    case top = 1
    /// At the lower edge.
    case bottom = 2
    /// Stretched over the height.
    case fill = 3
  }

  /// The horizontal position of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge, in any layout direction.
    case left = 1
    /// At the right edge, in any layout direction.
    case right = 2
    /// Stretched over the width.
    case fill = 3
    /// At the edge where lines of text begin.
    case leading = 4
    /// At the edge where lines of text end.
    case trailing = 5
  }
}
