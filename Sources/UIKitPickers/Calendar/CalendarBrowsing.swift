import Foundation

/// The calendar, the month and the selection of a calendar view.
@MainActor
final class CalendarBrowsing {
  private unowned let view: UICalendarView
  /// The calendar, locale and limits, with the date of a day in the shown month.
  private(set) var choice = DateChoice()
  private var knownTexts: DateTexts?
  private var visible: DateComponents?
  private let decorations = CalendarDecorations()
  private lazy var months = MonthCalendar(host: self)
  /// The delegate's answers for the days that were on screen.
  private var knownSelectable: [CalendarDay: Bool] = [:]
  /// The day selected by the arrow keys, if it is in the shown month.
  private var keyDate: Date?

  /// The height of the space for decorations, in points [?].
  private static let decorationRoom: CGFloat = 16

  init(_ view: UICalendarView) { self.view = view }

  func begin() {
    choice.mode = .date
    view.addSubview(months)
    months.reload()
  }

  weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { decorationsDidChange() } }
  }

  var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { months.reload() } }
  }

  var wantsDecorations = true {
    didSet {
      guard wantsDecorations != oldValue else { return }
      view.invalidateIntrinsicContentSize()
      months.reload()
    }
  }

  var range = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      // Distant past and distant future set no limit: otherwise the month wheels would extend that far.
      change {
        $0.minimum = range.start <= .distantPast ? nil : range.start
        $0.maximum = range.end >= .distantFuture ? nil : range.end
      }
    }
  }

  var selection: UICalendarSelection? {
    didSet {
      guard selection !== oldValue else { return }
      oldValue?.view = nil
      selection?.leaveView()
      selection?.view = self
      knownSelectable = [:]
      months.showStates(animated: false)
    }
  }

  /// Changes the calendar, the language or the limits.
  func change(_ change: (inout DateChoice) -> Void) {
    change(&choice)
    choice.limit()
    (knownTexts, visible, keyDate) = (nil, nil, nil)
    knownSelectable = [:]
    selection?.calendarDidChange()
    decorationsDidChange()
  }

  private func decorationsDidChange() {
    decorations.forgetAll()
    months.reload()
  }

  // MARK: Months

  var visibleComponents: DateComponents {
    var components = visible ?? CalendarDay(choice.date, choice.calendar).components
    components.calendar = choice.calendar
    return components
  }

  func show(_ components: DateComponents, animated: Bool) {
    let calendar = choice.calendar
    guard let day = CalendarDay(components, calendar) else { return }
    guard let month = calendar.dateInterval(of: .month, for: day.start), choice.allows(month) else {
      fatalError(
        """
        Invalid state. Unable to find a lower bounds in range. \(components) are to be visible in a UICalendarView whose \
        availableDateRange is from \(range.start) to \(range.end). Set a date of that range, or another range before.
        """)
    }
    choice.choose(day.start)
    (visible, keyDate) = (components, nil)
    months.showMonth(animated: animated)
  }

  func reloadDecorations(_ dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap { CalendarDay($0, choice.calendar) })
    decorations.forget(days)
    months.showDecorations(of: days, animated: animated)
  }

  // MARK: Layout

  var fittingSize: CGSize { months.fittingSize }

  func place() { months.frame = view.bounds }
}

extension CalendarBrowsing: MonthCalendarHost {
  var texts: DateTexts {
    if let knownTexts { return knownTexts }
    let texts = DateTexts.texts(of: choice.calendar, in: choice.locale)
    knownTexts = texts
    return texts
  }

  var decorationHeight: CGFloat { wantsDecorations ? Self.decorationRoom : 0 }

  func state(of day: CalendarDay) -> DayCell.State {
    let calendar = choice.calendar
    let isInRange = calendar.dateInterval(of: .day, for: day.start).map(choice.allows) ?? true
    var state = DayCell.State(isToday: calendar.isDateInToday(day.start), isAllowed: isInRange, takesTaps: false)
    guard let selection else { return state }
    state.takesTaps = true
    state.isChosen = selection.selects(day)
    state.isInWeek = selection.selectsWeek(of: day)
    // A selected day can be deselected even if it cannot be selected again.
    state.isAllowed = isInRange && (state.isChosen || state.isInWeek || isSelectable(day, selection))
    return state
  }

  /// The delegate is asked once for each day, until the app requests an update [?].
  private func isSelectable(_ day: CalendarDay, _ selection: UICalendarSelection) -> Bool {
    if let known = knownSelectable[day] { return known }
    let isSelectable = selection.allows(day)
    knownSelectable[day] = isSelectable
    return isSelectable
  }

  func decoration(of day: CalendarDay) -> UIView? {
    guard wantsDecorations, let delegate else { return nil }
    return decorations.view(of: day) { delegate.calendarView(view, decorationFor: $0) }
  }

  func userDidChoose(_ day: CalendarDay) {
    keyDate = day.start
    Turn.run(on: view) { selection?.userDidChoose(day) }
  }

  func userDidTurn(to month: Date) {
    let before = visibleComponents
    choice.choose(month)
    (visible, keyDate) = (nil, nil)
    delegate?.calendarView(view, didChangeVisibleDateComponentsFrom: before)
  }

  // MARK: Keys

  var keyDay: Date? { selection == nil ? nil : keyDate ?? choice.date }

  func userDidMove(byDays days: Int) -> Bool {
    let calendar = choice.calendar
    guard let from = keyDay, let wanted = calendar.date(byAdding: .day, value: days, to: from) else { return false }
    let date = choice.limited(wanted)
    guard !calendar.isDate(date, inSameDayAs: from) else { return false }
    let before = visibleComponents
    let turns = !calendar.isDate(date, equalTo: choice.date, toGranularity: .month)
    choice.choose(date)
    (visible, keyDate) = (turns ? nil : visible, date)
    guard turns else { return true }
    months.showMonth(animated: true)
    delegate?.calendarView(view, didChangeVisibleDateComponentsFrom: before)
    return true
  }

  func userDidPressKey() -> Bool {
    guard let keyDay else { return false }
    let day = CalendarDay(keyDay, choice.calendar)
    guard state(of: day).isAllowed else { return false }
    userDidChoose(day)
    return true
  }
}

extension CalendarBrowsing: CalendarSelectionView {
  var calendar: Calendar { choice.calendar }

  func selectableDaysDidChange() {
    knownSelectable = [:]
    months.showStates(animated: false)
  }

  func selectionDidChange(animated: Bool) { months.showStates(animated: animated) }
}
