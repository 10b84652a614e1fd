import AppBuilding
import Foundation
import Glibc

/// The commands that build an app's sources.
struct AppCommand {
  private let path: String
  private var target: String?
  /// The options of the app itself, or of the tests.
  private var options: [String] = []

  init(_ words: [String]) throws {
    guard let path = words.first, !path.hasPrefix("--") else {
      throw CommandFault(message: Command.usage, isUsage: true)
    }
    self.path = path
    var rest = words.dropFirst()
    while let word = rest.popFirst() {
      if word == "--" {
        options += rest
        break
      } else if word == "--target" {
        guard let name = rest.popFirst() else {
          throw CommandFault(message: "trestle: --target needs the name of a target.", isUsage: true)
        }
        target = name
      } else {
        options.append(word)
      }
    }
  }

  /// Builds the app, and replaces this process by it.
  func run() throws { try become(built { try $0.build() }.program, options) }

  /// Builds the app and prints the path of the program, or of the module if only modules were built.
  func build() throws { print(try built { try $0.build(needsStart: false) }.program.path) }

  /// Builds the app's tests, and replaces this process by the program that runs them, whose exit code is the result.
  /// The app is launched in that program, without a window on the desktop.
  func test() throws {
    let program = try built { try $0.buildTests() }.program
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    // Apps read this variable to find out whether they run in tests.
    setenv("XCTestConfigurationFilePath", program.path, 1)
    try become(program, options)
  }

  /// Builds the app and puts pictures of its first screen in all looks onto one sheet. Lists the previews of Xcode, which are not
  /// on it.
  func snapshot() throws {
    let program = try built { try $0.build() }.program
    do {
      let sheet = try SnapshotSheet(options)
      print(try sheet.write(of: program, Command.installation()).path)
      let previews = try AppPlan.read(URL(fileURLWithPath: path), target: target).previews()
      if !previews.isEmpty { write("previews, which are not on the sheet:") }
      for preview in previews { write("  \(preview)") }
    } catch let fault as AppFault {
      throw CommandFault(message: "trestle: \(fault)")
    }
  }

  /// Builds the app and prints the kinds of errors that keep it from compiling.
  func report() throws {
    let outcome = try outcome { try $0.build(needsStart: false) }
    let report = BuildReport(messages: outcome.messages)
    print(report.text.isEmpty ? "Nothing stands in the way." : report.text)
    for note in outcome.notes { print(note) }
  }

  private func become(_ program: URL, _ options: [String]) throws {
    var arguments = ([program.path] + options).map { strdup($0) } + [nil]
    execv(program.path, &arguments)
    throw CommandFault(message: "trestle: \(program.path) cannot be started: \(String(cString: strerror(errno)))")
  }

  private func built(_ build: (AppBuild) throws -> AppBuild.Outcome) throws -> AppBuild.Outcome {
    let outcome = try outcome(build)
    for note in outcome.notes { write(note.description) }
    if !outcome.messages.isEmpty { write(outcome.messages) }
    guard outcome.isBuilt else {
      throw CommandFault(message: "\n" + BuildReport(messages: outcome.messages).text)
    }
    return outcome
  }

  private func outcome(_ build: (AppBuild) throws -> AppBuild.Outcome) throws -> AppBuild.Outcome {
    do {
      let plan = try AppPlan.read(URL(fileURLWithPath: path), target: target)
      for line in plan.leftOut { write("trestle: \(line)") }
      return try build(AppBuild(plan, Command.installation(), revision: Command.revision))
    } catch let fault as AppFault {
      throw CommandFault(message: "trestle: \(fault)")
    }
  }

  private func write(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
