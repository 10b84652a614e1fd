import Conversion

/// The program that runs an app's tests, as text.
enum TestProgram {
  /// The list of a module's XCTest tests: XCTest for Linux cannot find tests itself.
  static func list(of tests: [TestClass], module: String) -> Module.Generated {
    let classes = tests.map { test in
      let methods = test.methods.map { method in
        let value = "\(test.name).\(method.name)"
        return #"("\#(method.name)", \#(method.isAsync ? "asyncTest(\(value))" : value))"#
      }
      let text =
        "  do {\n    let tests: [(String, (\(test.name)) -> () throws -> Void)] = [\n      "
        + methods.joined(separator: ",\n      ") + "\n    ]\n    entries.append(testCase(tests))\n  }\n"
      guard !test.conditions.isEmpty else { return text }
      return "  #if \(test.conditions.joined(separator: " && "))\n\(text)  #endif\n"
    }
    return Module.Generated(
      name: "\(module)List.swift",
      text: """
        import XCTest

        @testable import \(module)

        func _testsOf\(module)() -> [XCTestCaseEntry] {
          var entries: [XCTestCaseEntry] = []
        \(classes.joined())  return entries
        }

        """)
  }

  /// The start of the program: it launches the app, if it has one, and runs the tests in its run loop, as Xcode does.
  ///
  /// - Parameters:
  ///   - modules: Modules with tests of XCTest.
  ///   - app: The app's module; nil where nothing is launched.
  static func main(_ modules: [String], app: String?) -> Module.Generated {
    let entries = modules.map { "  entries += _testsOf\($0)().map { (\"\($0)\", $0) }\n" }.joined()
    let launch = app.map { ModuleBuild.start(of: $0) }
    return Module.Generated(
      name: "TestProgram.swift",
      text: """
        import Foundation
        import Glibc
        import Testing
        import XCTest

        \(launch.map { "@_silgen_name(\"\($0)\") func launch(_ count: Int32, _ arguments: UnsafeMutableRawPointer?) -> Int32" } ?? "")

        @main
        enum TestProgram {
          /// Whether all tests have run: an app that ends by itself before is a failure.
          nonisolated(unsafe) static var hasEnded = false

          /// The tests of XCTest that a pattern behind --filter takes; all without one.
          @MainActor static func chosenTests() -> [XCTestCaseEntry] {
            var entries: [(module: String, entry: XCTestCaseEntry)] = []
          \(entries)
            let words = CommandLine.arguments
            guard let place = words.firstIndex(of: "--filter"), place + 1 < words.count else { return entries.map(\\.entry) }
            guard let pattern = try? Regex(words[place + 1]) else {
              print("--filter needs a regular expression, and \\(words[place + 1]) is none.")
              hasEnded = true
              exit(64)
            }
            return entries.compactMap { module, entry in
              let tests = entry.allTests.filter {
                "\\(module).\\(entry.testCaseClass)/\\($0.0)".contains(pattern)
              }
              return tests.isEmpty ? nil : (testCaseClass: entry.testCaseClass, allTests: tests)
            }
          }

          @MainActor static func run() {
            let tests = chosenTests()
            let failed: Int32 = tests.isEmpty ? 0 : XCTMain(tests, arguments: [CommandLine.arguments[0]])
            Task { @MainActor in
              let status: Int32 = await Testing.__swiftPMEntryPoint(passing: nil)
              let isWithoutTests = status == 69
              if isWithoutTests && tests.isEmpty { print("No test was run.") }
              hasEnded = true
              exit(failed != 0 ? failed : isWithoutTests ? 0 : status)
            }
          }

          static func main() {
            atexit {
              if TestProgram.hasEnded { return }
              fputs("The program ended before its tests had run.\\n", stderr)
              _exit(70)
            }
            RunLoop.main.perform { MainActor.assumeIsolated { run() } }
            \(launch == nil ? "" : "_ = launch(CommandLine.argc, CommandLine.unsafeArgv)")
            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
          }
        }

        """)
  }
}
