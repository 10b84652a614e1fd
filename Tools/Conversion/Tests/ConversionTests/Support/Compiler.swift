import Foundation

/// The compiler, with the modules of UIKit that the repository has built.
struct Compiler {
  /// The root of the repository.
  static let root = (0..<4).reduce(Fixture.tests) { folder, _ in folder.deletingLastPathComponent() }
  private static let build = root.appendingPathComponent(".build/debug")

  static var hasModules: Bool {
    FileManager.default.fileExists(atPath: build.appendingPathComponent("Modules/UIKit.swiftmodule").path)
  }

  /// The errors and warnings of a module's files.
  static func problems(in texts: [(name: String, text: String)], module: String, language: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conversion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (name, text) in texts {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      files.append(file.path)
    }
    let output = try run(
      ["swiftc", "-typecheck", "-parse-as-library", "-module-name", module, "-swift-version", language, "-I"]
        + [build.appendingPathComponent("Modules").path] + moduleMaps + files)
    return output.split(separator: "\n").map(String.init)
      .filter { ($0.contains(": error:") || $0.contains(": warning:")) && !$0.hasPrefix(" ") }
  }

  /// The modules of C that those of UIKit name.
  private static let moduleMaps: [String] = {
    let sources = root.appendingPathComponent("Sources")
    let folders = ["CCairo", "CPango", "CImages", "CSDL"].map { sources.appendingPathComponent($0) }
    let built = ["CLinux", "CPixels", "CLinkerOptions"].map { build.appendingPathComponent("\($0).build") }
    let maps = (folders + built).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)/module.modulemap"] }
    let headers = (try? run(["pkg-config", "--cflags-only-I", "pangocairo"])) ?? ""
    return maps + headers.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

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
