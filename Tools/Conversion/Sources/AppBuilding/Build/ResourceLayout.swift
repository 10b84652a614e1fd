import Foundation

/// Puts resources beside a program, where the main bundle looks for them.
struct ResourceLayout {
  /// The folder of the program.
  let folder: URL

  /// Removes the links of earlier builds, and links the resources. If two have the same path, only the first is linked.
  /// Catalogs are found by their extension, so a further catalog gets another name instead.
  func layOut(_ resources: [Resource]) throws {
    try removeLinks(in: folder, depth: 0)
    var taken: Set<String> = []
    for resource in resources {
      var path = resource.path
      var number = 2
      while taken.contains(path), resource.url.pathExtension == "xcassets" {
        path = "\((resource.path as NSString).deletingPathExtension)-\(number).xcassets"
        number += 1
      }
      guard taken.insert(path).inserted else { continue }
      try link(resource.url, at: folder.appendingPathComponent(path))
    }
  }

  private func link(_ file: URL, at place: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    if files.fileExists(atPath: place.path) { return }
    try files.createSymbolicLink(at: place, withDestinationURL: file)
  }

  private static let mostDepth = 8

  private func removeLinks(in folder: URL, depth: Int) throws {
    guard depth < Self.mostDepth else { return }
    let files = FileManager.default
    for entry in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      if (try? files.destinationOfSymbolicLink(atPath: entry.path)) != nil {
        try files.removeItem(at: entry)
      } else if FolderContents.isFolder(entry) {
        try removeLinks(in: entry, depth: depth + 1)
        if (try? files.contentsOfDirectory(atPath: entry.path).isEmpty) == true { try files.removeItem(at: entry) }
      }
    }
  }

  /// Writes the property list beside the program; a file of the sources is linked.
  func write(_ list: AppPlan.PropertyList?) throws {
    let place = folder.appendingPathComponent("Info.plist")
    try? FileManager.default.removeItem(at: place)
    switch list {
    case nil: break
    case .file(let url): try FileManager.default.createSymbolicLink(at: place, withDestinationURL: url)
    case .values(let values):
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: place)
    }
  }
}
