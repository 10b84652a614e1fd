/// The mistakes found in a text, with their positions.
final class Mistakes {
  private let positions: TextPositions
  private var found: [FileProblem] = []
  /// How many there are; the first of them are kept.
  private(set) var count = 0

  init(_ bytes: [UInt8]) { positions = TextPositions(bytes) }

  /// How many mistakes are kept: a file in another format has one at every value.
  private static let mostKept = 1000

  /// - Parameter offset: the byte that the mistake is at.
  func note(at offset: Int, path: String, _ message: String) {
    count += 1
    guard found.count < Self.mostKept else { return }
    let place = positions.lineAndColumn(at: offset)
    found.append(FileProblem(line: place.line, column: place.column, path: path, message: message))
  }

  /// In the order of the text.
  var sorted: [FileProblem] {
    found.enumerated().sorted {
      ($0.element.line ?? 0, $0.element.column ?? 0, $0.offset) < (
        $1.element.line ?? 0, $1.element.column ?? 0, $1.offset
      )
    }.map(\.element)
  }

  /// `14`, for messages.
  func line(at offset: Int) -> Int { positions.lineAndColumn(at: offset).line }
}
