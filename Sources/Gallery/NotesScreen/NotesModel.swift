import Foundation
import Observation

/// Notes, and the one that is open.
@MainActor @Observable
final class NotesModel {
  /// The notes, the latest day first.
  private(set) var notes: [Note] = []
  /// The note that is open; nil for none.
  private(set) var openID: Note.ID?

  /// The calendar that decides which notes are of the same day.
  @ObservationIgnored let calendar: Calendar
  /// The day on which the screen was opened.
  @ObservationIgnored let today: Date
  /// The locale in which days are written.
  @ObservationIgnored let locale: Locale
  @ObservationIgnored private var nextID = 0

  init(today: Date = Date(), calendar: Calendar = .current, locale: Locale? = nil) {
    self.today = today
    self.calendar = calendar
    // The user's choice. `Locale.current` does not follow it on Linux.
    let identifier = UserDefaults.standard.string(forKey: "AppleLocale")
    self.locale = locale ?? identifier.map(Locale.init(identifier:)) ?? .current
    for (days, text) in SampleNotes.texts {
      let date = calendar.date(byAdding: .day, value: days, to: today) ?? today
      insert(text, on: calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date) ?? date)
    }
  }

  func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// The notes of a day, in the order of their times.
  func notes(on day: Date) -> [Note] { notes.reversed().filter { calendar.isDate($0.date, inSameDayAs: day) } }

  var open: Note? { openID.flatMap(note) }

  // MARK: Changes

  /// Opens a note; nil closes the one that is open.
  func show(_ id: Note.ID?) { openID = id }

  /// Adds a note and returns it.
  @discardableResult
  func add(_ text: String = "", on date: Date? = nil) -> Note { insert(text, on: date ?? today) }

  func setText(_ text: String, of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].text != text else { return }
    notes[index].text = text
  }

  /// Moves a note to another time.
  func setDate(_ date: Date, of id: Note.ID) {
    guard let index = notes.firstIndex(where: { $0.id == id }), notes[index].date != date else { return }
    var note = notes.remove(at: index)
    note.date = date
    place(note)
  }

  func delete(_ id: Note.ID) {
    notes.removeAll { $0.id == id }
    if openID == id { openID = nil }
  }

  @discardableResult
  private func insert(_ text: String, on date: Date) -> Note {
    let note = Note(id: nextID, text: text, date: date)
    nextID += 1
    place(note)
    return note
  }

  private func place(_ note: Note) {
    notes.insert(note, at: notes.firstIndex { $0.date <= note.date } ?? notes.endIndex)
  }
}
