/// The values of one property of a layer in the key frames of a block, for one animation.
///
/// Properties whose animations are not additive have one animation for all key frames: a second one would replace the
/// first. In the modes besides `.calculationModeLinear` the values between two key frames depend on their neighbours.
@MainActor
struct KeyframeCurve {
  let layer: CALayer
  let property: AnimatableProperty
  /// Ascending fractions of the duration.
  private var times = [0.0]
  private var values: [AnimatableProperty.Value]

  init(_ layer: CALayer, _ property: AnimatableProperty, from old: AnimatableProperty.Value) {
    self.layer = layer
    self.property = property
    values = [old]
  }

  var oldValue: AnimatableProperty.Value { values[0] }

  /// Adds a key frame: the property keeps its last value until the key frame starts, and reaches `value` when the key
  /// frame ends.
  mutating func add(_ value: AnimatableProperty.Value, start: Double, duration: Double) {
    let last = times[times.count - 1]
    if start > last { append(values[values.count - 1], at: start) }
    append(value, at: max(last, min(start + duration, 1)))
  }

  private mutating func append(_ value: AnimatableProperty.Value, at time: Double) {
    times.append(time)
    values.append(value)
  }

  func animation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    var whole = self
    if let last = times.last, last < 1 { whole.append(values[values.count - 1], at: 1) }
    let animation = CAKeyframeAnimation(keyPath: property.key)
    animation.calculationMode = mode
    let final = values[values.count - 1]
    animation.isAdditive = property.isAdditive
    animation.values = property.isAdditive ? whole.values.map { property.difference($0, final) } : whole.values
    animation.keyTimes = (mode == .discrete ? whole.times + [1] : whole.times).map { NSNumber(value: $0) }
    return animation
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The first bit of the mode in Apple's header.
  private static let modeBit = 10

  static func mode(_ number: UInt) -> UIView.KeyframeAnimationOptions {
    UIView.KeyframeAnimationOptions(rawValue: number << UInt(modeBit))
  }

  var mode: CAAnimationCalculationMode {
    switch rawValue >> UInt(Self.modeBit) & 0x7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
