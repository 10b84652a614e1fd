import Foundation

/// The files that belong to this program.
enum GalleryResources {
  /// The folder of the sample content, beside the executable as the build leaves it.
  ///
  /// `Bundle.module` would stop the program where the folder is missing; this leaves the message to whoever
  /// reads a file from it.
  static let folder: URL = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().appendingPathComponent("Trestle_Gallery.resources/Resources")
  }()

  /// The feed that is shown if none is named.
  static var feedPath: String {
    folder.appendingPathComponent("feed.json").path
  }
}
