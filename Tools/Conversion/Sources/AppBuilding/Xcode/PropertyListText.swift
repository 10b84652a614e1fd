import Foundation

/// A property list in braces and quotes, as Xcode writes its projects.
struct PropertyListText {
  /// A value of the list. Data, which projects do not contain, is kept as its hexadecimal text.
  indirect enum Value: Equatable {
    case text(String)
    case list([Value])
    case dictionary([String: Value])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [Value]? { if case .list(let list) = self { list } else { nil } }
    var dictionary: [String: Value]? { if case .dictionary(let values) = self { values } else { nil } }
  }

  /// Where a text is no property list.
  struct Fault: Error, Equatable, CustomStringConvertible {
    let message: String
    /// From 1.
    let line: Int
    /// In bytes, from 1.
    let column: Int

    var description: String { "\(line):\(column): \(message)" }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private static let mostDepth = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a list. XML is read as well.
  static func read(_ data: Data) throws -> Value {
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      guard let any = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
        throw Fault(message: "this is no property list", line: 1, column: 1)
      }
      return value(any, 0)
    }
    var reader = PropertyListText(Array(data))
    try reader.skipBlanks()
    let value = try reader.value()
    try reader.skipBlanks()
    if reader.position < reader.bytes.count { throw reader.fault("the list has ended, and more text follows") }
    return value
  }

  private static func value(_ any: Any, _ depth: Int) -> Value {
    if depth < mostDepth, let values = any as? [String: Any] {
      return .dictionary(values.mapValues { value($0, depth + 1) })
    }
    if depth < mostDepth, let list = any as? [Any] { return .list(list.map { value($0, depth + 1) }) }
    return .text(String(describing: any))
  }

  // MARK: Reading

  private func fault(_ message: String, at offset: Int? = nil) -> Fault {
    let lines = LinesOfBytes(bytes)
    let place = lines.place(of: offset ?? position)
    return Fault(message: message, line: place.line, column: place.column)
  }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() throws {
    while let byte {
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw fault("the comment does not end", at: start)
  }

  private mutating func value() throws -> Value {
    guard depth < Self.mostDepth else { throw fault("the list is nested more than \(Self.mostDepth) deep") }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case nil: throw fault("a value is expected, and the text ends")
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try list()
    case UInt8(ascii: "<"): return .text(try data())
    default: return .text(try string())
    }
  }

  private mutating func dictionary() throws -> Value {
    let start = position
    position += 1
    var values: [String: Value] = [:]
    while true {
      try skipBlanks()
      guard let byte else { throw fault("the dictionary does not end", at: start) }
      if byte == UInt8(ascii: "}") {
        position += 1
        return .dictionary(values)
      }
      let key = try string()
      try skipBlanks()
      guard self.byte == UInt8(ascii: "=") else { throw fault("= is expected behind \(key)") }
      position += 1
      try skipBlanks()
      values[key] = try value()
      try skipBlanks()
      guard self.byte == UInt8(ascii: ";") else { throw fault("; is expected behind the value of \(key)") }
      position += 1
    }
  }

  private mutating func list() throws -> Value {
    let start = position
    position += 1
    var values: [Value] = []
    while true {
      try skipBlanks()
      guard let byte else { throw fault("the list does not end", at: start) }
      if byte == UInt8(ascii: ")") {
        position += 1
        return .list(values)
      }
      values.append(try value())
      try skipBlanks()
      if self.byte == UInt8(ascii: ",") {
        position += 1
      } else if self.byte != UInt8(ascii: ")") {
        throw fault(", or ) is expected in the list")
      }
    }
  }

  private mutating func data() throws -> String {
    let start = position
    while let byte, byte != UInt8(ascii: ">") { position += byte == 0 ? bytes.count : 1 }
    guard position < bytes.count else { throw fault("the data does not end", at: start) }
    position += 1
    return String(decoding: bytes[(start + 1)..<(position - 1)], as: UTF8.self)
  }

  // MARK: Strings

  private mutating func string() throws -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
    let start = position
    while let byte, Self.isPlain(byte) {
      // A comment can follow a word without a space.
      if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") { break }
      position += 1
    }
    guard position > start else { throw fault("a name or a value is expected") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      return true
    default: return "_$/:.-+@".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: [UInt8] = []
    while let byte {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escaped(&text) } else { text.append(byte) }
    }
    throw fault("the quoted text does not end", at: start)
  }

  private mutating func escaped(_ text: inout [UInt8]) {
    guard let byte else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"), UInt8(ascii: "u"): text += Array(String(scalar()).utf8)
    default: text.append(byte)
    }
  }

  /// Up to four hexadecimal digits.
  private mutating func scalar() -> Character {
    var value: UInt32 = 0
    var count = 0
    while count < 4, let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue {
      value = value * 16 + UInt32(digit)
      position += 1
      count += 1
    }
    return Character(UnicodeScalar(value) ?? "\u{FFFD}")
  }
}

/// The lines of a text, for messages.
private struct LinesOfBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }, before.count - start + 1)
  }
}
