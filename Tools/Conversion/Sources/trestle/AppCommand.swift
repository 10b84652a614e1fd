import AppBuilding
import Foundation
import Glibc

/// The commands that build an app's sources.
struct AppCommand {
  private let path: String
  /// The options of the app itself.
  private let options: [String]

  init(_ words: [String]) throws {
    guard let path = words.first else { throw CommandFault(message: Command.usage, isUsage: true) }
    self.path = path
    options = Array(words.dropFirst().drop { $0 == "--" })
  }

  /// Builds the app and becomes it.
  func run() throws {
    let program = try built().program
    var arguments = ([program.path] + options).map { strdup($0) } + [nil]
    execv(program.path, &arguments)
    throw CommandFault(message: "trestle: \(program.path) cannot be started: \(String(cString: strerror(errno)))")
  }

  /// Builds the app and names the program.
  func build() throws { print(try built().program.path) }

  /// Builds the app and says what stands in the way.
  func report() throws {
    let outcome = try outcome()
    let report = BuildReport(messages: outcome.messages)
    print(report.text.isEmpty ? "Nothing stands in the way." : report.text)
    for note in outcome.notes { print(note) }
  }

  private func built() throws -> AppBuild.Outcome {
    let outcome = try outcome()
    for note in outcome.notes { write(note.description) }
    if !outcome.messages.isEmpty { write(outcome.messages) }
    guard outcome.isBuilt else {
      throw CommandFault(message: "\n" + BuildReport(messages: outcome.messages).text)
    }
    return outcome
  }

  private func outcome() throws -> AppBuild.Outcome {
    do {
      let app = try AppFolder(URL(fileURLWithPath: path))
      for file in app.leftOut { write("trestle: \(file.path) is no Swift and is left out") }
      let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      let installation = try Installation(environment: ProcessInfo.processInfo.environment, program: program)
      return try AppBuild(app, installation).build()
    } catch let fault as AppFault {
      throw CommandFault(message: "trestle: \(fault)")
    }
  }

  private func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
