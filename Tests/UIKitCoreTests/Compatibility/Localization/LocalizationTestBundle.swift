import Foundation

/// A bundle with string tables in three languages, in a folder of its own that goes with it.
final class LocalizationTestBundle {
  let bundle: Bundle
  private let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts-\(UUID()).bundle")
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.bundle = bundle
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
