/// Something in a source that a conversion could not do, or could do only by a guess.
public struct Note: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public let path: String
  /// The line, from 1.
  public let line: Int
  public let message: String

  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  public var description: String { "\(path):\(line): \(message)" }

  public static func < (left: Note, right: Note) -> Bool {
    (left.path, left.line, left.message) < (right.path, right.line, right.message)
  }
}
