import Foundation

/// The members of a calendar view that its selection uses.
@MainActor
protocol CalendarSelectionView: AnyObject {
  var calendar: Calendar { get }
  /// The selected days changed.
  func selectionDidChange(animated: Bool)
  /// Other days have become selectable.
  func selectableDaysDidChange()
  /// The view's selection. It is set to nil when another view takes the selection.
  var selection: UICalendarSelection? { get set }
}

/// The base class of rules for selecting days in a calendar view: one day, several, or a week.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: (any CalendarSelectionView)?

  /// Only UIKit's subclasses can be created.
  init(in view: (any CalendarSelectionView)?) {
    self.view = view
    super.init()
  }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.selectableDaysDidChange() }

  final var calendar: Calendar { view?.calendar ?? .current }

  /// Removes the selection from its view, because another view takes it.
  final func leaveView() { if view?.selection === self { view?.selection = nil } }

  // MARK: What each rule says

  func selects(_ day: CalendarDay) -> Bool { false }
  func selectsWeek(of day: CalendarDay) -> Bool { false }
  func allows(_ day: CalendarDay) -> Bool { true }
  func userDidChoose(_ day: CalendarDay) {}
  /// Called after a change of the calendar, which may map dates to other days.
  func calendarDidChange() {}
}
