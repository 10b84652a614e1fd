import Foundation

/// A selection of one day, or none, in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  private var chosen: DateComponents?

  /// A selection with a delegate, which is not retained.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init(in: nil)
  }

  /// Decides which days can be selected, and is informed of the user's selections; not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day; nil, the default, for none. Setting it does not call the delegate.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects a day, or none, without calling the delegate.
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

  /// A tap on the selected day deselects it if the delegate allows no selection [D].
  override func userDidChoose(_ day: CalendarDay) {
    let wanted = selects(day) ? nil : day.components
    guard delegate?.dateSelection(self, canSelectDate: wanted) ?? true else { return }
    setSelected(wanted, animated: false)
    delegate?.dateSelection(self, didSelectDate: wanted)
  }
}

/// Decides which day of a calendar view can be selected.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when the user has selected a day, or has deselected it: then with nil.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day, or with nil no day, can be selected; true by default. Other days are dimmed.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
