import Expectations
import Testing

@testable import os

struct FunctionsTests {
  @Test func formatsTakeTheirValues() {
    let written = messages {
      os_log("%{public}@ has %d rows, %.1f%% of %{private}s", "List", 3, 12.5, "all")
      os_log("%@ %05ld %X %c", log: .default, type: .error, "List", 42, 255, 65)
    }
    expectEqual(written, ["List has 3 rows, 12.5% of <private>", "<private> 00042 FF A"])
  }

  @Test func aFormatWithoutValuesIsUnchanged() {
    let written = messages {
      os_log("saved")
      os_log("100%")
      os_log("%d of %d", 1)
      os_log("%d", "one")
    }
    expectEqual(written, ["saved", "100%", "1 of ", "one"])
  }

  @Test func logsAndLevelsAreNamed() {
    let log = OSLog(subsystem: "org.example.app", category: "model")
    let written = messages {
      os_log("saved", log: log, type: .debug)
      os_log("failed", log: log, type: .error)
      os_log("failed", log: .disabled, type: .fault)
      os_log(.error, log: log, "no \(3)")
      os_log(.fault, log: log, "%d", 4)
      os_log("\(5)")
    }
    expectEqual(
      written, ["[org.example.app:model] failed", "[org.example.app:model] no 3", "[org.example.app:model] 4", "5"])
  }

  @Test func isEnabledTellsWhichLevelsAreWritten() {
    _ = messages {
      expect(OSLog.default.isEnabled(type: .error) && !OSLog.default.isEnabled(type: .debug))
      expect(!OSLog.disabled.isEnabled(type: .fault))
      expect(OSLogType(rawValue: 16) == .error && OSLogType.debug.rawValue == 2)
    }
  }
}
