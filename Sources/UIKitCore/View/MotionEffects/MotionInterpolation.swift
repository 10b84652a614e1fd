/// The values between the two ends of a motion effect.
enum MotionInterpolation {
  /// - Parameter tilt: From -1, which gives the minimum, to 1, which gives the maximum; other values are clamped.
  static func value(_ minimum: Any?, _ maximum: Any?, tilt: CGFloat) -> Any? {
    let part = (min(max(tilt, -1), 1) + 1) / 2
    func between(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * part }
    if let low = number(minimum), let high = number(maximum) { return between(low, high) }
    switch (minimum, maximum) {
    case (let low as CGPoint, let high as CGPoint):
      return CGPoint(x: between(low.x, high.x), y: between(low.y, high.y))
    case (let low as CGSize, let high as CGSize):
      return CGSize(width: between(low.width, high.width), height: between(low.height, high.height))
    case (let low as UIOffset, let high as UIOffset):
      return UIOffset(
        horizontal: between(low.horizontal, high.horizontal), vertical: between(low.vertical, high.vertical))
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
