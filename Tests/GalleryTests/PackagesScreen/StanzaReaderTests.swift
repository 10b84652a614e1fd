import Expectations
import Fuzzing
import Testing

@testable import Gallery

@Suite("Reading stanzas")
struct StanzaReaderTests {
  private func stanzas(_ text: String) -> [String] {
    var found: [String] = []
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = StanzaReader(bytes)
      while reader.next() {
        let fields = reader.fields.map { field in
          "\(reader.repairedText(field.name))=\(reader.repairedText(reader.trimmed(field.value)))"
        }
        found.append(
          "\(reader.firstLine): \(fields.joined(separator: "; "))"
            + (reader.fault.map { " !\($0.line) \($0.message)" } ?? ""))
      }
    }
    return found
  }

  @Test("fields are lines, with those that continue them; empty lines end a stanza")
  func fields() {
    expectEqual(stanzas("A: 1\nB:2\n more\n\n \t\nC: 3"), ["1: A=1; B=2\n more", "6: C=3"])
    expectEqual(stanzas("# note\nA: b: c\n"), ["1: A=b: c"])
    expectEqual(stanzas("\n\n"), [])
    expectEqual(stanzas("A: 1\r\n\r\nB: 2\r\n"), ["1: A=1", "3: B=2"])
  }

  @Test("the first fault of a stanza is named by its line")
  func faults() {
    expectEqual(
      stanzas("A: 1\nnothing\nmore\n\n: x\n\n y\n"),
      [
        "1: A=1 !2 the line has no field, such as “Package: name”",
        "5:  !5 the line has no field, such as “Package: name”", "7:  !7 the line continues no field",
      ])
  }

  @Test("names ignore case, and an empty value is nil")
  func values() {
    let bytes = Array("package: a\nDescription:  first\n second\nEmpty:\n".utf8)
    bytes.withUnsafeBufferPointer { bytes in
      var reader = StanzaReader(bytes)
      let isRead = reader.next()
      expect(isRead)
      expectEqual(reader.value("Package").map { reader.repairedText($0) }, "a")
      expectEqual(reader.value("Description").map { reader.repairedText(reader.firstLine(of: $0)) }, "first")
      expect(reader.value("Empty") == nil && reader.value("Packag") == nil)
    }
  }

  @Test("10,000 damaged files are read to their end")
  func damagedFiles() throws {
    let seed = FuzzSeed.ofRun
    var random = SeededGenerator(seed: seed)
    let whole = Array(StatusSample.text.utf8)
    for round in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...60, using: &random), bytes.count))
        case 2: bytes.insert(contentsOf: whole.prefix(Int.random(in: 0...80, using: &random)), at: place)
        default: bytes.insert([0x0A, 0x20, 0x3A, 0x0D].randomElement(using: &random)!, at: place)
        }
        if bytes.isEmpty { bytes = whole }
      }
      try bytes.withUnsafeBufferPointer { bytes in
        let scan = PackageScan(bytes)
        let isRight =
          scan.packages.allSatisfy { $0.stanza.upperBound <= bytes.count && !$0.name.isEmpty }
          && Set(scan.packages.map(\.id)).count == scan.packages.count
          && scan.problems.count == min(scan.problemCount, FileProblem.mostReported)
        try require(isRight, "seed \(seed), round \(round)")
      }
    }
  }
}
