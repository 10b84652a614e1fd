import Expectations
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("The notes' model")
struct NotesModelTests {
  private let model = NotesScene.makeModel()

  private var isInOrder: Bool { zip(model.notes, model.notes.dropFirst()).allSatisfy { $0.date >= $1.date } }

  @Test("has its samples by day, the latest first")
  func samples() {
    expectEqual(model.notes.count, SampleNotes.texts.count)
    expect(isInOrder)
    expectEqual(model.notes(on: model.today).map(\.title), ["Things for the walk", "To Maya"])
  }

  @Test("adds a note today, or on the day given")
  func add() throws {
    let note = model.add("Beans")
    expect(model.notes(on: model.today).contains(note))
    let day = try require(model.calendar.date(byAdding: .day, value: 40, to: model.today))
    expectEqual(model.add("Peas", on: day), model.notes.first)
    expect(isInOrder)
    expectEqual(Set(model.notes.map(\.id)).count, model.notes.count)
  }

  @Test("puts a note in order again whose day changes")
  func date() throws {
    let note = try require(model.notes.last)
    let day = try require(model.calendar.date(byAdding: .day, value: 1, to: model.today))
    model.setDate(day, of: note.id)
    expectEqual(model.note(note.id)?.date, day)
    expect(isInOrder)
    expectEqual(model.notes.count, SampleNotes.texts.count)
  }

  @Test("changes the text of one note")
  func text() throws {
    let note = model.notes[2]
    let others = model.notes.filter { $0.id != note.id }
    model.setText("Jars", of: note.id)
    expectEqual(model.note(note.id)?.text, "Jars")
    expectEqual(model.notes.filter { $0.id != note.id }, others)
  }

  @Test("closes the open note when it is deleted, and no other")
  func delete() {
    let (open, other) = (model.notes[0], model.notes[1])
    model.show(open.id)
    model.delete(other.id)
    expectEqual(model.open, open)
    model.delete(open.id)
    expect(model.open == nil && model.openID == nil)
    model.setText("gone", of: open.id)
    model.setDate(model.today, of: open.id)
    expectEqual(model.notes.count, SampleNotes.texts.count - 2)
  }
}
