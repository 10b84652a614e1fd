import Expectations
import Foundation
import Fuzzing
import Testing

@testable import Gallery

@Suite("The examples of the playground, and their schema")
struct PlaygroundExampleTests {
  private func node(_ bytes: [UInt8]) -> JSONNode? {
    var reader = JSONReader(bytes)
    guard let node = try? reader.readValue() else { return nil }
    reader.skipWhitespace()
    return reader.next == nil ? node : nil
  }

  @Test("have no mistake, and are valid by the schema", arguments: PlaygroundExample.allCases)
  func valid(_ example: PlaygroundExample) throws {
    let file = DescriptionFile(path: example.path)
    expectEqual(file.report(isEmpty: false), [])
    let list = try require(file.list)
    expect(list.title != nil && !list.sections.isEmpty)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: example.path)))
    expect(try DescriptionSchema().accepts(try require(node(bytes))))
  }

  @Test("name pictures that are there")
  func pictures() {
    for example in PlaygroundExample.allCases {
      let file = DescriptionFile(path: example.path)
      for section in file.list?.sections ?? [] {
        for row in section.rows + (section.placing?.rows ?? []) {
          guard let image = row.fields.image else { continue }
          expect(FileManager.default.fileExists(atPath: file.folder.appendingPathComponent(image).path), "\(image)")
        }
      }
    }
  }

  @Test("the schema has the names and values that are read, and no others")
  func names() throws {
    let schema = try DescriptionSchema()
    func names(_ definition: String) -> Set<String> {
      Set(schema.root["$defs"]?[definition]?["properties"]?.keys ?? [])
    }
    typealias Names = DescriptionReader.Names
    expectEqual(Set(schema.root["properties"]?.keys ?? []), Set(Names.list))
    expectEqual(names("section"), Set(Names.section))
    expectEqual(names("kind"), Set(Names.kind))
    expectEqual(names("row"), Set(Names.row))
    expectEqual(names("placing"), Set(Names.placing))
    expectEqual(
      Set(schema.root["$defs"]?["placing"]?["properties"]?["every"]?["properties"]?.keys ?? []), Set(Names.every))
    func values(_ definition: String, _ member: String) -> [String] {
      schema.root["$defs"]?[definition]?["properties"]?[member]?["enum"]?.elements.compactMap(\.text) ?? []
    }
    expectEqual(values("kind", "cell"), DescribedCell.allCases.map(\.rawValue))
    expectEqual(values("section", "phase"), DescribedPhase.allCases.map(\.rawValue))
    expectEqual(values("row", "accessory"), DescribedAccessory.allCases.map(\.rawValue))
    expectEqual(values("row", "alignment"), DescribedAlignment.allCases.map(\.rawValue))
    func list(_ definition: String) -> [String] {
      schema.root["$defs"]?[definition]?["enum"]?.elements.compactMap(\.text) ?? []
    }
    expectEqual(list("color"), DescribedColor.allCases.map(\.rawValue))
    expectEqual(list("font"), DescribedFont.allCases.map(\.rawValue))
  }

  @Test("the schema has keywords only that the tests know")
  func keywords() throws {
    let schema = try DescriptionSchema()
    func check(_ node: JSONNode) {
      for key in node.keys {
        expect(DescriptionSchema.keywords.contains(key), "\(key)")
        guard let value = node[key] else { continue }
        switch key {
        case "properties", "$defs": value.keys.compactMap { value[$0] }.forEach(check)
        case "anyOf", "allOf", "oneOf": value.elements.forEach(check)
        case "items", "not", "if", "else", "additionalProperties": check(value)
        default: break
        }
      }
    }
    check(schema.root)
  }

  // MARK: Damage

  @Test("10,000 damaged descriptions are lists that the schema accepts, or have mistakes inside of the file")
  func damaged() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let schema = try DescriptionSchema()
    let examples = try PlaygroundExample.allCases.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0.path))) }
    let damage = DescriptionDamage(examples: examples)
    var shown = 0
    for round in 0..<10_000 {
      let bytes = damage.next(using: &random)
      let reading = DescriptionReader.read(bytes)
      if let list = reading.list {
        shown += 1
        let root = try require(node(bytes.starts(with: [0xEF]) ? Array(bytes.dropFirst(3)) : bytes))
        try require(schema.accepts(root), "seed \(seed), round \(round): a list that the schema refuses")
        try require(reading.problemCount == 0 && list.sections.count < 100)
        continue
      }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for problem in reading.problems {
        let line = try require(problem.line), column = try require(problem.column)
        try require(
          line >= 1 && line <= lines.count && column >= 1 && column <= lines[line - 1].count + 1
            && !problem.message.isEmpty && !problem.description.contains("\n"),
          "seed \(seed), round \(round): \(problem)")
      }
      try require(!reading.problems.isEmpty, "seed \(seed), round \(round)")
      // Whatever the schema refuses has a mistake; what it accepts may have one that a schema cannot say.
      if let root = node(bytes), schema.accepts(root) {
        let words = ["unknown kind", "is the id of", "here or in the kind", "there twice", "no UTF-8"]
        let other = reading.problems.first { problem in !words.contains { problem.message.contains($0) } }
        try require(other == nil, "seed \(seed), round \(round): \(String(describing: other))")
      }
    }
    // Damage that always or never matters would test little.
    expect(shown > 500 && shown < 9500, "\(shown)")
  }
}

/// Makes damaged descriptions of whole ones.
struct DescriptionDamage {
  let examples: [[UInt8]]
  private static let words = [
    "null", "true", "0", "-1", "1e999", "\"\"", "[]", "{}", "\"grid\"", "\"post\"", "\"loading\"",
    "{\"style\": \"grid\"}",
    "\"id\": \"x\",", "\"text\": \"y\",", "\"\\ud800\"", "\u{FEFF}", "\"symbol\": \"star\",", "2.5",
  ].map { Array($0.utf8) }

  func next(using random: inout SeededGenerator) -> [UInt8] {
    var bytes = examples.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...40, using: &random), bytes.count))
      case 2: bytes.insert(contentsOf: Self.words.randomElement(using: &random)!, at: place)
      case 3: replaceValue(&bytes, from: place, using: &random)
      case 4: removeLine(&bytes, at: place)
      case 5: bytes.insert(contentsOf: line(bytes, at: place), at: lineStart(bytes, place))
      case 6: swapLetters(&bytes, from: place)
      default: if Int.random(in: 0..<4, using: &random) == 0 { bytes.removeSubrange(place...) }
      }
    }
    return bytes
  }

  private func lineStart(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
  }

  private func line(_ bytes: [UInt8], at place: Int) -> [UInt8] {
    let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return Array(bytes[lineStart(bytes, place)..<end])
  }

  private func removeLine(_ bytes: inout [UInt8], at place: Int) {
    let start = lineStart(bytes, place)
    bytes.removeSubrange(start..<start + line(bytes, at: place).count)
  }

  /// Another value behind the next colon.
  private func replaceValue(_ bytes: inout [UInt8], from place: Int, using random: inout SeededGenerator) {
    guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
    let end = bytes[colon...].firstIndex { [UInt8](",}]\n".utf8).contains($0) } ?? bytes.count
    bytes.replaceSubrange(colon + 1..<end, with: Self.words.randomElement(using: &random)!)
  }

  /// Exchanges two letters, as a fast typist does.
  private func swapLetters(_ bytes: inout [UInt8], from place: Int) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    guard let first = bytes[place...].firstIndex(where: { letters.contains($0) }), first + 1 < bytes.count,
      letters.contains(bytes[first + 1])
    else { return }
    bytes.swapAt(first, first + 1)
  }
}
