import Expectations
import Fuzzing
import ListCore
import Testing

@Suite struct DateDetectorTests {
  private func found(_ text: String) -> [String] {
    DataDetector([.date]).matches(in: text).map { String(decoding: Array(text.utf16)[$0.range], as: UTF16.self) }
  }

  @Test(arguments: [
    "2024-05-12", "2024-05-12 10:30", "2024-05-12T10:30", "12.05.2024", "5/12/24", "12/05/2024", "May 12, 2024",
    "May 12", "May 12th, 2024 at 5 pm", "12 May 2024", "Monday, May 12", "12. Mai 2024", "12. Mai 2024 um 10:30 Uhr",
    "12 mai 2024 à 10:30", "12 de mayo de 2024", "2024年5月12日", "5월 12일", "tomorrow at 5", "Friday at 10:30", "5 PM",
    "5:30 p.m.", "10:30 Uhr", "3rd of June 2025",
  ]) func datesAreFound(date: String) {
    expectEqual(found(date), [date])
    expect(found("On (\(date)), we meet.") == [date] || found("On (\(date)), we meet.") == ["(" + date])
    expectEqual(found("See \(date) again"), [date])
  }

  @Test(arguments: [
    "1.2.3", "v10.15.7", "3/4", "may 5 people come", "I march 12 miles", "12 may be enough", "13-13-2024", "2024-13-01",
    "192.168.1.12", "12.05.2024.17", "Chapter 5", "5 at a time", "Monday", "today", "10:30", "555-010-9999",
    "a2024-05-12",
    "12 months", "300 BC", "99/99/99",
  ]) func otherNumbersAreNotDates(text: String) { expect(found(text).isEmpty, "\(found(text))") }

  @Test func severalDatesAreFound() {
    expectEqual(found("From May 3 to June 5, 2024 or 2024-07-01."), ["May 3", "June 5, 2024", "2024-07-01"])
  }

  @Test func telephoneNumbersAndDatesAreDistinguished() {
    let matches = DataDetector([.date, .phoneNumber]).matches(in: "2024-05-12 10:30 or +44 131 496 0000")
    expectEqual(matches.map(\.kind), [.date, .phoneNumber])
    expect(matches.first?.url == "x-apple-data-detectors://2024%2D05%2D12%2010%3A30")
  }

  /// Matches lie in the text in order and end with whole scalars, whatever the text is.
  @Test func matchesInRandomTextsAreInOrderAndCutNoCharacter() {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let parts = [
      "May", "12", "2024", ".", ",", "-", "/", ":", " ", "\n", "at", "5", "pm", "年", "月", "日", "👍", "\u{301}", "e",
      "Street", "10115", "Berlin", "CA", "rue", "de", "(", "#", "St", "http://a.de/", "+49", "31", "th", "Uhr", "\0",
    ]
    for _ in 0..<500 {
      let text = (0..<random.int(0...60)).map { _ in random.pick(parts) }.joined()
      let units = Array(text.utf16)
      var end = 0
      for match in DataDetector([.link, .phoneNumber, .date, .address]).matches(in: text) {
        expect(match.range.lowerBound >= end && !match.range.isEmpty, "seed \(seed): \(text.debugDescription)")
        end = match.range.upperBound
        expect(end <= units.count)
        expect(end == units.count || !UTF16.isTrailSurrogate(units[end]), "seed \(seed)")
      }
    }
  }

  /// Each part of a text is read a limited number of times: a text of the worst beginnings ends.
  @Test func longTextsAreScannedInLinearTime() {
    for part in ["May ", "1 ", "Monday, ", "12 Baker ", "A-", "12.", "1 a ", "5 de "] {
      let text = String(repeating: part, count: 5000)
      expect(DataDetector([.date, .address, .phoneNumber, .link]).matches(in: text).count <= 5000)
    }
  }
}
