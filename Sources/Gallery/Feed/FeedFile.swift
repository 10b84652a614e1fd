import Foundation

/// A feed read from a file: its rows, and the faults of the file.
struct FeedFile: Sendable {
  /// How many problems of one file are written out; a file that is no feed at all has one a row.
  static let maximumReportedProblems = 20

  /// The file's path, as it was named.
  let path: String
  /// The posts, in the file's order.
  let posts: [Post]
  /// The advertisements, in the file's order.
  let ads: [Ad]
  /// Both in the order in which the screen without Trestle shows them, merged once.
  let rows: [FeedRow]
  let problems: [FeedProblem]

  /// Reads and decodes a file. A file that cannot be read yields no rows and one problem.
  init(path: String) {
    self.path = path
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let decoded = FeedDecoder.decode([UInt8](data))
      posts = decoded.posts
      ads = decoded.ads
      rows = FeedRow.rows(posts: posts, ads: ads)
      problems = decoded.problems
    } catch {
      posts = []
      ads = []
      rows = []
      problems = [FeedProblem(path: "", message: Self.reason(for: error))]
    }
  }

  /// The folder that picture paths of this feed are relative to.
  var folder: URL {
    URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// A line for each problem, with the file's name and the position; the last line counts the omitted rows.
  var report: [String] {
    var lines = problems.prefix(Self.maximumReportedProblems).map { "\(path):\($0.line == nil ? " " : "")\($0)" }
    if problems.count > lines.count {
      lines.append("\(path): and \(problems.count - lines.count) more")
    }
    if rows.isEmpty {
      lines.append("\(path): nothing to show")
    }
    return lines
  }

  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "there is no such file"
    case .fileReadNoPermission: "the file may not be read"
    default: "the file cannot be read: \(error.localizedDescription)"
    }
  }
}
