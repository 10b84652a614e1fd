import Foundation

// The optional methods of the delegates of calendar views and their selections, to be called with a question mark; see
// `ScrollViewMethodCalls.swift`.

extension UICalendarViewDelegate {
  /// The methods named `calendarView`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var calendarView: _CalendarViewCalls? { _CalendarViewCalls(delegate: self) }
}

/// `calendarView` of `UICalendarViewDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _CalendarViewCalls {
  fileprivate let delegate: any UICalendarViewDelegate

  public func callAsFunction(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    delegate.calendarView(calendarView, decorationFor: dateComponents)
  }
  public func callAsFunction(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    delegate.calendarView(calendarView, didChangeVisibleDateComponentsFrom: previousDateComponents)
  }
}

extension UICalendarSelectionSingleDateDelegate {
  /// The methods named `dateSelection`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var dateSelection: _DateSelectionCalls? { _DateSelectionCalls(delegate: self) }
}

/// `dateSelection` of `UICalendarSelectionSingleDateDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _DateSelectionCalls {
  fileprivate let delegate: any UICalendarSelectionSingleDateDelegate

  public func callAsFunction(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    delegate.dateSelection(selection, canSelectDate: dateComponents)
  }
}

extension UICalendarSelectionMultiDateDelegate {
  /// The methods named `multiDateSelection`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var multiDateSelection: _MultiDateSelectionCalls? { _MultiDateSelectionCalls(delegate: self) }
}

/// `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _MultiDateSelectionCalls {
  fileprivate let delegate: any UICalendarSelectionMultiDateDelegate

  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canSelectDate: dateComponents)
  }
  public func callAsFunction(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    delegate.multiDateSelection(selection, canDeselectDate: dateComponents)
  }
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// The methods named `week`, callable with a question mark. Never nil.
  @_disfavoredOverload
  public var week: _WeekOfYearSelectionCalls? { _WeekOfYearSelectionCalls(delegate: self) }
}

/// `week` of `UICalendarSelectionWeekOfYearDelegate`, to be called with a question mark.
@preconcurrency @MainActor
public struct _WeekOfYearSelectionCalls {
  fileprivate let delegate: any UICalendarSelectionWeekOfYearDelegate

  public func callAsFunction(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    delegate.week(ofYearSelection: selection, canSelectWeekOfYear: weekOfYearComponents)
  }
}
