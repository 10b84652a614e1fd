import Conversion
import Foundation

/// Compiles a module's sources: converts them, then runs the compiler where something has changed.
struct ModuleBuild {
  /// The files of a module that is built.
  struct Product {
    var objects: [URL] = []
    var notes: [Note] = []
    /// What the compiler says; empty where it has nothing to say.
    var messages = ""
    var isBuilt = false
    /// The tests of XCTest in the sources.
    var tests: [TestClass] = []
    /// Fingerprint of everything on which the compiled module depends.
    var state = ""
  }

  let module: Module
  /// Whether the module has the program's entry point.
  let isApp: Bool
  let folder: URL
  let installation: Installation
  /// Identifies the build of the converter.
  let revision: String

  static func sources(of module: String, in folder: URL) -> URL {
    folder.appendingPathComponent(module + ".sources")
  }

  /// The folder of the compiled modules, which other modules import.
  static func modules(in folder: URL) -> URL { folder.appendingPathComponent("modules") }

  /// The compiled module as an object file. It is linked into the program, where debuggers find it.
  private var debugObject: URL { Self.modules(in: folder).appendingPathComponent(module.name + ".o") }

  /// The name of an app's entry point. It is not `main`, because a test program that contains the app has its own.
  static func start(of module: String) -> String { "\(module)_main" }

  private var objectFolder: URL { folder.appendingPathComponent(module.name + ".objects") }
  private var stateFile: URL { objectFolder.appendingPathComponent("state.txt") }

  /// Builds the module.
  ///
  /// - Parameter below: The states of the modules that it uses.
  func build(below: [String]) throws -> Product {
    let files = FileManager.default
    let converted = Self.sources(of: module.name, in: folder)
    for needed in [objectFolder, Self.modules(in: folder)] {
      try files.createDirectory(at: needed, withIntermediateDirectories: true)
    }
    let outcome = try FolderConversion(
      ModuleConversion(module: module.name, flags: Set(module.flags), modules: Set(module.dependencies)),
      into: converted, importing: module.dependencies.map { Self.sources(of: $0, in: folder) }, revision: revision,
      types: CompilerTypes(options: languageOptions)
    ).convert(module.sources.map(\.path))
    let sources = try outcome.outputs + module.generated.map { try write($0, into: converted) }
    var product = Product(notes: outcome.notes, tests: outcome.tests)
    product.state = state(sources, below)
    product.objects = objects(of: sources) + [debugObject]
    if (try? String(contentsOf: stateFile, encoding: .utf8)) == product.state,
      product.objects.allSatisfy({ files.fileExists(atPath: $0.path) })
    {
      product.isBuilt = true
      return product
    }
    try? files.removeItem(at: stateFile)
    try prepareObjects(sources)
    let result = try Tool.run("swiftc", arguments(sources))
    product.messages = CompilerMessages(result.output).text
    product.isBuilt = result.status == 0
    if product.isBuilt { try product.state.write(to: stateFile, atomically: true, encoding: .utf8) }
    return product
  }

  /// Writes a generated source. An unchanged file keeps its modification date, so that it is not compiled again.
  private func write(_ source: Module.Generated, into converted: URL) throws -> URL {
    let file = converted.appendingPathComponent("\(module.name)-\(source.name)")
    if (try? String(contentsOf: file, encoding: .utf8)) != source.text {
      try source.text.write(to: file, atomically: true, encoding: .utf8)
    }
    return file
  }

  // MARK: The compiler

  private func arguments(_ sources: [URL]) -> [String] {
    let hasMain = sources.contains { $0.lastPathComponent == "main.swift" }
    return ["-module-name", module.name, "-g", "-Onone"] + languageOptions
      + ["-incremental", "-j", "\(ProcessInfo.processInfo.activeProcessorCount)"]
      + (hasMain ? [] : ["-parse-as-library"])
      + (isApp ? ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", Self.start(of: module.name)] : [])
      + ["-emit-module", "-emit-module-path", Self.modules(in: folder).path + "/\(module.name).swiftmodule"]
      + ["-output-file-map", fileMap.path, "-c"] + sources.map(\.path)
  }

  /// The options on which the meaning of the sources depends: the language mode, flags of `#if`, and where modules are
  /// found.
  private var languageOptions: [String] {
    ["-swift-version", module.language, "-enable-testing", "-suppress-warnings"] + module.flags.flatMap { ["-D", $0] }
      + module.options + ["-I", Self.modules(in: folder).path] + installation.compilerOptions
  }

  private var fileMap: URL { objectFolder.appendingPathComponent("files.json") }

  private func objects(of sources: [URL]) -> [URL] {
    sources.map { objectFolder.appendingPathComponent($0.lastPathComponent + ".o") }
  }

  /// Writes the output file map for the compiler. Removes objects that were compiled for another installation of UIKit.
  private func prepareObjects(_ sources: [URL]) throws {
    let stamp = objectFolder.appendingPathComponent("installation.txt")
    let present = installation.state
    if (try? String(contentsOf: stamp, encoding: .utf8)) != present {
      for file in try FileManager.default.contentsOfDirectory(at: objectFolder, includingPropertiesForKeys: nil) {
        try FileManager.default.removeItem(at: file)
      }
      try present.write(to: stamp, atomically: true, encoding: .utf8)
    }
    var map: [String: [String: String]] = ["": ["swift-dependencies": objectFolder.path + "/module.swiftdeps"]]
    for source in sources {
      let path = objectFolder.path + "/" + source.lastPathComponent
      map[source.path] = ["object": path + ".o", "swift-dependencies": path + ".swiftdeps"]
    }
    try JSONSerialization.data(withJSONObject: map, options: .sortedKeys).write(to: fileMap, options: .atomic)
  }

  /// A fingerprint of options, sources and used modules. If it has changed, the module has to be compiled again.
  private func state(_ sources: [URL], _ below: [String]) -> String {
    let files = sources.map { "\($0.path) \(Installation.date($0))" }
    let options = module.flags + module.options + [module.language, isApp ? "app" : "library", installation.state]
    var fingerprint = Fingerprint()
    for text in options + files + below { fingerprint.add(text) }
    return fingerprint.text
  }
}
