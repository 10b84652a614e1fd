/// Logs a message made from a format string, such as `"%{public}@ has %d rows"`, and its arguments.
///
/// On Apple's platforms arguments are `CVarArg`. Strings do not conform to it on Linux, so any values are accepted
/// here.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(type) { FormattedMessage(format: message.description, arguments: args).text(showsPrivate: $0) }
}

/// Logs a message at a level, made from a format string and its arguments.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(type) { FormattedMessage(format: message.description, arguments: args).text(showsPrivate: $0) }
}

/// Logs a message at the default level.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default) { message.interpolation.text(showsPrivate: $0) }
}

/// Logs a message at a level.
public func os_log(_ logLevel: OSLogType = .default, log logObject: OSLog = .default, _ message: OSLogMessage) {
  logObject.write(logLevel) { message.interpolation.text(showsPrivate: $0) }
}
