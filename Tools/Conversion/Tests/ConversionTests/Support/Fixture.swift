import Foundation

@testable import Conversion

/// A folder of sources that are compiled together, as somebody writes them for iOS.
struct Fixture: CustomStringConvertible, Sendable {
  let name: String
  let sources: [Source]

  var description: String { name }

  /// The folder of this target.
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static let all = folders(in: "Fixtures")

  /// Programs that print, beside the text that they print.
  static let programs = folders(in: "Programs")

  private static func folders(in name: String) -> [Fixture] {
    let folder = tests.appendingPathComponent(name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { Fixture(name: $0, folder: folder.appendingPathComponent($0)) }
  }

  static func named(_ name: String) -> Fixture { all.first { $0.name == name }! }

  private init(name: String, folder: URL) {
    self.name = name
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    sources = files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
      return Source(path: "\(name)/\(file)", text: text)
    }
  }

  func converted(types: (any ExpressionTypes)? = nil) -> [ConvertedFile] {
    ModuleConversion(module: name).convert(sources, types: types)
  }
}

/// Converts the files of a module, for tests of one form.
func converted(_ files: String..., module: String = "App", flags: Set<String> = []) -> [ConvertedFile] {
  ModuleConversion(module: module, flags: flags).convert(
    files.enumerated().map { Source(path: "File\($0.offset + 1).swift", text: $0.element) })
}

extension ConvertedFile {
  /// The text behind the directive in the first line.
  var body: String {
    text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }

  /// The lines of the source, each with the text that the compiler takes for it.
  var originalLines: [Int: [String]] {
    var lines: [Int: [String]] = [:]
    var number = 1
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("#sourceLocation("), let value = line.split(separator: " ").last?.dropLast() {
        number = Int(value) ?? number
      } else {
        lines[number, default: []].append(line)
        number += 1
      }
    }
    return lines
  }
}
