import Foundation

/// The compiler that builds the package.
struct Toolchain {
  /// The target that it builds for, such as `x86_64-unknown-linux-gnu`.
  let triple: String
  /// The folder of its libraries, such as `/opt/swift/usr/lib`.
  let libraries: URL

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Information: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  /// Asks the compiler.
  init() throws {
    let text = try Toolchain.run("swift", ["-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(text.utf8))
    triple = information.target.triple
    libraries = URL(fileURLWithPath: information.paths.runtimeResourcePath).deletingLastPathComponent()
  }

  /// Runs a program and returns its output.
  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(command) \(arguments.first ?? "") ended with code \(process.terminationStatus)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
