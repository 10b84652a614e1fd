import Foundation

/// Other programs that a build runs.
enum Tool {
  struct Result {
    let status: Int32
    /// Standard output and standard error.
    let output: String
  }

  /// A program that runs beside this one.
  struct Task {
    private let process = Process()
    private let pipe = Pipe()

    init(_ name: String, _ arguments: [String]) throws {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [name] + arguments
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
    }

    /// Waits for the program's end.
    func wait() -> Result {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
  }

  /// Runs a program on PATH to its end.
  static func run(_ name: String, _ arguments: [String]) throws -> Result { try Task(name, arguments).wait() }
}
