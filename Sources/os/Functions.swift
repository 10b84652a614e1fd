/// Writes a message by a format, such as `"%{public}@ has %d rows"`, and the values in it.
///
/// On Apple's platforms values are `CVarArg`; texts are none on Linux, so any are taken here.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(type) { FormattedMessage(format: message.description, arguments: args).text(showsPrivate: $0) }
}

/// Writes a message of a level by a format, and the values in it.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(type) { FormattedMessage(format: message.description, arguments: args).text(showsPrivate: $0) }
}

/// Writes a message of the default level.
public func os_log(_ message: OSLogMessage) {
  OSLog.default.write(.default) { message.interpolation.text(showsPrivate: $0) }
}

/// Writes a message of a level.
public func os_log(_ logLevel: OSLogType = .default, log logObject: OSLog = .default, _ message: OSLogMessage) {
  logObject.write(logLevel) { message.interpolation.text(showsPrivate: $0) }
}
