import Foundation

@testable import AppBuilding

/// A folder with files, removed with its owner.
final class Folder {
  let url: URL

  init(_ files: [String], texts: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).standardizedFileURL
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for file in files { try write("", to: file) }
    for (file, text) in texts { try write(text, to: file) }
  }

  func write(_ text: String, to file: String) throws {
    let file = url.appendingPathComponent(file)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A path inside of the folder.
  func path(_ name: String) -> String { url.path + "/" + name }

  deinit { try? FileManager.default.removeItem(at: url) }
}

func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent).sorted() }
