import Foundation

/// One day of a calendar view, or none, is chosen.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  private var chosen: DateComponents?

  /// A selection that asks a delegate, which is not kept alive.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which days can be chosen, and hears what the user chose.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The chosen day; nil, the default, for none. Setting it sends no delegate call.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a day, or none, and sends no delegate call.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    chosen = selectedDate
    view?.selectionDidChange(animated: animated)
  }

  override func selects(_ day: CalendarDay) -> Bool {
    chosen.flatMap { CalendarDay($0, calendar) } == day
  }

  override func allows(_ day: CalendarDay) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day.components) ?? true
  }

  /// A tap on the chosen day lets go of it, if the delegate allows no day [D].
  override func userDidChoose(_ day: CalendarDay) {
    let wanted = selects(day) ? nil : day.components
    guard delegate?.dateSelection(self, canSelectDate: wanted) ?? true else { return }
    setSelected(wanted, animated: false)
    delegate?.dateSelection(self, didSelectDate: wanted)
  }
}

/// Decides which day of a calendar view can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user chose a day, or with nil let go of the chosen one.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day, or with nil none, can be chosen; true by default. Days that cannot are dimmed.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
