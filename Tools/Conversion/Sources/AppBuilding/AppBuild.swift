import Conversion
import Foundation

/// Builds a program from an app's files, in a folder beside them.
public struct AppBuild {
  /// What a build came to.
  public struct Outcome {
    /// The program.
    public let program: URL
    /// What the converter could not do.
    public let notes: [Note]
    /// What the compiler says; empty where it has nothing to say.
    public let messages: String
    public let isBuilt: Bool
  }

  private let app: AppFolder
  private let installation: Installation

  public init(_ app: AppFolder, _ installation: Installation) {
    self.app = app
    self.installation = installation
  }

  /// Converts the sources, lays out the resources, and compiles, where something has changed since the last time.
  public func build() throws -> Outcome {
    let bundle = app.buildFolder.appendingPathComponent(app.module)
    let program = bundle.appendingPathComponent(app.module)
    let converted = app.buildFolder.appendingPathComponent(app.module + ".sources")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let outcome = try FolderConversion(
      ModuleConversion(module: app.module, flags: ["DEBUG"], modules: []), into: converted
    )
    .convert(app.sources.map(\.path))
    try layOutResources(in: bundle)
    let entry = try EntryPoint(app).write(into: converted)
    let sources = outcome.outputs + (entry.map { [$0] } ?? [])
    guard isOutdated(program, sources) else {
      return Outcome(program: program, notes: outcome.notes, messages: "", isBuilt: true)
    }
    try? FileManager.default.removeItem(at: program)
    let result = try Tool.run("swiftc", arguments(sources, program))
    return Outcome(
      program: program, notes: outcome.notes, messages: result.output.trimmingCharacters(in: .whitespacesAndNewlines),
      isBuilt: result.status == 0)
  }

  private func arguments(_ sources: [URL], _ program: URL) -> [String] {
    let hasMain = sources.contains { $0.lastPathComponent == "main.swift" }
    return ["-module-name", app.module, "-swift-version", "5", "-g", "-D", "DEBUG", "-suppress-warnings"]
      + (hasMain ? [] : ["-parse-as-library"]) + installation.compilerOptions + sources.map(\.path)
      + installation.linkerOptions + ["-o", program.path]
  }

  private func isOutdated(_ program: URL, _ sources: [URL]) -> Bool {
    guard let built = Self.date(program) else { return true }
    return (sources + [installation.library]).contains { Self.date($0).map { $0 > built } ?? true }
  }

  private static func date(_ url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  // MARK: Resources

  /// Links the resources beside the program, where the main bundle has them.
  private func layOutResources(in bundle: URL) throws {
    let files = FileManager.default
    for old in try files.contentsOfDirectory(at: bundle, includingPropertiesForKeys: nil)
    where (try? files.destinationOfSymbolicLink(atPath: old.path)) != nil {
      try files.removeItem(at: old)
    }
    for resource in app.resources {
      let link = bundle.appendingPathComponent(resource.lastPathComponent)
      if !files.fileExists(atPath: link.path) { try files.createSymbolicLink(at: link, withDestinationURL: resource) }
    }
    let list = bundle.appendingPathComponent("Info.plist")
    if let propertyList = app.propertyList {
      try? files.removeItem(at: list)
      try files.createSymbolicLink(at: list, withDestinationURL: propertyList)
    } else if app.hasMainStoryboard {
      let values = ["UIMainStoryboardFile": "Main"]
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: list)
    }
  }
}

extension AppFolder {
  /// Whether the app has a storyboard that Xcode would take for its main one.
  var hasMainStoryboard: Bool {
    let names = resources.flatMap { resource -> [String] in
      guard resource.pathExtension == "lproj" else { return [resource.lastPathComponent] }
      return (try? FileManager.default.contentsOfDirectory(atPath: resource.path)) ?? []
    }
    return names.contains("Main.storyboard")
  }
}
