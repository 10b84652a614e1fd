import Conversion
import Foundation

/// All that is built for an app, wherever it was read from: modules, resources, tests.
public struct AppPlan {
  /// The list that the program finds as `Info.plist`.
  public enum PropertyList {
    case file(URL)
    case values([String: Any])
  }

  /// The modules that the app and its tests depend on, in the order in which they are built.
  public var libraries: [Module] = []
  public var app: Module
  /// Whether the app's module is a library, without an entry point of its own.
  public var isLibrary = false
  /// The targets of tests of the app.
  public var tests: [Module] = []
  public var propertyList: PropertyList?
  /// What is left out, and why: a line each.
  public var leftOut: [String] = []
  /// The folder beside the sources in which everything is built.
  public let buildFolder: URL

  public init(app: Module, buildFolder: URL) {
    self.app = app
    self.buildFolder = buildFolder
  }

  /// Reads a Swift file, a folder, a package, an Xcode project or a workspace.
  ///
  /// - Parameter target: The name of the target to take; nil for the first that is an app.
  public static func read(_ given: URL, target: String? = nil) throws -> AppPlan {
    // URLs relative to the current folder do not compare equal to absolute ones, so this makes the URL absolute.
    let url = given.absoluteURL.standardizedFileURL
    switch url.pathExtension {
    case "xcodeproj", "xcworkspace": return try XcodePlan(url, target: target).plan()
    default: break
    }
    if let project = XcodePlan.project(in: url) { return try XcodePlan(project, target: target).plan() }
    if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
      return try PackagePlan(url, target: target).plan()
    }
    return try AppFolder(url).plan()
  }

  /// The Xcode previews in the sources of the app and its libraries. Their paths are relative to the current folder if
  /// they are inside it.
  public func previews() -> [Preview] {
    let here = FileManager.default.currentDirectoryPath + "/"
    return (libraries + [app]).flatMap(\.sources).flatMap { file -> [Preview] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let path = file.path.hasPrefix(here) ? String(file.path.dropFirst(here.count)) : file.path
      return Preview.all(in: Source(path: path, text: text))
    }
  }

  /// Gives an app without a property list one that names the storyboard that it begins with.
  mutating func beginWithStoryboard() {
    guard propertyList == nil, let name = MainStoryboard.name(among: app.resources, sources: app.texts) else { return }
    propertyList = .values(["UIMainStoryboardFile": name])
  }

  /// Whether the system makes the first window from a storyboard.
  var beginsWithStoryboard: Bool {
    switch propertyList {
    case nil: return false
    case .values(let values): return values["UIMainStoryboardFile"] != nil
    case .file(let file):
      let list = (try? Data(contentsOf: file)).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil)
      }
      return (list as? [String: Any])?["UIMainStoryboardFile"] != nil
    }
  }

  mutating func leaveOut(_ line: String) { if !leftOut.contains(line) { leftOut.append(line) } }
}

/// Why an app cannot be built or run.
public struct AppFault: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
