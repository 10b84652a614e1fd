/// Logs messages of one subsystem, each at a level.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  /// Logs to the default log.
  public init() { log = .default }

  /// Logs messages of a subsystem, such as `com.example.app`, under a category.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Logs to a given log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Logs a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.interpolation.text(showsPrivate: $0) }
  }

  /// Logs a message at the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message at the debug level: information for debugging.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Logs a message at the info level: helpful, but not essential.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Logs a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Logs a message at the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a message at the error level: something went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Logs a message at the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Logs a message at the fault level: a bug in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
