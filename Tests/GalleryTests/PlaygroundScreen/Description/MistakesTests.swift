import Expectations
import Testing

@testable import Gallery

@Suite("Mistakes in a text")
struct MistakesTests {
  @Test("are in the order of the text, with line and column")
  func order() {
    let mistakes = Mistakes([UInt8]("ab\ncd".utf8))
    mistakes.note(at: 4, path: "b", "later")
    mistakes.note(at: 0, path: "a", "first")
    mistakes.note(at: 4, path: "c", "latest")
    expectEqual(mistakes.sorted.map(\.description), ["1:1: a: first", "2:2: b: later", "2:2: c: latest"])
    expectEqual(mistakes.line(at: 3), 2)
  }

  @Test("are all counted, and a limited number is kept")
  func many() {
    let mistakes = Mistakes([])
    for _ in 0..<5000 { mistakes.note(at: 0, path: "", "again") }
    expect(mistakes.count == 5000 && mistakes.sorted.count == 1000)
  }
}
