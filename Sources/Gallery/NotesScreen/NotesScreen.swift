import Foundation
import Trestle
import UIKit

/// Notes by day: those of today, those to come, and earlier ones.
struct NotesScreen: NoteListing {
  let model: NotesModel
  /// Called with the note of a row that is tapped.
  let open: (Note) -> Void
  var wrapsTexts = false

  var title: String? { "Notes" }
  var tableStyle: UITableView.Style { .insetGrouped }

  var rows: RowList {
    let startOfToday = model.calendar.startOfDay(for: model.today)
    let startOfTomorrow = model.calendar.date(byAdding: .day, value: 1, to: startOfToday) ?? startOfToday
    section("Later", model.notes.filter { $0.date >= startOfTomorrow })
    section("Today", model.notes.filter { $0.date >= startOfToday && $0.date < startOfTomorrow })
    section("Earlier", model.notes.filter { $0.date < startOfToday })
    if model.notes.isEmpty {
      Row("none", Self.nothing).height(.fixed(300)).separator(.hidden)
    }
  }

  private func section(_ title: String, _ notes: [Note]) -> RowSection {
    RowSection(title) {
      Rows(notes) { note in NoteRow(model: model, wrapsTexts: wrapsTexts, open: open).row(of: note) }
    }
    .header(title)
  }

  private static var nothing: UIContentUnavailableConfiguration {
    var content = UIContentUnavailableConfiguration.empty()
    content.image = UIImage(systemName: "note.text")
    content.text = "No notes"
    content.secondaryText = "Drop a text here, or add a note."
    return content
  }
}

/// The row of a note, in the list of all and in that of a day.
@MainActor
struct NoteRow {
  let model: NotesModel
  let wrapsTexts: Bool
  let open: (Note) -> Void

  func row(of note: Note) -> Row<UIListContentConfiguration> {
    var content = UIListContentConfiguration.subtitleCell()
    let (title, summary) = note.heading
    content.text = title
    content.textProperties.numberOfLines = wrapsTexts ? 3 : 1
    content.secondaryText = summary.isEmpty ? day(note) : "\(day(note))  \(summary)"
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.numberOfLines = wrapsTexts ? 2 : 1
    return Row(note.id, content)
      .onSelect { open(note) }
      .keepsSelection()
      .onDelete { _ in model.delete(note.id) }
  }

  private func day(_ note: Note) -> String {
    var format = Date.FormatStyle(locale: model.locale).day().month(.abbreviated)
    format.calendar = model.calendar
    format.timeZone = model.calendar.timeZone
    return note.date.formatted(format)
  }
}
