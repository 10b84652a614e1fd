import Foundation

/// The description of a list in a file, and the mistakes in it.
struct DescriptionFile: ReadContent {
  /// The file's path, as the caller gave it.
  let path: String
  /// Nil if there is a mistake.
  let list: DescribedList?
  let problems: [FileProblem]
  /// How many problems there are; the first of them are in `problems`.
  let problemCount: Int

  /// A description has this many bytes at most: a larger file was named by accident.
  static let mostBytes = 8 * 1024 * 1024

  /// Reads a file. One that cannot be read yields no list and a problem.
  init(path: String) {
    self.path = path
    do {
      let reading = DescriptionReader.read([UInt8](try TextFile.contents(path, most: Self.mostBytes)))
      list = reading.list
      problems = reading.problems
      problemCount = reading.problemCount
    } catch {
      list = nil
      problems = [FileProblem(path: "", message: error.message)]
      problemCount = 1
    }
  }

  var isWhole: Bool { list != nil }
  var name: String { URL(fileURLWithPath: path).lastPathComponent }
  /// The folder that the paths of pictures are relative to.
  var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

  /// A line for each problem, with the file's name and the position.
  ///
  /// - Parameter isEmpty: whether nothing can be shown.
  func report(isEmpty: Bool) -> [String] {
    FileProblem.report(problems, of: path, count: problemCount, isEmpty: isEmpty)
  }
}
