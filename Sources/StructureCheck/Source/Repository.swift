import Foundation

/// The files of the repository that the checks read.
struct Repository {
  let root: URL

  init(root: URL) {
    self.root = root
  }

  /// Every Swift file below `folder`, in order of their paths.
  func swiftFiles(below folder: String) throws -> [SourceFile] {
    try paths(below: folder).filter { $0.hasSuffix(".swift") }.map { SourceFile(path: $0, text: try text($0)) }
  }

  /// The paths of all files below `folder`, relative to the root, without the output of builds.
  func paths(below folder: String) throws -> [String] {
    let base = folder.isEmpty ? root : root.appendingPathComponent(folder)
    guard FileManager.default.fileExists(atPath: base.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .map { folder.isEmpty ? $0 : folder + "/" + $0 }
      .filter { path in !path.split(separator: "/").contains { $0 == ".build" || $0 == ".git" || $0 == "Output" } }
      .filter { path in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  /// The rows of a tab-separated file, without blank lines and `#` lines. Columns that are missing are left out.
  func table(_ path: String) throws -> [[String]] {
    Repository.rows(of: try text(path))
  }

  static func rows(of text: String) -> [[String]] {
    text.split(separator: "\n")
      .filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
