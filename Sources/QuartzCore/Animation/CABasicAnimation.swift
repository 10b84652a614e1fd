import CoreGraphics
import Foundation

/// Animates a property from one value to another.
///
/// Set at most two of `fromValue`, `toValue` and `byValue`; the value that the layer shows without the animation
/// replaces a missing end.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning, of the property's type: a number, `CGPoint`, `CGSize`, `CGRect`, `CATransform3D`,
  /// `CGColor` or `CGPath`. Values of other types are not interpolated: the property changes at once.
  open var fromValue: Any? {
    didSet { from = AnimatedValue(fromValue) }
  }
  /// The value at the end, of the same type as the property.
  open var toValue: Any? {
    didSet { to = AnimatedValue(toValue) }
  }
  /// The difference between end and beginning.
  open var byValue: Any? {
    didSet { by = AnimatedValue(byValue) }
  }

  private var from: AnimatedValue?
  private var to: AnimatedValue?
  private var by: AnimatedValue?

  override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation()
    copy.takeSettings(of: self)
    copy.takeTarget(of: self)
    copy.takeEnds(of: self)
    return copy
  }

  final func takeEnds(of other: CABasicAnimation) {
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func apply(progress: Double, iteration: Int, to values: LayerValues) {
    guard let target, let current = target.value(in: values) else { return }
    let (start, end) = ends(current)
    var value = start.interpolated(to: end, by: pace(progress))
    if isCumulative, iteration > 0 { value = value.adding(end, times: CGFloat(iteration)) }
    show(value, over: current, in: values)
  }

  private func ends(_ current: AnimatedValue) -> (AnimatedValue, AnimatedValue) {
    // The values of an additive animation are differences, so a missing one is zero.
    let rest = isAdditive ? current.nothing : current
    return switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, rest.adding(by))
    case (nil, nil, nil): (rest, rest)
    }
  }
}

extension AnimatedValue {
  /// The value whose addition changes nothing.
  var nothing: AnimatedValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    default: self
    }
  }
}
