import Foundation

/// Any number of days of a calendar view are chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  private var chosen: [DateComponents] = []
  /// The chosen days by the calendar of the view, when they were compared last.
  private var knownDays: Set<CalendarDay>?

  /// A selection that asks a delegate, which is not kept alive.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which days can be chosen, and hears what the user chose.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The chosen days; none by default. Days that the user chooses come last. Setting it sends no delegate call.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses days and sends no delegate call.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    (chosen, knownDays) = (selectedDates, nil)
    view?.selectionDidChange(animated: animated)
  }

  override func calendarDidChange() { knownDays = nil }

  private var days: Set<CalendarDay> {
    if let knownDays { return knownDays }
    let calendar = calendar
    let days = Set(chosen.compactMap { CalendarDay($0, calendar) })
    if view != nil { knownDays = days }
    return days
  }

  override func selects(_ day: CalendarDay) -> Bool { days.contains(day) }

  override func allows(_ day: CalendarDay) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day.components) ?? true
  }

  override func userDidChoose(_ day: CalendarDay) {
    if selects(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day.components) ?? true else { return }
      let calendar = calendar
      setSelectedDates(chosen.filter { CalendarDay($0, calendar) != day }, animated: false)
      delegate?.multiDateSelection(self, didDeselectDate: day.components)
    } else {
      guard allows(day) else { return }
      setSelectedDates(chosen + [day.components], animated: false)
      delegate?.multiDateSelection(self, didSelectDate: day.components)
    }
  }
}

/// Decides which days of a calendar view can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user chose a day besides the others.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user let go of a chosen day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen; true by default. Days that cannot are dimmed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the user can let go of a chosen day; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
