/// Tests use Swift Testing, and time in them is virtual: no test sleeps or reads the machine's clock.
///
/// `Data/Structure/waiting-tests.tsv` lists the files that wait for threads or a server, with their reason. Only the
/// tests that show that XCTest works as well import it.
struct TestCodeCheck {
  static let path = "Data/Structure/waiting-tests.tsv"
  private static let xcTestTarget = "Tests/XCTestCaseTests/"
  /// Calls that wait for the machine's time, or ask for it.
  private static let waitingCalls = [
    "Task.sleep", "Thread.sleep", "usleep(", "nanosleep(", " sleep(", "Date()", "Date.now", "ContinuousClock",
    "SuspendingClock", "clock_gettime",
  ]

  /// Whether a line has a call that is not the end of a longer name.
  private static func calls(_ call: String, in line: String) -> Bool {
    line.ranges(of: call).contains { range in
      guard let before = line[..<range.lowerBound].last else { return true }
      return !before.isLetter && !before.isNumber
    }
  }

  private let reasons: [String: String]

  /// - Parameter table: One row for each file that waits: its path and the reason.
  init(table: [[String]]) {
    reasons = Dictionary(
      table.map { ($0[0], $0.dropFirst().first ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter files: The sources below `Tests`.
  func problems(in files: [SourceFile]) -> [Problem] {
    var waiting: Set<String> = []
    var problems: [Problem] = []
    for file in files {
      // A search in the whole file costs a tenth of one in each of its lines.
      let text = file.code.joined(separator: "\n")
      let calls = Self.waitingCalls.filter { text.has($0) }
      for (index, line) in file.code.enumerated() {
        if line.has("import XCTest"), !file.path.hasPrefix(Self.xcTestTarget) {
          problems.append(Problem(path: file.path, line: index + 1, message: "tests use Swift Testing"))
        }
        guard let call = calls.first(where: { Self.calls($0, in: line) }) else { continue }
        waiting.insert(file.path)
        if reasons[file.path, default: ""].isEmpty {
          problems.append(
            Problem(
              path: file.path, line: index + 1, message: "\(call): time is virtual in tests, or \(Self.path) says why"))
        }
      }
    }
    return problems
      + Set(reasons.keys).subtracting(waiting).sorted().map {
        Problem(path: Self.path, message: "\($0) does not wait; delete the row")
      }
  }
}
