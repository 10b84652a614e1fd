import CoreGraphics
import Foundation

extension AnimatedValue {
  /// The value at a fraction of the way to another; fractions below 0 and above 1 go beyond the ends.
  func interpolated(to other: AnimatedValue, by part: Double) -> AnimatedValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
    // The ends exactly: arithmetic would miss them by rounding.
    if part == 0 { return self }
    if part == 1 { return other }
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          // `size.width`, because `width` is never negative and additive animations use differences.
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, by: CGFloat(part)))
    case (.color(let a), .color(let b)):
      return .color(Self.mixed(a, b, part))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mixed($0, $1, part) ?? $1 })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { mix($0, $1) })
    case (.path(let a?), .path(let b?)):
      return .path(a.interpolated(to: b, by: part) ?? (part < 1 ? a : b))
    case (.backdrop(let a), .backdrop(let b)):
      return .backdrop(a.interpolated(to: b, by: part))
    default:
      return part < 0.5 ? self : other
    }
  }

  /// The sum of both values; for transforms the product. Values that cannot be added stay as they are.
  func adding(_ other: AnimatedValue, times count: CGFloat = 1) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a + b * count)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * count, y: a.y + b.y * count))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * count, height: a.height + b.height * count))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * count, y: a.origin.y + b.origin.y * count,
          width: a.size.width + b.size.width * count, height: a.size.height + b.size.height * count))
    case (.transform(var a), .transform(let b)):
      let step = count < 0 ? CATransform3DInvert(b) : b
      for _ in 0..<min(Int(abs(count).rounded()), 10_000) { a = CATransform3DConcat(a, step) }
      return .transform(a)
    default:
      return self
    }
  }

  /// Whether values of this kind can be weighted and added.
  var isSummable: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    default: false
    }
  }

  /// The distance between two values, for paced animations.
  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return abs(b - a)
    case (.point(let a), .point(let b)):
      return hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)):
      return hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return hypot(hypot(b.minX - a.minX, b.minY - a.minY), hypot(b.width - a.width, b.height - a.height))
    case (.color(let a?), .color(let b?)):
      let (a, b) = (a.sRGB, b.sRGB)
      return hypot(hypot(b.red - a.red, b.green - a.green), hypot(b.blue - a.blue, b.alpha - a.alpha))
    default:
      return 1
    }
  }

  /// Mixes colours with premultiplied alpha, so that a colour that fades in does not darken.
  static func mixed(_ a: CGColor?, _ b: CGColor?, _ part: Double) -> CGColor? {
    guard a != nil || b != nil else { return nil }
    let nothing = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let from = a?.sRGB ?? nothing
    let to = b?.sRGB ?? nothing
    let alpha = min(max(from.alpha + (to.alpha - from.alpha) * part, 0), 1)
    guard alpha > 0 else { return CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
    func channel(_ x: Double, _ y: Double) -> CGFloat {
      let premultiplied = x * from.alpha + (y * to.alpha - x * from.alpha) * part
      return CGFloat(min(max(premultiplied / alpha, 0), 1))
    }
    return CGColor(
      srgbRed: channel(from.red, to.red), green: channel(from.green, to.green), blue: channel(from.blue, to.blue),
      alpha: CGFloat(alpha))
  }
}

extension CATransform3D {
  /// The matrix at a fraction of the way to another. Matrices are split into translation, rotation, scale, shear and
  /// perspective, so that a rotation stays one; those that flatten space are mixed element by element.
  func interpolated(to other: CATransform3D, by part: CGFloat) -> CATransform3D {
    guard CATransform3DIsAffine(self), CATransform3DIsAffine(other) else {
      guard let from = SpaceComponents(self), let to = SpaceComponents(other) else {
        return mixed(with: other, by: part)
      }
      return from.interpolated(to: to, by: part).matrix
    }
    let from = PlaneComponents(self)
    var to = PlaneComponents(other)
    // Rotate in the shorter direction.
    if to.rotation - from.rotation > .pi { to.rotation -= 2 * .pi }
    if from.rotation - to.rotation > .pi { to.rotation += 2 * .pi }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return PlaneComponents(
      translation: CGPoint(x: mix(from.translation.x, to.translation.x), y: mix(from.translation.y, to.translation.y)),
      rotation: mix(from.rotation, to.rotation), shear: mix(from.shear, to.shear),
      scale: CGSize(width: mix(from.scale.width, to.scale.width), height: mix(from.scale.height, to.scale.height))
    ).matrix
  }

  private func mixed(with other: CATransform3D, by part: CGFloat) -> CATransform3D {
    func mix(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * part
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}

/// A matrix of the plane as a scale, then a shear, then a rotation, then a translation.
struct PlaneComponents {
  var translation: CGPoint
  /// Radians.
  var rotation: CGFloat
  var shear: CGFloat
  var scale: CGSize

  init(translation: CGPoint, rotation: CGFloat, shear: CGFloat, scale: CGSize) {
    self.translation = translation
    self.rotation = rotation
    self.shear = shear
    self.scale = scale
  }

  init(_ t: CATransform3D) {
    translation = CGPoint(x: t.m41, y: t.m42)
    let width = hypot(t.m11, t.m12)
    rotation = width > 0 ? atan2(t.m12, t.m11) : atan2(-t.m21, t.m22)
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let height = t.m22 * cosine - t.m21 * sine
    shear = height == 0 ? 0 : (t.m21 * cosine + t.m22 * sine) / height
    scale = CGSize(width: width, height: height)
  }

  var matrix: CATransform3D {
    let (cosine, sine) = (cos(rotation), sin(rotation))
    var result = CATransform3DIdentity
    result.m11 = scale.width * cosine
    result.m12 = scale.width * sine
    result.m21 = scale.height * (shear * cosine - sine)
    result.m22 = scale.height * (shear * sine + cosine)
    result.m41 = translation.x
    result.m42 = translation.y
    return result
  }
}

extension CGPath {
  /// The path at a fraction of the way to one with the same kinds of elements; `nil` for any other.
  func interpolated(to other: CGPath, by part: Double) -> CGPath? {
    var target: [(CGPathElementType, [CGPoint])] = []
    other.applyWithBlock { target.append(($0.pointee.type, $0.pointee.pointArray)) }
    let result = CGMutablePath()
    var index = 0
    var matches = true
    applyWithBlock { element in
      guard matches, index < target.count, target[index].0 == element.pointee.type else { return matches = false }
      let points = zip(element.pointee.pointArray, target[index].1).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * CGFloat(part), y: $0.y + ($1.y - $0.y) * CGFloat(part))
      }
      switch element.pointee.type {
      case .moveToPoint: result.move(to: points[0])
      case .addLineToPoint: result.addLine(to: points[0])
      case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .closeSubpath: result.closeSubpath()
      }
      index += 1
    }
    return matches && index == target.count ? result : nil
  }
}

extension CGPathElement {
  var pointArray: [CGPoint] {
    let count =
      switch type {
      case .moveToPoint, .addLineToPoint: 1
      case .addQuadCurveToPoint: 2
      case .addCurveToPoint: 3
      case .closeSubpath: 0
      }
    return (0..<count).map { points[$0] }
  }
}
