import Foundation

/// The files of an app as they are on disk: a Swift file, or a folder with sources and resources.
public struct AppFolder {
  /// The file or folder.
  public let url: URL
  /// The name of the app's module.
  public let module: String
  /// The Swift files of the app, in order; those of tests are not among them.
  public let sources: [URL]
  /// Files and folders that the program finds at run time: documents, catalogs, folders of languages, pictures, data.
  public let resources: [Resource]
  public let propertyList: URL?
  /// Files that are reported and not built: sources in other languages, models of Core Data.
  public let leftOut: [URL]
  /// The folders of tests.
  public let testFolders: [URL]
  /// Swift files outside of test folders that import XCTest or Testing.
  public let testSources: [URL]

  /// Reads a folder, or takes a file. Throws if there is neither.
  public init(_ given: URL) throws {
    // URLs relative to the current folder do not compare equal to absolute ones, so this makes the URL absolute.
    let url = given.absoluteURL.standardizedFileURL
    self.url = url
    module = Self.identifier(url.deletingPathExtension().lastPathComponent)
    guard FileManager.default.fileExists(atPath: url.path) else { throw AppFault("there is no \(url.path)") }
    if FolderContents.isFolder(url) {
      let contents = FolderContents(url, separatesTests: true)
      let tests = Set(contents.sources.filter(Self.hasTests))
      testSources = contents.sources.filter(tests.contains)
      sources = contents.sources.filter { !tests.contains($0) }
      resources = contents.resources
      (propertyList, leftOut, testFolders) = (contents.propertyList, contents.leftOut, contents.testFolders)
    } else {
      (sources, resources, propertyList, leftOut, testFolders, testSources) = ([url], [], nil, [], [], [])
    }
    guard !sources.isEmpty else {
      let rest = testSources.isEmpty ? "" : " besides tests; give the folder that has those of the app, too"
      throw AppFault("\(url.path) has no Swift sources\(rest)")
    }
  }

  /// The folder beside the sources in which everything is built.
  public var buildFolder: URL {
    let folder = sources == [url] ? url.deletingLastPathComponent() : url
    return folder.appendingPathComponent(".trestle")
  }

  /// The plan of the folder's app and its tests.
  public func plan() -> AppPlan {
    var app = Module(module)
    (app.sources, app.resources, app.flags) = (sources, resources, ["DEBUG"])
    var plan = AppPlan(app: app, buildFolder: buildFolder)
    plan.leftOut = leftOut.map { "\($0.path) is no Swift and is left out" }
    if let propertyList {
      plan.propertyList = .file(propertyList)
    } else {
      plan.beginWithStoryboard()
    }
    for folder in testFolders { addTests(folder, to: &plan) }
    if !testSources.isEmpty {
      var tests = Module(Self.name(module + "Tests", apartFrom: plan.tests))
      (tests.sources, tests.flags, tests.dependencies) = (testSources, ["DEBUG"], [module])
      plan.tests.append(tests)
    }
    return plan
  }

  private static func name(_ name: String, apartFrom modules: [Module]) -> String {
    var name = name
    while modules.contains(where: { $0.name == name }) { name += "_" }
    return name
  }

  private static func hasTests(_ source: URL) -> Bool {
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return false }
    return text.firstMatch(of: /(?m)^\s*(@\w+ )*import (XCTest|Testing)\b/) != nil
  }

  private func addTests(_ folder: URL, to plan: inout AppPlan) {
    let contents = FolderContents(folder)
    guard !folder.lastPathComponent.hasSuffix("UITests") else {
      return plan.leaveOut("\(folder.path) has tests of a running app, which are left out")
    }
    guard !contents.sources.isEmpty else { return }
    var tests = Module(Self.identifier(folder.lastPathComponent))
    (tests.sources, tests.resources, tests.flags) = (contents.sources, contents.resources, ["DEBUG"])
    tests.dependencies = [module]
    plan.tests.append(tests)
  }

  /// A name as Swift allows it: `Tea List-2` is `Tea_List_2`.
  static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber ?? true ? "_" + text : text
  }
}
