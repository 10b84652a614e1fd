import Foundation

/// Messages of one part of an app.
///
/// They are written to the standard error. `OS_ACTIVITY_MODE` in the environment says which: `info` and `debug` add those of these
/// levels, `disable` leaves all out. With `OS_ACTIVITY_DT_MODE`, which Xcode sets for apps that it runs, all levels are written,
/// and private values are shown.
open class OSLog: NSObject, @unchecked Sendable {
  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// A log of a part, such as `com.example.app`, and a kind of messages in it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of messages that name none.
  public class var `default`: OSLog { shared }

  private static let shared = OSLog(subsystem: "", category: "", isDisabled: false)

  /// A log whose messages nobody sees.
  public class var disabled: OSLog { silent }

  private static let silent = OSLog(subsystem: "", category: "", isDisabled: true)

  /// Whether messages of a level are written.
  open func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogOutput.current.writes(type) }

  /// Writes a message, unless its level is not written; only then it is made.
  func write(_ type: OSLogType, _ message: (_ showsPrivate: Bool) -> String) {
    guard isEnabled(type: type) else { return }
    let output = LogOutput.current
    let names = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    output.write((names.isEmpty ? "" : "[\(names)] ") + message(output.showsPrivate))
  }
}
