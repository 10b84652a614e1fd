import Expectations
import Foundation
import Testing

@testable import Gallery

@Suite("Reading a feed file")
struct FeedFileTests {
  /// Runs `body` with the path of a file of that content, which is gone afterwards.
  private func withFile(_ content: String, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("feed.json")
    try Data(content.utf8).write(to: file)
    try body(file.path)
  }

  @Test("messages name the file and the place")
  func report() throws {
    try withFile("[\n{\"kind\": \"post\"}]") { path in
      let feed = FeedFile(path: path)
      expectEqual(feed.report.first, "\(path):2:1: rows[0].id: missing")
      expectEqual(feed.report.last, "\(path): nothing to show")
      expect(feed.rows.isEmpty)
    }
  }

  @Test("a file that is not there is named")
  func missing() {
    let feed = FeedFile(path: "/no/such/feed.json")
    expectEqual(feed.report, ["/no/such/feed.json: there is no such file", "/no/such/feed.json: nothing to show"])
  }

  @Test("a folder is no feed")
  func folder() {
    let feed = FeedFile(path: "/tmp")
    expect(feed.rows.isEmpty)
    expectEqual(feed.report.count, 2)
  }

  @Test("a file full of faults is not all written out")
  func manyProblems() throws {
    try withFile("[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]") { path in
      let report = FeedFile(path: path).report
      expectEqual(report.count, FileProblem.mostReported + 2)
      expect(report.contains("\(path): and 80 more"))
    }
  }

  @Test("pictures are looked for beside the file")
  func pictureFolder() {
    expectEqual(FeedFile(path: "/some/where/feed.json").folder.path, "/some/where")
  }
}
