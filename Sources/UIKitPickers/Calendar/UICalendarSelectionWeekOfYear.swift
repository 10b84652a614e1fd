import Foundation

/// One week of a calendar view, or none, is chosen.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  private var chosen: DateComponents?

  private static let parts: Set<Calendar.Component> = [.calendar, .yearForWeekOfYear, .weekOfYear]

  /// A selection that asks a delegate, which is not kept alive.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which weeks can be chosen, and hears what the user chose.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The chosen week by `weekOfYear` and `yearForWeekOfYear`; nil, the default, for none. Setting it sends no delegate call.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a week, or none, and sends no delegate call.
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

/// Decides which week of a calendar view can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// The user chose a week, or with nil let go of the chosen one.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
  /// Whether a week, or with nil none, can be chosen; true by default. Days of weeks that cannot are dimmed.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
