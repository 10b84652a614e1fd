import Foundation

/// A selection of one week, or none, in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  private var chosen: DateComponents?

  private static let parts: Set<Calendar.Component> = [.calendar, .yearForWeekOfYear, .weekOfYear]

  /// A selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which weeks can be selected, and is informed of the user's selections; not retained.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week as `weekOfYear` and `yearForWeekOfYear`; nil, the default, for none. Setting it does not call
  /// the delegate.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a week, or none, without calling the delegate.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    chosen = selectedWeekOfYear
    view?.selectionDidChange(animated: animated)
  }

  private func week(of day: CalendarDay) -> DateComponents { calendar.dateComponents(Self.parts, from: day.start) }

  override func selectsWeek(of day: CalendarDay) -> Bool {
    guard let chosen, let number = chosen.weekOfYear, let year = chosen.yearForWeekOfYear else { return false }
    let week = week(of: day)
    return week.weekOfYear == number && week.yearForWeekOfYear == year
  }

  override func allows(_ day: CalendarDay) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day)) ?? true
  }

  override func userDidChoose(_ day: CalendarDay) {
    let wanted = selectsWeek(of: day) ? nil : week(of: day)
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: wanted) ?? true else { return }
    setSelected(wanted, animated: false)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: wanted)
  }
}

/// Decides which week of a calendar view can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// Called when the user has selected a week, or has deselected it: then with nil.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
  /// Whether a week, or with nil no week, can be selected; true by default. The days of other weeks are dimmed.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
