import Foundation

/// A 3 by 3 matrix that maps points of a plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct CGAffineTransform: Sendable {
  /// The part of x in the mapped x: the horizontal scale where nothing is rotated.
  public var a: CGFloat
  /// The part of x in the mapped y.
  public var b: CGFloat
  /// The part of y in the mapped x.
  public var c: CGFloat
  /// The part of y in the mapped y: the vertical scale where nothing is rotated.
  public var d: CGFloat
  /// The distance by which every point moves along x, after the other four values applied.
  public var tx: CGFloat
  /// The distance by which every point moves along y, after the other four values applied.
  public var ty: CGFloat

  /// Maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform of six zeros, as Apple's: it maps every point to the origin and is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// A transform of the six values in the order of Apple's matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform of the six values, without labels.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves points by (`tx`, `ty`).
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Multiplies x by `sx` and y by `sy`. A factor of 0 makes a transform that cannot be inverted.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Rotates points around the origin by `angle` radians, from the positive x axis towards the positive y axis:
  /// clockwise on a screen, where y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(sin(Double(angle)))
    let cosine = CGFloat(cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transform equals `identity` exactly, without a tolerance for rounding errors.
  public var isIdentity: Bool { self == .identity }

  /// A transform that first moves by (`tx`, `ty`) and then applies the receiver.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: a * tx + c * ty + self.tx, ty: b * tx + d * ty + self.ty)
  }

  /// A transform that first scales by (`sx`, `sy`) and then applies the receiver.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// A transform that first rotates by `angle` radians and then applies the receiver.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A transform that first applies the receiver and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// A transform that undoes the receiver; the receiver itself when it cannot be inverted (`a·d - b·c` is 0 or not
  /// finite).
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant,
      c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform: Hashable {}
extension CGAffineTransform: Codable {
  /// Reads an array of six numbers: a, b, c, d, tx, ty. Throws the decoder's error when there are fewer, or other
  /// values.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      a: try container.decode(CGFloat.self), b: try container.decode(CGFloat.self),
      c: try container.decode(CGFloat.self), d: try container.decode(CGFloat.self),
      tx: try container.decode(CGFloat.self), ty: try container.decode(CGFloat.self))
  }

  /// Writes an array of six numbers: a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [a, b, c, d, tx, ty] { try container.encode(value) }
  }
}
