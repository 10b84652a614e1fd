import Foundation

/// A log of the messages of one subsystem.
///
/// Messages go to the standard error. The environment variable `OS_ACTIVITY_MODE` selects the levels: `info` adds
/// messages of the info level, `debug` those of the info and debug levels, `disable` suppresses all. With
/// `OS_ACTIVITY_DT_MODE`, which Xcode sets for the apps that it runs, private values are shown, and all levels are
/// written unless they are suppressed.
open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// A log of a subsystem, such as `com.example.app`, and a category.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages that specify no other.
  public class var `default`: OSLog { shared }

  private static let shared = OSLog(subsystem: "", category: "", isDisabled: false)

  /// A log that discards its messages.
  public class var disabled: OSLog { silent }

  private static let silent = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.current.writes(type) }

  /// Logs a message. The message is only made if its level is enabled.
  func write(_ type: OSLogType, _ message: (_ showsPrivate: Bool) -> String) {
    guard isEnabled(type: type) else { return }
    let output = LogOutput.current
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    output.write((names.isEmpty ? "" : "[\(names)] ") + message(output.showsPrivate))
  }
}
