/// The level of a log message.
public struct OSLogType: Equatable, RawRepresentable, Hashable, Sendable {
  /// The level's number. A more severe level does not always have a higher number.
  public var rawValue: UInt8

  /// The level with a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level with a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Messages of normal operation.
  public static let `default` = OSLogType(0)
  /// Helpful messages, which are only written if the level is enabled.
  public static let info = OSLogType(1)
  /// Messages for debugging, which are only written if the level is enabled.
  public static let debug = OSLogType(2)
  /// Errors of this process.
  public static let error = OSLogType(16)
  /// Bugs in the program or in the system.
  public static let fault = OSLogType(17)
}
