import Foundation

/// Where the files and groups of a project lie.
struct XcodeFiles {
  struct Place {
    let url: URL
    /// The names of the groups around a file, as Xcode shows them.
    let group: String
  }

  private var places: [String: Place] = [:]
  private let objects: XcodeObjects
  private let root: URL

  /// - Parameters:
  ///   - folder: The folder of the project, to which the paths of groups are relative.
  init(_ objects: XcodeObjects, folder: URL) {
    self.objects = objects
    root = folder
    if let main = objects[objects.root["mainGroup"]] { add(main, Place(url: folder, group: ""), 0) }
  }

  private static let mostDepth = 64

  subscript(identifier: String) -> Place? { places[identifier] }

  private mutating func add(_ object: XcodeObject, _ parent: Place, _ depth: Int) {
    // A group that contains itself comes up a second time, and is skipped.
    guard depth < Self.mostDepth, places[object.identifier] == nil else { return }
    let url = location(of: object, in: parent.url)
    let isVariant = object.kind == "PBXVariantGroup"
    let isGroup = object.kind == "PBXGroup" || isVariant
    places[object.identifier] = Place(url: url, group: parent.group)
    guard isGroup else { return }
    let names = [parent.group, object.name].filter { !$0.isEmpty }.joined(separator: "/")
    for child in objects.objects("children", of: object) { add(child, Place(url: url, group: names), depth + 1) }
  }

  private func location(of object: XcodeObject, in folder: URL) -> URL {
    let path = object["path"] ?? ""
    switch object["sourceTree"] {
    case "<absolute>": return URL(fileURLWithPath: path.isEmpty ? "/" : path)
    case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return Self.appending(path, to: root)
    default: return Self.appending(path, to: folder)
    }
  }

  static func appending(_ path: String, to folder: URL) -> URL {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return URL(fileURLWithPath: path).standardizedFileURL }
    return folder.appendingPathComponent(path).standardizedFileURL
  }
}
