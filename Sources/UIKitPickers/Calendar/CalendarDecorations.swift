import Foundation

/// The decorations of a calendar view's days. A day is asked about when it first comes on screen, and again after a reload.
@MainActor
final class CalendarDecorations {
  /// The answers for the days that were seen; nil for a day without a decoration.
  private var known: [CalendarDay: UICalendarView.Decoration?] = [:]

  /// A view for a day that comes on screen.
  func view(of day: CalendarDay, ask: (DateComponents) -> UICalendarView.Decoration?) -> UIView? {
    let decoration: UICalendarView.Decoration?
    if let answer = known[day] {
      decoration = answer
    } else {
      decoration = ask(day.components)
      known[day] = .some(decoration)
    }
    return decoration.map { DecorationContent($0.makeContent()) }
  }

  func forget(_ days: Set<CalendarDay>) { for day in days { known[day] = nil } }

  func forgetAll() { known = [:] }
}
