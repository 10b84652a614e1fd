import Foundation
@_spi(UIKitFloors) import UIKitCore

/// A control that selects a date, a time or a duration.
///
/// Members only forward: `DateEditing` keeps the date and its face, which is wheels (`DateWheelsFace`), buttons
/// (`CompactDateFace`) or a calendar (`CalendarFace`). A choice of the user sends `valueChanged`; a compact picker
/// sends `editingDidBegin` and `editingDidEnd` when its calendar or its wheels open and close.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  final lazy var editing = DateEditing(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("date", \UIDatePicker.date), _Property("minimumDate", \UIDatePicker.minimumDate),
      _Property("maximumDate", \UIDatePicker.maximumDate),
      // [C] Not public, but many apps set it.
      _Property("textColor", \UIDatePicker.editing.textColor),
    ]
  }

  /// A picker of the current date and time. An empty frame is replaced by the style's size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    editing.fit()
  }

  /// A picker of the current date and time, or as decoded from a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    editing.fit()
    coder.decode(DatePickerDecoding.self, into: self)
  }

  // MARK: Style

  /// The components that can be chosen; `dateAndTime` by default.
  open var datePickerMode: Mode {
    get { editing.choice.mode }
    set { editing.change { $0.mode = newValue } }
  }

  /// The style that the app prefers; `automatic` by default.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { editing.preferredStyle }
    set { editing.prefer(newValue) }
  }

  /// The actual style: the preferred one if the mode supports it. Never `automatic`.
  open var datePickerStyle: UIDatePickerStyle { editing.style }

  // MARK: Date

  /// The chosen date, within the limits; at first the time of the picker's creation. Setting it sends no event.
  open var date: Date {
    get { editing.choice.date }
    set { editing.set(newValue, animated: false) }
  }

  /// Sets the date, clamped to the limits, without sending an event.
  open func setDate(_ date: Date, animated: Bool) { editing.set(date, animated: animated) }

  /// The earliest date; nil, the default, for no limit. Ignored by timers, and if it is after `maximumDate`.
  open var minimumDate: Date? {
    get { editing.choice.minimum }
    set { editing.change { $0.minimum = newValue } }
  }

  /// The latest date; nil, the default, for no limit. Ignored by timers, and if it is before `minimumDate`.
  open var maximumDate: Date? {
    get { editing.choice.maximum }
    set { editing.change { $0.maximum = newValue } }
  }

  /// The duration of a timer in seconds, up to 23 hours and 59 minutes; 0 at first.
  open var countDownDuration: TimeInterval {
    get { editing.choice.duration }
    set { editing.set(duration: newValue) }
  }

  /// The minutes between two choices, from 1 to 30; 1 by default. A number that does not divide 60 becomes 1.
  open var minuteInterval: Int {
    get { editing.choice.interval }
    set { editing.change { $0.setInterval(newValue) } }
  }

  /// Whether `date` is rounded down to a multiple of the interval; true by default.
  open var roundsToMinuteInterval: Bool {
    get { editing.choice.roundsToInterval }
    set { editing.change { $0.roundsToInterval = newValue } }
  }

  // MARK: Language

  /// The locale, which decides the language and the order of the components; nil, the default, for that of the calendar
  /// or the current one.
  open var locale: Locale? {
    get { editing.choice.givenLocale }
    set { editing.change { $0.givenLocale = newValue } }
  }

  /// The calendar; the current one by default.
  open var calendar: Calendar! {
    get { editing.choice.givenCalendar ?? .current }
    set { editing.change { $0.givenCalendar = newValue } }
  }

  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? {
    get { editing.choice.givenTimeZone }
    set { editing.change { $0.givenTimeZone = newValue } }
  }

  // MARK: Layout

  /// The style's size in points: 320 by 216 for wheels.
  open override var intrinsicContentSize: CGSize { editing.fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { editing.fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    editing.place()
  }

  @_spi(UIKitFloors) public final override func stateDidChange() { setNeedsLayout() }

  @_spi(UIKitFloors) public final override var isOperatedByKeys: Bool { false }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    DatePickerAccessibility(view: self)
  }
}

/// The accessibility of a date picker: its wheels, buttons or days are elements.
struct DatePickerAccessibility: ViewAccessibilityDefaults {
  let view: UIDatePicker

  var containerRole: String? { "datePicker" }
}
