import UIKit

/// The pictures of a feed, each read once. A picture that is missing or broken is reported once, and not read again
/// before `forgetMissing()`.
@MainActor
final class FeedPictures {
  private let folder: URL
  private var pictures: [String: UIImage?] = [:]
  private let report: (String) -> Void

  /// - Parameters:
  ///   - folder: The folder of relative paths.
  ///   - report: Takes one line for each picture that cannot be shown.
  init(folder: URL, report: @escaping (String) -> Void) {
    self.folder = folder
    self.report = report
  }

  /// The picture at a path from the feed.
  func picture(_ path: String?) -> UIImage? {
    guard let path else { return nil }
    if let known = pictures[path] { return known }
    let file = path.hasPrefix("/") ? path : folder.appendingPathComponent(path).path
    let picture = UIImage(contentsOfFile: file)
    if picture == nil {
      let exists = FileManager.default.fileExists(atPath: file)
      report("\(file): \(exists ? "this is no picture that can be read" : "there is no such picture")")
    }
    pictures[path] = .some(picture)
    return picture
  }

  /// Forgets missing images, so that they are loaded again when they are needed.
  func forgetMissing() { pictures = pictures.filter { $0.value != nil } }
}
