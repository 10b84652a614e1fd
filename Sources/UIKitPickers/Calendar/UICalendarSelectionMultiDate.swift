import Foundation

/// A selection of any number of days in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  private var chosen: [DateComponents] = []
  /// The selected days in the view's calendar, as of the last comparison.
  private var knownDays: Set<CalendarDay>?

  /// A selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which days can be selected, and is informed of the user's selections; not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days; none by default. Days that the user selects are appended. Setting it does not call the
  /// delegate.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Selects days without calling the delegate.
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

/// Decides which days of a calendar view can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when the user has selected another day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when the user has deselected a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected; true by default. Other days are dimmed.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether the user can deselect a day; true by default.
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
