import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("A file with the description of a list")
struct DescriptionFileTests {
  private func report(_ content: Data, isEmpty: Bool = true) throws -> [String] {
    try StatusSample.withFile(content) { path in
      DescriptionFile(path: path).report(isEmpty: isEmpty).map { $0.replacing(path, with: "file") }
    }
  }

  @Test("files of other kinds say what they are")
  func otherFiles() throws {
    let nothing = "file: nothing to show"
    expectEqual(try report(Data()), ["file: the file is empty", nothing])
    expectEqual(try report(Data([1, 0, 2])), ["file: the file is binary, and has to be a text", nothing])
    let wide = try require("{}".data(using: .utf16))
    expectEqual(try report(wide), ["file: the file is in UTF-16, and has to be in UTF-8", nothing])
    expectEqual(DescriptionFile(path: "/no/such").report(isEmpty: false), ["/no/such: there is no such file"])
    expectEqual(DescriptionFile(path: "/tmp").report(isEmpty: false), ["/tmp: it is a folder, not a file"])
    expectEqual(DescriptionFile(path: "/dev/zero").report(isEmpty: false), ["/dev/zero: it is no ordinary file"])
  }

  @Test("mistakes are reported with the file's name, those of a truncated file too")
  func mistakes() throws {
    expectEqual(
      try report(Data("{\n\"sections\": 1}".utf8), isEmpty: false),
      [
        "file:2:13: sections: expected an array, found 1"
      ])
    expectEqual(
      try report(Data("{\n\"sections\": [".utf8)),
      [
        "file:2:14: expected a value, found the end of the file", "file: nothing to show",
      ])
  }

  @Test("a file of 1 GB is refused without being read")
  func large() throws {
    try StatusSample.withFile("{") { path in
      expectEqual(truncate(path, 1 << 30), 0)
      let file = DescriptionFile(path: path)
      expectEqual(file.problems.map(\.message), ["the file has 1 GB, and may have 8 MB at most"])
      expect(!file.isWhole && file.name == "status")
    }
  }

  @Test("an example of every length up to its own is whole or has a mistake")
  func truncated() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: PlaygroundExample.phases.path)))
    let end = try require(whole.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      let reading = DescriptionReader.read(Array(whole[..<length]))
      expect(reading.list == nil && reading.problems.count == 1, "\(length)")
    }
  }
}
