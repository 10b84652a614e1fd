/// Writes messages of one part of an app, each with a level.
public struct Logger: @unchecked Sendable {
  private let log: OSLog

  /// Writes to the default log.
  public init() { log = .default }

  /// Writes messages of a part, such as `com.example.app`, and a kind of messages in it.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

  /// Writes to a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(level) { message.interpolation.text(showsPrivate: $0) }
  }

  /// Writes a message of the debug level.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message that is of use while one looks for a mistake.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a message that helps.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message of the error level.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes that something went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a message of the fault level.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes of a mistake in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
