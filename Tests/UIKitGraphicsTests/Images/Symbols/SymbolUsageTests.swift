import Expectations
import Foundation
import Testing

@testable import UIKitGraphics

/// The names that public code asks for, against those that are known here.
@Suite struct SymbolUsageTests {
  /// Names that are left out on purpose, with the reason.
  private static let leftOut = [
    "apple.intelligence": "the mark of a product of Apple's, with no meaning that another picture could show"
  ]

  private static let used: [(name: String, count: Int)] = {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Data/Support/symbol-usage.tsv").standardized
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var used: [(name: String, count: Int)] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let count = Int(fields[1]) else { continue }
      used.append((name: String(fields[0]), count: count))
    }
    return used
  }()

  @Test func everyNameSeenTwiceIsKnown() {
    let missing = Self.used.filter { $0.count >= 2 && Symbol.find($0.name) == nil }.map(\.name)
    expectEqual(Set(missing), Set(Self.leftOut.keys))
  }

  @Test func nearlyEveryNameIsKnown() {
    let known = Self.used.filter { Symbol.find($0.name) != nil }
    expect(Self.used.count > 900)
    expect(known.count >= Self.used.count - 3, "\(known.count) of \(Self.used.count) names are known")
  }

  @Test func namesAreListedOnceMostUsedFirst() {
    expectEqual(Set(Self.used.map(\.name)).count, Self.used.count)
    expect(zip(Self.used, Self.used.dropFirst()).allSatisfy { $0.count >= $1.count })
  }
}
