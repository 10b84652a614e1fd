import Foundation

/// Reads the stanzas of a file in Debian's format (Debian Policy 5.1): one field per line, continuation lines that
/// begin with a space, and empty lines between stanzas. It stores byte ranges, not strings.
///
/// - Complexity: O(*n*) in the bytes for all stanzas.
struct StanzaReader {
  /// A field of a stanza, as ranges of bytes.
  struct Field {
    var name: Range<Int>
    /// The text after the colon, up to the end of the last continuation line.
    var value: Range<Int>
  }

  /// The position at which a stanza cannot be read.
  struct Fault: Equatable {
    var line: Int
    var message: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// The number of the line at the position, from 1.
  private var line = 1

  /// The fields of the last stanza that was read.
  private(set) var fields: [Field] = []
  /// The byte range of the last stanza.
  private(set) var range = 0..<0
  /// The line number of the last stanza's first line, from 1.
  private(set) var firstLine = 0
  /// The first fault in the last stanza; nil if there is none.
  private(set) var fault: Fault?

  /// - Parameter bytes: the bytes of the file, which have to outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the next stanza. Returns false at the end of the file.
  mutating func next() -> Bool {
    fields.removeAll(keepingCapacity: true)
    fault = nil
    var isOpen = false
    while position < bytes.count {
      let end = lineEnd(position)
      if isBlank(position..<end) {
        if isOpen { break }
      } else {
        if !isOpen {
          isOpen = true
          firstLine = line
          range = position..<position
        }
        read(position..<end)
        range = range.lowerBound..<end
      }
      position = min(end + 1, bytes.count)
      line += 1
    }
    return isOpen
  }

  private mutating func read(_ text: Range<Int>) {
    let first = bytes[text.lowerBound]
    if first == UInt8(ascii: "#") { return }
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      guard !fields.isEmpty else { return note("the line continues no field") }
      fields[fields.count - 1].value = fields[fields.count - 1].value.lowerBound..<text.upperBound
      return
    }
    let limit = min(text.count, Self.longestName)
    guard let colon = text.prefix(limit).first(where: { bytes[$0] == UInt8(ascii: ":") }), colon > text.lowerBound
    else { return note("the line has no field, such as “Package: name”") }
    fields.append(Field(name: text.lowerBound..<colon, value: colon + 1..<text.upperBound))
  }

  /// Longer field names are considered invalid.
  private static let longestName = 128

  private mutating func note(_ message: String) {
    if fault == nil { fault = Fault(line: line, message: message) }
  }

  private func lineEnd(_ start: Int) -> Int {
    guard let base = bytes.baseAddress, let found = memchr(base + start, 0x0A, bytes.count - start) else {
      return bytes.count
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  private func isBlank(_ text: Range<Int>) -> Bool {
    text.allSatisfy { bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t") || bytes[$0] == 0x0D }
  }

  // MARK: Texts

  /// The trimmed value of a field; nil if the stanza has none, or it is empty.
  func value(_ name: StaticString) -> Range<Int>? {
    fields.first { isEqual($0.name, name) }.map { trimmed($0.value) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Compares the name of a field, ignoring case.
  private func isEqual(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      zip(range, name).allSatisfy { bytes[$0] | 0x20 == $1 | 0x20 }
    }
  }

  func trimmed(_ text: Range<Int>) -> Range<Int> {
    var (start, end) = (text.lowerBound, text.upperBound)
    while start < end, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// The first line of a value.
  func firstLine(of text: Range<Int>) -> Range<Int> {
    trimmed(text.lowerBound..<min(lineEnd(text.lowerBound), text.upperBound))
  }

  /// The text of some bytes; nil if they are invalid UTF-8.
  func text(_ range: Range<Int>) -> String? { String(validating: bytes[range], as: UTF8.self) }

  /// The text of some bytes, with a replacement character for each invalid one.
  func repairedText(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
