import Foundation

/// The decorations of a calendar view's days. The delegate is asked when a day first appears, and again after a reload.
@MainActor
final class CalendarDecorations {
  /// The decorations of the days that were on screen; nil for a day without one.
  private var known: [CalendarDay: UICalendarView.Decoration?] = [:]

  /// The decoration view of a day that appears.
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
