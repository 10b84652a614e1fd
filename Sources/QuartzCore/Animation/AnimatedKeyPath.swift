import CoreGraphics
import Foundation

/// A property of a layer, or a component of one, as a key path names it: "position", "transform.scale.x".
struct AnimatedKeyPath {
  let property: LayerProperty
  /// The component within the property; empty for the whole property.
  let component: String

  init?(_ path: String?) {
    guard let path else { return nil }
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let property = LayerProperty(rawValue: String(first)) else { return nil }
    self.property = property
    component = parts.count > 1 ? String(parts[1]) : ""
  }

  func value(in values: LayerValues) -> AnimatedValue? {
    guard let whole = values.value(of: property) else { return nil }
    return component.isEmpty ? whole : whole.component(component)
  }

  func store(_ value: AnimatedValue, in values: LayerValues) {
    guard !component.isEmpty else { return values.store(value, for: property) }
    guard let whole = values.value(of: property), let changed = whole.replacing(component, with: value) else { return }
    values.store(changed, for: property)
  }
}

/// A set of animated properties, as bits.
struct AnimatedProperties {
  var hasPlacement = false
  var hasAppearance = false
  var hasDescendants = false

  mutating func insert(_ property: LayerProperty) { insert(property.effect) }

  mutating func insert(_ effect: LayerChange) {
    switch effect {
    case .placement: hasPlacement = true
    case .appearance: hasAppearance = true
    case .descendants: hasDescendants = true
    }
  }

  mutating func formUnion(_ other: AnimatedProperties) {
    hasPlacement = hasPlacement || other.hasPlacement
    hasAppearance = hasAppearance || other.hasAppearance
    hasDescendants = hasDescendants || other.hasDescendants
  }

  /// The combined effect of changes of all these properties.
  var effect: LayerChange { hasAppearance ? .appearance : hasDescendants ? .descendants : .placement }
}

extension AnimatedValue {
  func component(_ name: String) -> AnimatedValue? {
    switch (self, name) {
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.rect(let rect), "origin"): .point(rect.origin)
    case (.rect(let rect), "origin.x"): .number(rect.origin.x)
    case (.rect(let rect), "origin.y"): .number(rect.origin.y)
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect(let rect), "size.width"): .number(rect.size.width)
    case (.rect(let rect), "size.height"): .number(rect.size.height)
    case (.transform(let matrix), _): matrix.component(name)
    default: nil
    }
  }

  func replacing(_ name: String, with part: AnimatedValue) -> AnimatedValue? {
    switch (self, part) {
    case (.point(var point), .number(let number)):
      if name == "x" { point.x = number } else if name == "y" { point.y = number } else { return nil }
      return .point(point)
    case (.size(var size), .number(let number)):
      if name == "width" { size.width = number } else if name == "height" { size.height = number } else { return nil }
      return .size(size)
    case (.rect(let rect), .point(let point)) where name == "origin":
      return .rect(CGRect(origin: point, size: rect.size))
    case (.rect(let rect), .size(let size)) where name == "size":
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.rect(var rect), .number(let number)):
      switch name {
      case "origin.x": rect.origin.x = number
      case "origin.y": rect.origin.y = number
      case "size.width": rect.size.width = number
      case "size.height": rect.size.height = number
      default: return nil
      }
      return .rect(rect)
    case (.transform(let matrix), _):
      return matrix.replacing(name, with: part).map { .transform($0) }
    default:
      return nil
    }
  }
}

extension CATransform3D {
  fileprivate func component(_ name: String) -> AnimatedValue? {
    switch name {
    case "translation": .size(CGSize(width: m41, height: m42))
    case "translation.x": .number(m41)
    case "translation.y": .number(m42)
    case "translation.z": .number(m43)
    case "scale": .number((hypot(m11, m12) + hypot(m21, m22)) / 2)
    case "scale.x": .number(hypot(m11, m12))
    case "scale.y": .number(hypot(m21, m22))
    case "scale.z": .number(m33)
    case "rotation", "rotation.z": .number(atan2(m12, m11))
    case "rotation.x": .number(atan2(m23, m22))
    case "rotation.y": .number(atan2(m31, m33))
    default: nil
    }
  }

  fileprivate func replacing(_ name: String, with part: AnimatedValue) -> CATransform3D? {
    var result = self
    switch (name, part) {
    case ("translation", .size(let size)):
      (result.m41, result.m42) = (size.width, size.height)
    case ("translation", .point(let point)):
      (result.m41, result.m42) = (point.x, point.y)
    case ("translation.x", .number(let number)):
      result.m41 = number
    case ("translation.y", .number(let number)):
      result.m42 = number
    case ("translation.z", .number(let number)):
      result.m43 = number
    case ("scale", .number(let number)):
      result.scaleRows(x: number, y: number)
    case ("scale.x", .number(let number)):
      result.scaleRows(x: number, y: nil)
    case ("scale.y", .number(let number)):
      result.scaleRows(x: nil, y: number)
    case ("scale.z", .number(let number)):
      result.m33 = number
    case ("rotation", .number(let angle)), ("rotation.z", .number(let angle)):
      result = turned(CATransform3DMakeRotation(angle, 0, 0, 1))
    case ("rotation.x", .number(let angle)):
      result = turned(CATransform3DMakeRotation(angle, 1, 0, 0))
    case ("rotation.y", .number(let angle)):
      result = turned(CATransform3DMakeRotation(angle, 0, 1, 0))
    default:
      return nil
    }
    return result
  }

  /// A transform with the scale and translation of this one and another rotation.
  private func turned(_ rotation: CATransform3D) -> CATransform3D {
    let scale = CATransform3DMakeScale(hypot(m11, m12), hypot(m21, m22), 1)
    var result = CATransform3DConcat(scale, rotation)
    (result.m41, result.m42, result.m43) = (m41, m42, m43)
    return result
  }

  private mutating func scaleRows(x: CGFloat?, y: CGFloat?) {
    if let x {
      let old = hypot(m11, m12)
      if old > 0 { (m11, m12) = (m11 / old * x, m12 / old * x) } else { (m11, m12) = (x, 0) }
    }
    if let y {
      let old = hypot(m21, m22)
      if old > 0 { (m21, m22) = (m21 / old * y, m22 / old * y) } else { (m21, m22) = (0, y) }
    }
  }
}
