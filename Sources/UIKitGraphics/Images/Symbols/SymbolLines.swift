/// Sorted lines of text in the program's constants, found by their first word without reading the others.
struct SymbolLines: @unchecked Sendable {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The lines have to be sorted by their bytes, and words parted by single spaces.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The rest of the line that begins with `word`; nil if there is none. Reads O(log n) lines.
  subscript(word: String) -> String? {
    let wanted = Array(word.utf8)
    var (low, high) = (0, bytes.count)
    while low < high {
      let start = lineStart(before: (low + high) / 2, notBefore: low)
      let end = lineEnd(from: start)
      let line = bytes[start..<end]
      let wordEnd = line.firstIndex(of: UInt8(ascii: " ")) ?? end
      let found = line[start..<wordEnd]
      if found.elementsEqual(wanted) { return String(decoding: bytes[min(wordEnd + 1, end)..<end], as: UTF8.self) }
      if found.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
    }
    return nil
  }

  /// All lines, first words before the rest.
  var all: [(word: String, rest: String)] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  private func lineStart(before index: Int, notBefore low: Int) -> Int {
    var start = index
    while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }
}
