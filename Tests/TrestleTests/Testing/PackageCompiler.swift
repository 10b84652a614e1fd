import Foundation

/// The compiler and the package manager, on sources of a test, with the modules that the test was built with. What is
/// `package` in these cannot be named by them, as in an app.
struct PackageCompiler {
  static let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized

  /// A folder that is gone when `body` is done.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiled-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The compiler's messages about sources that make up a module.
  static func messages(_ sources: [URL], module: String) throws -> [String] {
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let headers = try run("pkg-config", ["--cflags-only-I", "pangocairo"]).output.split(whereSeparator: \.isWhitespace)
    let build = modules.deletingLastPathComponent()
    let folders = try FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("Sources").path)
      .filter { $0.hasPrefix("C") && $0.dropFirst().first?.isUppercase == true }
      .flatMap { name -> [String] in
        let folder = package.appendingPathComponent("Sources/\(name)")
        let made = build.appendingPathComponent("\(name).build/module.modulemap").path
        let map = FileManager.default.fileExists(atPath: made) ? ["-Xcc", "-fmodule-map-file=\(made)"] : []
        return map + ["-I", folder.path, "-Xcc", "-I\(folder.appendingPathComponent("include").path)"]
      }
    let options = [
      "-typecheck", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-I", modules.path,
      "-package-name", "compiled_by_tests",
    ]
    let result = try run(
      "swiftc", options + folders + headers.flatMap { ["-Xcc", String($0)] } + sources.map(\.path))
    return result.errors.split(separator: "\n").map(String.init).filter { $0.contains("error:") && !$0.hasPrefix(" ") }
  }

  static func run(_ program: String, _ arguments: [String]) throws -> (output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), try String(contentsOf: errors, encoding: .utf8))
  }
}
