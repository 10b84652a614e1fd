import Foundation

/// A feed read from a file: its rows, and the faults of the file.
struct FeedFile: Sendable {
  /// The file's path, as the caller gave it.
  let path: String
  /// The posts, in the file's order.
  let posts: [Post]
  /// The advertisements, in the file's order.
  let ads: [Ad]
  /// Posts and ads in the order in which the screen without Trestle shows them, merged once.
  let rows: [FeedRow]
  let problems: [FileProblem]

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
      problems = [FileProblem(path: "", message: FileProblem.reason(for: error))]
    }
  }

  /// The folder that picture paths of this feed are relative to.
  var folder: URL {
    URL(fileURLWithPath: path).deletingLastPathComponent()
  }

  /// A line for each problem, with the file's name and the position; the last line counts the omitted rows.
  var report: [String] {
    FileProblem.report(problems, of: path, count: problems.count, isEmpty: rows.isEmpty)
  }
}
