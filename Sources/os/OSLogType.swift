/// How severe a message is.
public struct OSLogType: Equatable, RawRepresentable, Hashable, Sendable {
  /// The level as a number; those of more severe levels are not always higher.
  public var rawValue: UInt8

  /// A level by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A level by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// For messages that an app writes ordinarily.
  public static let `default` = OSLogType(0)
  /// For messages that help, and are written only where they are asked for.
  public static let info = OSLogType(1)
  /// For messages while one looks for a mistake, which are written only where they are asked for.
  public static let debug = OSLogType(2)
  /// For what went wrong in a process.
  public static let error = OSLogType(16)
  /// For mistakes in the program, or in the system.
  public static let fault = OSLogType(17)
}
