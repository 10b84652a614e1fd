/// The measures of a switch, in points and seconds.
enum SwitchMetrics {
  /// [C: iOS 7 to 18]
  static let size = CGSize(width: 51, height: 31)
  /// Between the thumb and the edge of the track [C].
  static let inset: CGFloat = 2
  static let thumbDiameter = size.height - 2 * inset
  /// How much longer the thumb is while it is held [C].
  static let heldStretch: CGFloat = 7
  /// How far beside the thumb a finger still takes hold of it [?].
  static let slop: CGFloat = 4
  /// How far a finger goes before it drags the thumb rather than taps [?].
  static let dragDistance: CGFloat = 8
  /// For how long the thumb slides [?].
  static let slideDuration: TimeInterval = 0.25
  /// How opaque a disabled switch is [C].
  static let disabledAlpha: CGFloat = 0.5
  static let shadowOpacity: Float = 0.15
  static let shadowRadius: CGFloat = 4
  static let shadowOffset = CGSize(width: 0, height: 3)

  /// The track while the switch is off [C: as sampled from the screen in light and dark].
  static let offTrack = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 234 / 255, alpha: 1)
  }

  /// The place of the thumb in a track of `size`.
  ///
  /// - Parameter isAtTrailingEnd: Whether the switch shows that it is on.
  static func thumbFrame(isAtTrailingEnd: Bool, isHeld: Bool, isRightToLeft: Bool) -> CGRect {
    let width = thumbDiameter + (isHeld ? heldStretch : 0)
    let isAtRight = isAtTrailingEnd != isRightToLeft
    return CGRect(
      x: isAtRight ? size.width - inset - width : inset, y: inset, width: width, height: thumbDiameter)
  }
}
