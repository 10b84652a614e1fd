import Foundation

/// Turns byte offsets of a text into lines and columns, both counted from 1.
struct TextPositions {
  private let bytes: [UInt8]
  private let lineStarts: [Int]

  /// - Complexity: O(n) in the number of bytes, once.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The byte order mark of UTF-8 is not a character.
    var lineStarts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var start = 0
      while let feed = memchr(base + start, 0x0A, bytes.count - start) {
        start = base.distance(to: feed) + 1
        lineStarts.append(start)
      }
    }
    self.lineStarts = lineStarts
  }

  /// The line and the column, in characters of the file's UTF-8, of a byte.
  /// - Complexity: O(log n) plus the length of the line.
  func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let before = bytes[start..<max(start, min(offset, bytes.count))]
    return (low + 1, before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
