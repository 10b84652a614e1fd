/// A piece of a text that is replaced.
struct Edit: Equatable {
  /// The first byte that is replaced.
  let offset: Int
  /// The number of bytes replaced; 0 inserts.
  let length: Int
  let text: String
  let form: Form
}

/// The edits of one file.
struct EditList {
  private(set) var edits: [Edit] = []

  mutating func replace(_ range: Range<Int>, with text: String, _ form: Form) {
    edits.append(Edit(offset: range.lowerBound, length: range.count, text: text, form: form))
  }

  mutating func insert(_ text: String, at offset: Int, _ form: Form) {
    edits.append(Edit(offset: offset, length: 0, text: text, form: form))
  }

  /// Replaces text by spaces, so that what follows keeps its column. Line breaks remain.
  mutating func blank(_ range: Range<Int>, of bytes: [UInt8], _ form: Form) {
    let text = String(decoding: bytes[range].map { Self.breaks.contains($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    replace(range, with: text, form)
  }

  private static let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]

  private static func breaks(in text: some Sequence<UInt8>) -> Int {
    text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// The text after all edits, and the edits that were made. An edit inside a larger one is dropped.
  func applied(to bytes: [UInt8]) -> (text: String, applied: [Edit]) {
    let sorted = edits.enumerated().sorted {
      ($0.element.offset, -$0.element.length, $0.offset) < ($1.element.offset, -$1.element.length, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var applied: [Edit] = []
    var position = 0
    for (_, edit) in sorted where edit.offset >= position {
      result += bytes[position..<edit.offset]
      position = edit.offset + edit.length
      // Adds the line breaks that the edit removes, so that all code after it keeps its line number.
      let breaks = Self.breaks(in: bytes[edit.offset..<position]) - Self.breaks(in: edit.text.utf8)
      let text = edit.text + (edit.length > 0 ? String(repeating: "\n", count: max(0, breaks)) : "")
      result += Array(text.utf8)
      applied.append(Edit(offset: edit.offset, length: edit.length, text: text, form: edit.form))
    }
    result += bytes[position...]
    return (String(decoding: result, as: UTF8.self), applied)
  }
}
