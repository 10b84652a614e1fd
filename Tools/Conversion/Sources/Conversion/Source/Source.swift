/// A Swift file: where it lies, and its text.
public struct Source: Sendable {
  /// The path that errors and breakpoints name.
  public let path: String
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The file's name without its folder and extension.
  var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}

/// Where the lines of a text begin, as offsets in UTF-8.
struct LineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of an offset, in bytes from 1.
  func column(at offset: Int) -> Int { offset - starts[line(at: offset) - 1] + 1 }
}
