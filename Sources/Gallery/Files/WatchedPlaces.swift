import Foundation

/// The names on the path of a file, each with its folder. If one of them comes to mean another file or folder, the
/// content may be another one.
enum WatchedPlaces {
  struct Place: Hashable {
    /// Without symbolic links.
    var folder: String
    var name: String

    var path: String { folder == "/" ? "/" + name : folder + "/" + name }
  }

  /// The most symbolic links that are followed, as in the kernel: more are taken for a cycle.
  private static let mostLinks = 40

  /// The folders and links on the path of a file, in order, those of the targets of symbolic links included.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - target: the target of a symbolic link; nil for a path that is no link.
  static func of(_ path: String, target: (String) -> String?) -> [Place] {
    var places: [Place] = []
    var folder: [Substring] = []
    var rest = Array(path.split(separator: "/").reversed())
    var links = 0
    while let name = rest.popLast() {
      switch name {
      case ".": continue
      case "..": _ = folder.popLast()
      default:
        let place = Place(folder: "/" + folder.joined(separator: "/"), name: String(name))
        places.append(place)
        guard let target = target(place.path) else {
          folder.append(name)
          continue
        }
        links += 1
        guard links <= mostLinks else { return places }
        if target.hasPrefix("/") { folder = [] }
        rest += target.split(separator: "/").reversed()
      }
    }
    return places
  }

  /// The folders and links on the path of a local file.
  static func of(_ path: String) -> [Place] {
    let absolute = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    return of(absolute) { try? FileManager.default.destinationOfSymbolicLink(atPath: $0) }
  }
}
