import Foundation

/// The destination of log messages.
package struct LogOutput: Sendable {
  /// Writes a message, which has no line break at its end.
  let write: @Sendable (String) -> Void
  private let mode: String?
  private let isInTools: Bool

  package init(environment: [String: String], write: @escaping @Sendable (String) -> Void) {
    mode = environment["OS_ACTIVITY_MODE"]
    isInTools = !["", "0", "NO", "disable"].contains(environment["OS_ACTIVITY_DT_MODE"] ?? "")
    self.write = write
  }

  /// The standard error, unless a test captures the messages of its task.
  static var current: LogOutput { replaced ?? standard }

  /// Captures the messages of a test's task.
  @TaskLocal package static var replaced: LogOutput?

  private static let standard = LogOutput(environment: ProcessInfo.processInfo.environment) { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  var showsPrivate: Bool { isInTools }

  func writes(_ type: OSLogType) -> Bool {
    if mode == "disable" { return false }
    switch type {
    case .debug: return isInTools || mode == "debug"
    case .info: return isInTools || mode == "debug" || mode == "info"
    default: return true
    }
  }
}
