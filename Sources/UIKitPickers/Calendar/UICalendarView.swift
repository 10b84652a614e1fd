import Foundation
@_spi(UIKitFloors) import UIKitCore

/// A calendar that shows one month, whose days can have decorations and be selected.
///
/// Members only forward: `CalendarBrowsing` keeps the calendar and the month, `CalendarDecorations` the delegate's
/// decorations. `MonthCalendar` shows them, as it does for date pickers.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  final lazy var browsing = CalendarBrowsing(self)

  /// A calendar that shows the current month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    browsing.begin()
  }

  /// A calendar that shows the current month.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    browsing.begin()
  }

  // MARK: Calendar

  /// The calendar whose months are shown; the current one by default.
  open var calendar: Calendar {
    get { browsing.choice.calendar }
    set { browsing.change { $0.givenCalendar = newValue } }
  }

  /// The locale; that of the calendar by default, or else the current one.
  open var locale: Locale {
    get { browsing.choice.locale }
    set { browsing.change { $0.givenLocale = newValue } }
  }

  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? {
    get { browsing.choice.givenTimeZone }
    set { browsing.change { $0.givenTimeZone = newValue } }
  }

  // MARK: Months

  /// A day of the shown month; today at first. The components are interpreted by `calendar`. Setting a month outside of
  /// `availableDateRange` stops the program.
  open var visibleDateComponents: DateComponents {
    get { browsing.visibleComponents }
    set { browsing.show(newValue, animated: false) }
  }

  /// Shows the month of a day, which has to be within `availableDateRange`.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    browsing.show(dateComponents, animated: animated)
  }

  /// The dates that can be shown and selected; all by default. If a new range excludes the shown month, the nearest
  /// month is shown.
  open var availableDateRange: DateInterval {
    get { browsing.range }
    set { browsing.range = newValue }
  }

  // MARK: Looks

  /// The design of the system font for names and numbers.
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get { browsing.fontDesign }
    set { browsing.fontDesign = newValue }
  }

  /// Provides decorations, and is informed when the user shows another month; not retained.
  open weak var delegate: (any UICalendarViewDelegate)? {
    get { browsing.delegate }
    set { browsing.delegate = newValue }
  }

  /// Whether there is space for decorations below the days; true by default. If false, the delegate is not called for
  /// decorations.
  open var wantsDateDecorations: Bool {
    get { browsing.wantsDecorations }
    set { browsing.wantsDecorations = newValue }
  }

  /// Requests the decorations of some days from the delegate again: at once for days on screen, for others when they
  /// appear.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    browsing.reloadDecorations(dates, animated: animated)
  }

  // MARK: Choosing

  /// The rule for selecting days or weeks; nil, the default, if none can be selected. A behaviour belongs to one view.
  open var selectionBehavior: UICalendarSelection? {
    get { browsing.selection }
    set { browsing.selection = newValue }
  }

  // MARK: Layout

  /// In points: 320 wide, and as high as six weeks.
  open override var intrinsicContentSize: CGSize { browsing.fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { browsing.fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    browsing.place()
  }

  @_spi(UIKitFloors) open override var accessibilityDefaults: any AccessibilityDefaults {
    CalendarViewAccessibility(view: self)
  }
}

/// The accessibility of a calendar: its buttons and days are elements.
struct CalendarViewAccessibility: ViewAccessibilityDefaults {
  let view: UICalendarView

  var containerRole: String? { "calendar" }
}
