import Foundation
import Observation
import Trestle
import UIKit

/// The day that is chosen in the calendar.
@MainActor @Observable
final class ChosenDay {
  var date: Date

  init(_ date: Date) { self.date = date }
}

/// The notes of the chosen day.
struct DayScreen: NoteListing {
  let model: NotesModel
  let day: ChosenDay
  /// Called with the note of a row that is tapped.
  let open: (Note) -> Void
  var wrapsTexts = false

  var title: String? { "Days" }
  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    let notes = model.notes(on: day.date)
    RowSection("notes") {
      Rows(notes) { note in NoteRow(model: model, wrapsTexts: wrapsTexts, open: open).row(of: note) }
      if notes.isEmpty { Row("none", Self.nothing) }
    }
    .header(title(of: day.date))
  }

  private static var nothing: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "No notes on this day"
    content.textProperties.color = .secondaryLabel
    return content
  }

  private func title(of date: Date) -> String {
    var format = Date.FormatStyle(locale: model.locale).weekday(.wide).day().month(.wide)
    format.calendar = model.calendar
    format.timeZone = model.calendar.timeZone
    return date.formatted(format)
  }
}
