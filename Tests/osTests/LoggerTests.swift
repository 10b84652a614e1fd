import Expectations
import Foundation
import Testing

@testable import os

/// The messages that a body writes.
func messages(_ environment: [String: String] = [:], _ body: () -> Void) -> [String] {
  let written = OSAllocatedUnfairLock<[String]>(initialState: [])
  let output = LogOutput(environment: environment) { message in written.withLock { $0.append(message) } }
  LogOutput.$replaced.withValue(output, operation: body)
  return written.withLock { $0 }
}

struct LoggerTests {
  private let logger = Logger(subsystem: "org.example.app", category: "rows")

  @Test func subsystemAndCategoryPrecedeTheMessage() {
    expectEqual(messages { logger.notice("moved") }, ["[org.example.app:rows] moved"])
    expectEqual(messages { Logger().log("moved") }, ["moved"])
    expectEqual(messages { Logger(OSLog(subsystem: "", category: "rows")).log("moved") }, ["[rows] moved"])
  }

  private func writeAll() {
    logger.trace("trace")
    logger.debug("debug")
    logger.info("info")
    logger.notice("notice")
    logger.warning("warning")
    logger.error("error")
    logger.critical("critical")
    logger.fault("fault")
    logger.log(level: .debug, "level")
  }

  @Test func theEnvironmentSetsTheWrittenLevels() {
    let ordinary = ["notice", "warning", "error", "critical", "fault"]
    func written(_ environment: [String: String]) -> [String] {
      messages(environment, writeAll).map { String($0.split(separator: " ").last ?? "") }
    }
    expectEqual(written([:]), ordinary)
    expectEqual(written(["OS_ACTIVITY_MODE": "info"]), ["info"] + ordinary)
    expectEqual(written(["OS_ACTIVITY_MODE": "debug"]), ["trace", "debug", "info"] + ordinary + ["level"])
    expectEqual(written(["OS_ACTIVITY_MODE": "disable"]), [])
    expectEqual(written(["OS_ACTIVITY_DT_MODE": "enable"]).count, 9)
  }

  @Test func stringsAreHiddenUnlessPublic() {
    let name = "Ada"
    let written = messages {
      logger.log("\(name) \(name, privacy: .public) \(3) \(3, privacy: .private) \(true) \(Int.self)")
    }
    expectEqual(written, ["[org.example.app:rows] <private> Ada 3 <private> true Int"])
    let shown = messages(["OS_ACTIVITY_DT_MODE": "YES"]) { logger.log("\(name) \(name, privacy: .sensitive)") }
    expectEqual(shown, ["[org.example.app:rows] Ada <private>"])
  }

  @Test func equalStringsHaveEqualMasks() {
    func written(_ name: String) -> [String] { messages { logger.log("\(name, privacy: .private(mask: .hash))") } }
    expect(written("Ada") == written("Ada") && written("Ada") != written("Eva"))
    expect(written("Ada")[0].contains("<mask.hash: '"))
  }

  @Test func numbersHaveFormatsAndColumns() {
    let written = messages {
      Logger().log(
        "\(255, format: .hex(includePrefix: true)) \(8, format: .octal) \(7, format: .decimal(minDigits: 3))")
      Logger().log("\(0.5) \(0.5, format: .fixed(precision: 2)) \(Float(1500), format: .exponential(precision: 1))")
      Logger().log("|\(5, align: .right(columns: 4))|\(5, align: .left(columns: 4))|\(false, format: .answer)")
    }
    expectEqual(written, ["0xff 10 007", "0.500000 0.50 1.5e+03", "|   5|5   |no"])
  }

  @Test func objectsAndErrorsAreDescribed() {
    struct Fault: Error, CustomStringConvertible { var description: String { "broken" } }
    let error: any Error = Fault()
    let object: NSObject? = nil
    let written = messages {
      Logger().log("\(error, privacy: .public) \(object, privacy: .public) \([1, 2], privacy: .public)")
    }
    expectEqual(written, ["broken nil [1, 2]"])
  }

  @Test func valuesOfAnUnwrittenMessageAreNotEvaluated() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    _ = messages { logger.debug("\(next())") }
    expectEqual(count, 0)
    _ = messages { logger.error("\(next())") }
    expectEqual(count, 1)
  }
}
