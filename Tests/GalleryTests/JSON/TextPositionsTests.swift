import Expectations
import Testing

@testable import Gallery

@Suite("Positions in a text")
struct TextPositionsTests {
  @Test("lines and columns count from one, columns in characters")
  func positions() {
    let positions = TextPositions([UInt8]("ab\n中c\n".utf8))
    expect(positions.lineAndColumn(at: 0) == (1, 1))
    expect(positions.lineAndColumn(at: 2) == (1, 3))
    expect(positions.lineAndColumn(at: 3) == (2, 1))
    expect(positions.lineAndColumn(at: 6) == (2, 2))
    expect(positions.lineAndColumn(at: 8) == (3, 1))
    expect(positions.lineAndColumn(at: 99) == (3, 1))
  }

  @Test("the mark of UTF-8 at the beginning is no character")
  func mark() {
    let positions = TextPositions([0xEF, 0xBB, 0xBF] + [UInt8]("ab\nc".utf8))
    expect(positions.lineAndColumn(at: 0) == (1, 1))
    expect(positions.lineAndColumn(at: 3) == (1, 1))
    expect(positions.lineAndColumn(at: 4) == (1, 2))
    expect(positions.lineAndColumn(at: 6) == (2, 1))
  }
}
