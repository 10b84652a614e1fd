import Foundation

/// The files of a folder and its subfolders, sorted by their use in an app.
struct FolderContents {
  private(set) var sources: [URL] = []
  private(set) var resources: [Resource] = []
  private(set) var propertyList: URL?
  /// Sources in other languages, models of Core Data.
  private(set) var leftOut: [URL] = []
  /// Folders whose names end in `Tests`; empty unless `separatesTests` is set.
  private(set) var testFolders: [URL] = []

  private let separatesTests: Bool
  private let isExcluded: (URL) -> Bool

  /// - Parameters:
  ///   - separatesTests: Whether to leave out test folders, and folders of CocoaPods, Carthage and builds.
  ///   - isExcluded: Whether a file or folder does not count.
  init(_ folder: URL, separatesTests: Bool = false, isExcluded: @escaping (URL) -> Bool = { _ in false }) {
    self.separatesTests = separatesTests
    self.isExcluded = isExcluded
    read(folder, depth: 0)
    sources.sort { $0.path < $1.path }
    resources.sort { $0.url.path < $1.url.path }
    leftOut.sort { $0.path < $1.path }
    testFolders.sort { $0.path < $1.path }
  }

  /// The most levels of folders that are read: symbolic links can make a folder contain itself.
  private static let mostDepth = 32
  static let otherLanguages: Set<String> = ["m", "mm", "c", "cc", "cpp", "h", "hpp", "s", "metal"]
  static let models: Set<String> = ["xcdatamodeld", "xcdatamodel", "xcmappingmodel", "intentdefinition"]
  /// The extensions of folders that an app uses as a whole.
  static let wholes: Set<String> = ["xcassets", "bundle", "xcstickers", "scnassets", "xcframework", "framework"]

  private mutating func read(_ folder: URL, depth: Int) {
    guard depth < Self.mostDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      if !isExcluded(entry) { add(entry, depth) }
    }
  }

  private mutating func add(_ entry: URL, _ depth: Int) {
    let name = entry.lastPathComponent
    let kind = entry.pathExtension.lowercased()
    switch kind {
    case "swift" where name != "Package.swift" && !name.hasPrefix("Package@"): sources.append(entry)
    case _ where Self.otherLanguages.contains(kind) || Self.models.contains(kind): leftOut.append(entry)
    case "lproj": addLanguage(entry)
    case "xcframework", "framework": leftOut.append(entry)
    case _ where Self.wholes.contains(kind): resources.append(Resource(entry, path: name))
    case "xcodeproj", "xcworkspace", "playground", "md", "entitlements", "resolved", "swift", "docc", "modulemap",
      "xcconfig", "xctestplan", "storekit", "xcprivacy":
      break
    case "plist" where name.hasSuffix("Info.plist"): if name == "Info.plist" { propertyList = propertyList ?? entry }
    case _ where FolderContents.isFolder(entry): addFolder(entry, depth)
    default: resources.append(Resource(entry, path: name))
    }
  }

  private mutating func addFolder(_ entry: URL, _ depth: Int) {
    let name = entry.lastPathComponent
    guard separatesTests else { return read(entry, depth: depth + 1) }
    if name.hasSuffix("Tests") { testFolders.append(entry) }
    if name.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "build"].contains(name) { return }
    read(entry, depth: depth + 1)
  }

  /// Adds the files of an `lproj` folder one by one, because the files of several folders of one language go into one
  /// folder.
  private mutating func addLanguage(_ folder: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      if isExcluded(entry) { continue }
      resources.append(Resource(entry, path: folder.lastPathComponent + "/" + name))
    }
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
