import Foundation

/// A calendar view, as its selection sees it.
@MainActor
protocol CalendarSelectionView: AnyObject {
  var calendar: Calendar { get }
  /// Other days are chosen.
  func selectionDidChange(animated: Bool)
  /// Other days can be chosen.
  func selectableDaysDidChange()
  /// Gives up a selection that another view takes.
  var selection: UICalendarSelection? { get set }
}

/// The base of the rules by which days of a calendar view are chosen: one day, several, or a week.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: (any CalendarSelectionView)?

  /// Only the subclasses of UIKit are made.
  init(in view: (any CalendarSelectionView)?) {
    self.view = view
    super.init()
  }

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { view?.selectableDaysDidChange() }

  final var calendar: Calendar { view?.calendar ?? .current }

  /// Another view takes the selection.
  final func leaveView() { if view?.selection === self { view?.selection = nil } }

  // MARK: What each rule says

  func selects(_ day: CalendarDay) -> Bool { false }
  func selectsWeek(of day: CalendarDay) -> Bool { false }
  func allows(_ day: CalendarDay) -> Bool { true }
  func userDidChoose(_ day: CalendarDay) {}
  /// Days that were compared before may be others.
  func calendarDidChange() {}
}
