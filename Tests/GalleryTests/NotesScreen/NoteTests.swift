import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("A note")
struct NoteTests {
  private func note(_ text: String) -> Note { Note(id: 1, text: text, date: .distantPast) }

  @Test("has its first line with letters as the title, and the next as the summary")
  func lines() {
    expectEqual(note("Jars\nTwelve\nWith lids").title, "Jars")
    expectEqual(note("Jars\nTwelve\nWith lids").heading.summary, "Twelve")
    expectEqual(note("\n  \r\n Jars \n\n").title, "Jars")
    expectEqual(note("Jars").heading.summary, "")
  }

  @Test("has a title without a text")
  func empty() {
    expectEqual(note("").title, "New note")
    expectEqual(note(" \n\n").title, "New note")
  }

  @Test("takes its title from the beginning of a long text")
  func long() {
    let title = note(String(repeating: "long ", count: 1_000_000)).title
    expect(title.hasPrefix("long long") && title.count < 500)
  }
}
