import Foundation

/// The files of an app as they are on disk: a Swift file, or a folder with sources and resources.
public struct AppFolder {
  /// The file or folder.
  public let url: URL
  /// The name of the app's module.
  public let module: String
  /// The Swift files of the app, in order; those of tests are not among them.
  public private(set) var sources: [URL] = []
  /// Files and folders that the program finds at run time: documents, catalogs, folders of languages, pictures, data.
  public private(set) var resources: [URL] = []
  public private(set) var propertyList: URL?
  /// Files that are named and left out: sources in other languages, models of Core Data.
  public private(set) var leftOut: [URL] = []

  /// Reads a folder, or takes a file. Throws if there is neither.
  public init(_ given: URL) throws {
    // A path that is relative to the present folder equals no other.
    let url = given.absoluteURL.standardizedFileURL
    self.url = url
    let name = url.deletingPathExtension().lastPathComponent
    module = Self.identifier(name)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw AppFault("there is no \(url.path)")
    }
    if isFolder.boolValue { try read(url) } else { sources = [url] }
    guard !sources.isEmpty else { throw AppFault("\(url.path) has no Swift sources") }
    sources.sort { $0.path < $1.path }
    resources.sort { $0.path < $1.path }
  }

  /// The folder beside the sources in which everything is built.
  public var buildFolder: URL {
    let folder = sources == [url] ? url.deletingLastPathComponent() : url
    return folder.appendingPathComponent(".trestle")
  }

  private mutating func read(_ folder: URL) throws {
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    for entry in entries {
      let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
      let kind = entry.pathExtension.lowercased()
      switch kind {
      case "swift" where entry.lastPathComponent != "Package.swift": sources.append(entry)
      case "m", "mm", "c", "cpp", "h", "xcdatamodeld": leftOut.append(entry)
      case "xcassets", "lproj", "bundle", "xcstrings": resources.append(entry)
      case "xcodeproj", "xcworkspace", "playground", "md", "entitlements", "resolved", "swift": break
      case "plist" where entry.lastPathComponent == "Info.plist": propertyList = propertyList ?? entry
      case _ where isFolder: if !isTests(entry) { try read(entry) }
      default: resources.append(entry)
      }
    }
  }

  private func isTests(_ folder: URL) -> Bool {
    let name = folder.lastPathComponent
    return name.hasSuffix("Tests") || ["Pods", "Carthage", "DerivedData", "build"].contains(name)
  }

  /// A name as Swift allows it: `Tea List-2` is `Tea_List_2`.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }
}

/// Why an app cannot be built or run.
public struct AppFault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
