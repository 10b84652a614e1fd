import Foundation

/// A direction and a length on a plane.
public struct CGVector: Hashable, Sendable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// A vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// A vector with two components, positive or negative.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of two extents, for arguments of type `Double`.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// A vector of two extents, for arguments of type `Int`.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}

extension CGVector: Codable {
  /// Reads an array of two numbers, dx and dy. Throws the decoder's error when there are fewer, or other values.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(dx: try container.decode(CGFloat.self), dy: try container.decode(CGFloat.self))
  }

  /// Writes an array of two numbers, dx and dy.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(dx)
    try container.encode(dy)
  }
}
