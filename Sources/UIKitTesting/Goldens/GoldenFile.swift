import Foundation

/// A file with the expectation of a test, beside the test: `Tests/X/FeedTests.swift` keeps `first-frame.png` in
/// `Tests/X/Goldens/FeedTests/`.
struct GoldenFile {
  let url: URL
  private let failureFolder: URL
  private let sheetFolder: URL

  /// The suite and name that a golden is recorded by: `FeedTests/first-frame`.
  let recordingName: String

  /// Whether the golden is written again instead of compared: `TRESTLE_RECORD` is 1, or names it.
  var isRecording: Bool {
    Recording.names(recordingName, in: ProcessInfo.processInfo.environment["TRESTLE_RECORD"] ?? "")
  }

  init(name: String, fileExtension: String, testFile: String) {
    let test = URL(fileURLWithPath: testFile)
    let suite = test.deletingPathExtension().lastPathComponent
    let folder = test.deletingLastPathComponent()
    recordingName = "\(suite)/\(name)"
    url = folder.appendingPathComponent("Goldens/\(suite)/\(name).\(fileExtension)")
    sheetFolder = GoldenFile.packageFolder(of: folder).appendingPathComponent(".build/sheets/\(suite)")
    failureFolder = GoldenFile.packageFolder(of: folder).appendingPathComponent(".build/failures/\(suite)")
  }

  /// The page with all failures.
  var page: FailurePage { FailurePage(folder: failureFolder.deletingLastPathComponent()) }

  func read() -> Data? { try? Data(contentsOf: url) }

  func write(_ data: Data) throws { try GoldenFile.write(data, to: url) }

  /// Writes data that helps to understand a failure, and returns its path: `first-frame-actual.png`.
  func keep(_ data: Data, as kind: String) -> String {
    let name = url.deletingPathExtension().lastPathComponent
    let kept = failureFolder.appendingPathComponent("\(name)-\(kind).\(url.pathExtension)")
    do {
      try GoldenFile.write(data, to: kept)
      return kept.path
    } catch {
      return "\(kept.path) (could not be written: \(error))"
    }
  }

  /// Writes an overview of many pictures; nil if that failed.
  func keepSheet(_ data: Data) -> URL? {
    let kept = sheetFolder.appendingPathComponent(url.lastPathComponent)
    return (try? GoldenFile.write(data, to: kept)).map { kept }
  }

  static func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  private static func packageFolder(of folder: URL) -> URL {
    var candidate = folder
    while candidate.path != "/" {
      if FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Package.swift").path) {
        return candidate
      }
      candidate.deleteLastPathComponent()
    }
    return folder
  }
}
