import Foundation

/// A folder that is removed at the end.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "/trestle-\(UUID().uuidString).bundle"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func write(_ data: Data?, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (data ?? Data()).write(to: file)
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }
}
