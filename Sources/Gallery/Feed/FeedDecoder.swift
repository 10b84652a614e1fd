/// Decodes a feed file and keeps every row that is whole.
///
/// A feed file is an object with an array `rows`, or only that array. Each row is an object with a `kind`. A row that
/// is malformed, incomplete or of an unknown kind is skipped and reported; reading continues with the next row, even
/// after a syntax error: the next complete object with a `kind` is taken as the next row.
struct FeedDecoder {
  /// The readable content of a file, and the faults of the rest.
  struct Result: Equatable, Sendable {
    var posts: [Post] = []
    var ads: [Ad] = []
    var problems: [FileProblem] = []
  }

  private var reader: JSONReader
  private let positions: TextPositions
  private var result = Result()
  private var rowCount = 0
  private var identities: Set<RowIdentity> = []

  private struct RowIdentity: Hashable {
    var kind: String
    var id: String
  }

  /// Decodes a whole file.
  /// - Complexity: O(n) in the number of bytes.
  static func decode(_ bytes: [UInt8]) -> Result {
    var decoder = FeedDecoder(bytes)
    decoder.readFile()
    return decoder.result
  }

  private init(_ bytes: [UInt8]) {
    reader = JSONReader(bytes)
    positions = TextPositions(bytes)
  }

  // MARK: File

  private mutating func readFile() {
    if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    reader.skipWhitespace()
    guard reader.next != nil else {
      report(at: nil, path: "", "the file is empty")
      return
    }
    let start = reader.position
    let isObject = reader.next == UInt8(ascii: "{")
    var hasRows = false
    do throws(JSONSyntaxError) {
      hasRows = try enterRows()
      if !hasRows { report(at: start, path: "", "there is no array “rows”") }
    } catch {
      report(at: error.offset, path: "", error.message)
    }
    if !hasRows { hasRows = resume(from: start) }
    while hasRows {
      hasRows = readRows() && !leaveRows(of: isObject) && resume(from: reader.position)
    }
    for offset in reader.repairedStrings {
      report(at: offset, path: "", "a string is not UTF-8; unreadable parts are shown as “\u{FFFD}”")
    }
  }

  /// Enters the array of rows. False if the file is valid JSON without one.
  private mutating func enterRows() throws(JSONSyntaxError) -> Bool {
    if reader.take(UInt8(ascii: "[")) { return true }
    guard reader.take(UInt8(ascii: "{")) else { throw reader.unexpected("expected “{” or “[”") }
    if reader.take(UInt8(ascii: "}")) { return false }
    repeat {
      let key = try reader.readKey()
      if key == "rows", reader.take(UInt8(ascii: "[")) { return true }
      let node = try reader.readValue()
      if key == "rows" {
        report(at: node.offset, path: "rows", "expected an array, found \(node.value.kindName)")
      }
    } while reader.take(UInt8(ascii: ","))
    try reader.expect(UInt8(ascii: "}"), "“,” or “}” in the object")
    return false
  }

  /// Reads the rest of the file after the array of rows. False if it is not the end of a file; the reason is reported.
  private mutating func leaveRows(of isObject: Bool) -> Bool {
    do throws(JSONSyntaxError) {
      if isObject {
        while reader.take(UInt8(ascii: ",")) {
          _ = try reader.readKey()
          _ = try reader.readValue()
        }
        try reader.expect(UInt8(ascii: "}"), "“}” at the end of the file")
      }
      reader.skipWhitespace()
      guard reader.next == nil else { throw reader.unexpected("expected the end of the file") }
      return true
    } catch {
      report(at: error.offset, path: "", error.message)
      return reader.next == nil
    }
  }

  // MARK: Rows

  /// Reads rows up to the end of their array. False if nothing more can be read; the reason is reported.
  private mutating func readRows() -> Bool {
    guard !reader.take(UInt8(ascii: "]")) else { return true }
    while true {
      reader.skipWhitespace()
      let start = reader.position
      let path = "rows[\(rowCount)]"
      rowCount += 1
      do throws(JSONSyntaxError) {
        let row = try reader.readValue()
        read(row, path: path)
      } catch {
        report(at: error.offset, path: path, error.message)
        guard resume(from: start + 1) else { return false }
        continue
      }
      if reader.take(UInt8(ascii: ",")) { continue }
      if reader.take(UInt8(ascii: "]")) { return true }
      let error = reader.unexpected("expected “,” or “]” after the row")
      report(at: error.offset, path: path, error.message)
      guard resume(from: reader.position) else { return false }
    }
  }

  /// Moves to the next complete object with a kind. False if there is none.
  private mutating func resume(from offset: Int) -> Bool {
    var candidate = offset
    while candidate < reader.bytes.count {
      if reader.bytes[candidate] == UInt8(ascii: "{") {
        var attempt = JSONReader(reader.bytes)
        attempt.position = candidate
        if let node = try? attempt.readValue(), node["kind"] != nil {
          reader.position = candidate
          return true
        }
      }
      candidate += 1
    }
    return false
  }

  private mutating func read(_ row: JSONNode, path: String) {
    guard case .object = row.value else {
      report(at: row.offset, path: path, "expected an object, found \(row.value.kindName)")
      return
    }
    guard let kind = string("kind", of: row, path: path) else { return }
    switch kind {
    case "post":
      let id = string("id", of: row, path: path)
      let author = string("author", of: row, path: path)
      let avatar = optionalString("avatar", of: row, path: path)
      let state = string("state", of: row, path: path)
      let text = string("text", of: row, path: path)
      guard let id, let author, let state, let text else { return }
      noteIdentity(kind: kind, id: id, of: row, path: path)
      result.posts.append(Post(id: id, author: author, avatar: avatar, state: state, text: text))
    case "ad":
      let id = string("id", of: row, path: path)
      let sponsor = string("sponsor", of: row, path: path)
      let hint = string("hint", of: row, path: path)
      let text = string("text", of: row, path: path)
      let picture = optionalString("picture", of: row, path: path)
      guard let id, let sponsor, let hint, let text else { return }
      noteIdentity(kind: kind, id: id, of: row, path: path)
      result.ads.append(Ad(id: id, sponsor: sponsor, hint: hint, text: text, picture: picture))
    default:
      report(
        at: row["kind"]?.offset, path: "\(path).kind",
        "unknown kind “\(kind)”; the kinds are “post” and “ad”")
    }
  }

  // MARK: Fields

  /// A string that may be missing or null; any other value is reported.
  private mutating func optionalString(_ key: String, of row: JSONNode, path: String) -> String? {
    guard let node = row[key], node.value != .null else { return nil }
    return string(key, of: row, path: path)
  }

  /// A string that must be there; if it is not, that is reported and the answer is nil.
  private mutating func string(_ key: String, of row: JSONNode, path: String) -> String? {
    guard let node = row[key] else {
      report(at: row.offset, path: "\(path).\(key)", "missing")
      return nil
    }
    guard case .string(let string) = node.value else {
      report(at: node.offset, path: "\(path).\(key)", "expected a string, found \(node.value.kindName)")
      return nil
    }
    return string
  }

  private mutating func noteIdentity(kind: String, id: String, of row: JSONNode, path: String) {
    if !identities.insert(RowIdentity(kind: kind, id: id)).inserted {
      report(at: row["id"]?.offset, path: "\(path).id", "“\(id)” is the id of an earlier \(kind) too; both are shown")
    }
  }

  private mutating func report(at offset: Int?, path: String, _ message: String) {
    let place = offset.map(positions.lineAndColumn(at:))
    result.problems.append(FileProblem(line: place?.line, column: place?.column, path: path, message: message))
  }
}
