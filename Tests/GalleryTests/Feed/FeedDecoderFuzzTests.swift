import Expectations
import Foundation
import Fuzzing
import Testing

@testable import Gallery

/// Damages the sample feed at random and checks that the damage stays where it was done.
@Suite("Decoding damaged feeds")
struct FeedDecoderFuzzTests {
  /// The sample feed cut into its rows, so that a test knows whose bytes it damages.
  private struct Pieces {
    var rows: [[UInt8]]
    var head = [UInt8]("{\n  \"rows\": [\n".utf8)
    var separator = [UInt8](",\n".utf8)
    var tail = [UInt8]("\n  ]\n}\n".utf8)

    init() throws {
      let text = try String(contentsOfFile: GalleryResources.feedPath, encoding: .utf8)
      let body = text.components(separatedBy: "\"rows\": [\n")[1].components(separatedBy: "\n  ]\n}")[0]
      rows = body.components(separatedBy: "\n    },\n").map { row in
        [UInt8]((row.hasSuffix("\n    }") ? row : row + "\n    }").utf8)
      }
    }

    func file(replacing index: Int? = nil, with row: [UInt8] = []) -> [UInt8] {
      let bytes = rows.indices.map { $0 == index ? row : rows[$0] }
      return head + Array(bytes.joined(separator: separator)) + tail
    }
  }

  private func texts(_ result: FeedDecoder.Result) -> Set<String> {
    Set(result.posts.map(\.text) + result.ads.map(\.text))
  }

  @Test("a damaged row costs at most itself", arguments: [1, 2, 3, 4] as [UInt64])
  func damagedRow(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = try Pieces()
    let each = pieces.rows.map { texts(FeedDecoder.decode([UInt8]("[".utf8) + $0 + [UInt8]("]".utf8))) }
    expect(each.allSatisfy { $0.count == 1 })
    for step in 0..<400 {
      let index = Int.random(in: pieces.rows.indices, using: &random)
      var row = pieces.rows[index]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damage(&row, using: &random)
      }
      let result = FeedDecoder.decode(pieces.file(replacing: index, with: row))
      let found = texts(result)
      let lost = each.indices.filter { $0 != index && !each[$0].isSubset(of: found) }
      expectEqual(
        lost, [],
        "seed \(seed), step \(step): row \(index) became \(String(decoding: row, as: UTF8.self)); \(result.problems)")
    }
  }

  @Test("a file cut anywhere keeps the rows before the cut", arguments: [5, 6] as [UInt64])
  func cut(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = try Pieces()
    let file = pieces.file()
    var ends: [Int] = []
    var end = pieces.head.count
    for row in pieces.rows {
      ends.append(end + row.count)
      end += row.count + pieces.separator.count
    }
    for step in 0..<300 {
      let length = Int.random(in: 0..<file.count - 1, using: &random)
      let result = FeedDecoder.decode(Array(file[..<length]))
      let whole = ends.count { $0 <= length }
      expectEqual(result.posts.count + result.ads.count, whole, "seed \(seed), step \(step): cut at \(length)")
      expect(!result.problems.isEmpty, "seed \(seed), step \(step): cut at \(length) passes for whole")
    }
  }

  @Test("values of wrong types cost at most their row", arguments: [7, 8] as [UInt64])
  func wrongTypes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = try Pieces()
    let values = ["1", "-0.5e9", "true", "false", "null", "[]", "{}", "[[\"x\"]]", "{\"kind\": {\"kind\": 1}}", "\"\""]
    for step in 0..<300 {
      let index = Int.random(in: pieces.rows.indices, using: &random)
      var lines = String(decoding: pieces.rows[index], as: UTF8.self).components(separatedBy: "\n")
      let line = Int.random(in: 1..<lines.count - 1, using: &random)
      let key = lines[line].components(separatedBy: ": ")[0]
      let comma = line == lines.count - 2 ? "" : ","
      let value = values.randomElement(using: &random)!
      lines[line] = "\(key): \(value)\(comma)"
      let result = FeedDecoder.decode(pieces.file(replacing: index, with: [UInt8](lines.joined(separator: "\n").utf8)))
      let count = result.posts.count + result.ads.count
      expect(
        count >= pieces.rows.count - 1,
        "seed \(seed), step \(step): \(lines[line]) in row \(index) leaves \(count); \(result.problems)")
    }
  }

  @Test("arbitrary bytes do not stop the decoder", arguments: [9, 10] as [UInt64])
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = try Pieces()
    let file = pieces.file()
    let alphabet = [UInt8]("{}[]:,\"\\ \nkind post rows u0e-.tfn\u{1}é".utf8)
    for step in 0..<100 {
      var noise = (0..<Int.random(in: 0...300, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
      let nothing = FeedDecoder.decode(noise)
      expect(nothing.posts.isEmpty && nothing.ads.isEmpty, "seed \(seed), step \(step)")
      noise = file
      for _ in 0..<Int.random(in: 1...60, using: &random) { damage(&noise, using: &random) }
      let rest = FeedDecoder.decode(noise)
      expect(rest.posts.count + rest.ads.count <= pieces.rows.count, "seed \(seed), step \(step)")
    }
  }

  /// One small accident: a byte flipped, replaced, lost, doubled, or a stretch lost.
  private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[index] = [UInt8]("{}[]:,\"\\\n".utf8).randomElement(using: &random)!
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(bytes[index], at: index)
    default: bytes.removeSubrange(index..<min(bytes.count, index + 9))
    }
  }
}
