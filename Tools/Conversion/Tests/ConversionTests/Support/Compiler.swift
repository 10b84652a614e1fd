import Foundation

@testable import AppBuilding
@testable import Conversion

/// The compiler, with the modules of UIKit that the repository has built.
struct Compiler {
  /// The root of the repository.
  static let root = (0..<4).reduce(Fixture.tests) { folder, _ in folder.deletingLastPathComponent() }
  private static let build =
    ProcessInfo.processInfo.environment["MODULES"].map { URL(fileURLWithPath: $0) }
    ?? root.appendingPathComponent(".build/debug")

  static var hasModules: Bool {
    FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules/UIKit.swiftmodule").path)
  }

  /// The compiler's types of expressions that name UIKit's modules.
  static let types = CompilerTypes(options: ["-swift-version", "5"] + modules)

  /// The errors and warnings of a module's files.
  static func problems(in texts: [(name: String, text: String)], module: String, language: String) throws -> [String] {
    try inFolder(texts) { files, _ in
      let output = try run(
        ["swiftc", "-typecheck", "-parse-as-library", "-module-name", module, "-swift-version", language] + modules
          + files)
      return output.split(separator: "\n").map(String.init)
        .filter { ($0.contains(": error:") || $0.contains(": warning:")) && !$0.hasPrefix(" ") }
    }
  }

  /// The output of a program of the files, one of them `main.swift`, linked with UIKit as it was built.
  static func output(of texts: [(name: String, text: String)], module: String) throws -> String {
    try inFolder(texts) { files, folder in
      let program = folder.appendingPathComponent("program").path
      let libraries = try run(["pkg-config", "--libs", "pangocairo", "fontconfig", "box2d"])
      let messages = try run(
        ["swiftc", "-module-name", module, "-swift-version", "5", "-o", program]
          + Linker.options(path: ProcessInfo.processInfo.environment["PATH"] ?? "") + modules + files + objects
          + libraries.split(whereSeparator: \.isWhitespace).map(String.init) + ["-l_FoundationICU", "-lstdc++"])
      guard FileManager.default.isExecutableFile(atPath: program) else { return messages }
      return try run([program])
    }
  }

  private static func inFolder<Result>(
    _ texts: [(name: String, text: String)], _ body: ([String], URL) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conversion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try texts.map { name, text in
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    return try body(files, folder)
  }

  /// The options by which the compiler finds UIKit's modules, and those of C that they name.
  private static let modules: [String] = {
    let maps = (names(in: root.appendingPathComponent("Sources")) + names(in: build)).map {
      $0.appendingPathComponent("module.modulemap").path
    }.filter { FileManager.default.fileExists(atPath: $0) }
    let headers = (try? run(["pkg-config", "--cflags-only-I", "pangocairo"])) ?? ""
    return ["-I", build.appendingPathComponent("Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// The objects of UIKit and of all modules below it.
  private static let objects: [String] = {
    let floors =
      (try? String(contentsOf: root.appendingPathComponent("Data/Structure/floors.tsv"), encoding: .utf8)) ?? ""
    let modules = floors.split(separator: "\n").map { $0.split(separator: "\t") }
      .filter {
        $0.count > 1 && (Double($0[1]) ?? 100) <= 7 && !["Fuzzing", "Measurement", "CAllocations"].contains($0[0])
      }
    return modules.flatMap { module -> [String] in
      let sources = Set(
        files(in: root.appendingPathComponent("Sources/\(module[0])")).map { $0.lastPathComponent + ".o" })
      // The build leaves objects behind of sources that are gone.
      return files(in: build.appendingPathComponent("\(module[0]).build")).filter {
        sources.contains($0.lastPathComponent)
      }
      .map(\.path)
    }
  }()

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  private static func names(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasPrefix("C") && $0 != "CIndexStore" }.map { folder.appendingPathComponent($0) }
  }

  private static func run(_ words: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
