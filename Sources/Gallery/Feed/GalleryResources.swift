import Foundation

/// The files that belong to this program.
enum GalleryResources {
  /// The folder of the sample content, beside the executable as the build leaves it.
  ///
  /// `Bundle.module` would stop the program if the folder is missing; here the error is reported when a file is read.
  static let folder: URL = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return executable.deletingLastPathComponent().appendingPathComponent("Trestle_Gallery.resources/Resources")
  }()

  /// The feed that is shown by default.
  static var feedPath: String {
    folder.appendingPathComponent("feed.json").path
  }
}
