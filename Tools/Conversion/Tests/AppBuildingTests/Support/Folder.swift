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

  /// Writes a file that a test writes thousands of times. Foundation's writing waits for the disk each time, and the kernel
  /// does where a file is emptied and written again.
  func overwrite(_ file: String, _ bytes: [UInt8]) throws {
    let path = path(file)
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path]) }
    defer { close(descriptor) }
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: bytes)
  }

  /// A path inside of the folder.
  func path(_ name: String) -> String { url.path + "/" + name }

  deinit { try? FileManager.default.removeItem(at: url) }
}

func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent).sorted() }
