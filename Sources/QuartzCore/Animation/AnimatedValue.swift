import CoreGraphics
import Foundation

/// A value that animations interpolate, add and store.
enum AnimatedValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor?)
  case colors([CGColor])
  case numbers([CGFloat])
  case path(CGPath?)
  case backdrop(LayerBackdrop)
  /// A value that cannot be interpolated: it changes at once.
  case object(Any?)

  /// The value of an animation's `fromValue` and similar properties; nil for types that cannot be animated.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let number as CGFloat: self = .number(number)
    case let number as Float: self = .number(CGFloat(number))
    case let number as Int: self = .number(CGFloat(number))
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let matrix as CATransform3D: self = .transform(matrix)
    case let matrix as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(matrix))
    case let color as CGColor: self = .color(color)
    case let colors as [CGColor]: self = .colors(colors)
    case let path as CGPath: self = .path(path)
    case let backdrop as LayerBackdrop: self = .backdrop(backdrop)
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    default: self = .object(value)
    }
  }

  /// The value in the form that an animation's `fromValue` has.
  var object: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let matrix): matrix
    case .color(let color): color
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .path(let path): path
    case .backdrop(let backdrop): backdrop
    case .object(let object): object
    }
  }
}
