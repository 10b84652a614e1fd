/// Reads JSON values one after the other from bytes, with their positions.
///
/// Foundation's decoder rejects a whole file at its first error. This one reads single values, so that a caller can
/// skip a broken one and continue.
struct JSONReader {
  /// How deeply values may nest before a file is refused: deeper files are attacks or accidents,
  /// and the bound keeps both the stack and the cost of resuming small.
  static let maximumDepth = 64

  let bytes: [UInt8]
  /// Byte offset of the next byte to be read.
  var position = 0
  /// Byte offsets of strings that were not UTF-8; they were read with replacement characters.
  private(set) var repairedStrings: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte, or nil at the end.
  var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Steps over `byte` if it comes next, after white space.
  mutating func take(_ byte: UInt8) -> Bool {
    skipWhitespace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Steps over `byte`, or throws an error that names the byte found and the one expected.
  mutating func expect(_ byte: UInt8, _ what: String) throws(JSONSyntaxError) {
    guard take(byte) else { throw unexpected("expected \(what)") }
  }

  /// An error at the present position that names the byte found there.
  func unexpected(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, message: "\(message), found \(nextInWords)")
  }

  private var nextInWords: String {
    guard let byte = next else { return "the end of the file" }
    guard byte >= 0x20, byte != 0x7F else { return "a control character" }
    guard byte < 0x80 else { return "a character that belongs inside a string" }
    return "“\(Character(Unicode.Scalar(byte)))”"
  }

  /// Reads the value that comes next. After an error the position is where the reading stopped.
  mutating func readValue(depth: Int = 0) throws(JSONSyntaxError) -> JSONNode {
    skipWhitespace()
    let start = position
    guard depth < Self.maximumDepth else {
      throw JSONSyntaxError(offset: start, message: "more than \(Self.maximumDepth) levels of nesting")
    }
    guard let byte = next else { throw unexpected("expected a value") }
    let value: JSONValue
    switch byte {
    case UInt8(ascii: "{"): value = .object(try readMembers(depth: depth))
    case UInt8(ascii: "["): value = .array(try readElements(depth: depth))
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): value = try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = .number(try readNumber())
    default: throw unexpected("expected a value")
    }
    return JSONNode(offset: start, value: value)
  }

  private mutating func readMembers(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    position += 1
    var members: [JSONMember] = []
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      skipWhitespace()
      let offset = position
      let key = try readKey()
      members.append(JSONMember(offset: offset, key: key, node: try readValue(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "“,” or “}” in the object")
    return members
  }

  /// Reads a member's name and the colon after it.
  mutating func readKey() throws(JSONSyntaxError) -> String {
    skipWhitespace()
    guard next == UInt8(ascii: "\"") else { throw unexpected("expected a name in quotation marks") }
    let key = try readString()
    try expect(UInt8(ascii: ":"), "“:” after the name")
    return key
  }

  private mutating func readElements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    position += 1
    var elements: [JSONNode] = []
    if take(UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try readValue(depth: depth + 1))
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "“,” or “]” in the array")
    return elements
  }

  private mutating func readWord(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: letters) else {
      throw JSONSyntaxError(offset: position, message: "expected “\(word)”")
    }
    position += letters.count
    return value
  }

  private mutating func readNumber() throws(JSONSyntaxError) -> Double {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
    } else {
      try readDigits()
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try readDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try readDigits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
      throw JSONSyntaxError(offset: start, message: "not a number")
    }
    return number
  }

  private mutating func readDigits() throws(JSONSyntaxError) {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else { throw unexpected("expected a digit") }
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws(JSONSyntaxError) -> String {
    let start = position
    position += 1
    // Most strings have no escapes, and are made of the file's bytes at once.
    var beforeEscapes: [UInt8] = []
    var piece = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        let last = bytes[piece..<(position - 1)]
        return beforeEscapes.isEmpty ? string(of: last, at: start) : string(of: beforeEscapes + last, at: start)
      case UInt8(ascii: "\\"):
        beforeEscapes += bytes[piece..<position]
        position += 1
        beforeEscapes += String(try readEscape()).utf8
        piece = position
      case ..<0x20:
        throw JSONSyntaxError(offset: position, message: "a string is not closed at the end of its line")
      default:
        position += 1
      }
    }
    throw JSONSyntaxError(offset: start, message: "a string is not closed before the end of the file")
  }

  private mutating func string(of content: some Collection<UInt8>, at start: Int) -> String {
    if let string = String(validating: content, as: UTF8.self) { return string }
    repairedStrings.append(start)
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = position - 1
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default:
      position = start
      throw JSONSyntaxError(offset: start, message: "“\\” is followed by no known escape")
    }
  }

  /// Reads the digits after `\u`, and those of a second escape if the first is a high surrogate. A lone surrogate
  /// becomes the replacement character. Leaves the position on the last digit.
  private mutating func readUnicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let first = try readFourHexadecimalDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let afterFirst = position
    guard UTF16.isLeadSurrogate(first),
      bytes.count > position + 2, bytes[position + 1] == UInt8(ascii: "\\"), bytes[position + 2] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    position += 2
    let second = try readFourHexadecimalDigits()
    guard UTF16.isTrailSurrogate(second) else {
      position = afterFirst
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func readFourHexadecimalDigits() throws(JSONSyntaxError) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      position += 1
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected("expected four hexadecimal digits after “\\u”")
      }
      code = code << 4 | UInt16(digit)
    }
    return code
  }
}
