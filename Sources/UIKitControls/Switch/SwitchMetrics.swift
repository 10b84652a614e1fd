/// The dimensions of a switch in points, and its durations in seconds.
enum SwitchMetrics {
  /// [C: iOS 7 to 18]
  static let size = CGSize(width: 51, height: 31)
  /// The space between the thumb and the track's edge [C].
  static let inset: CGFloat = 2
  static let thumbDiameter = size.height - 2 * inset
  /// The length by which the thumb grows while it is held [C].
  static let heldStretch: CGFloat = 7
  /// The margin around the thumb within which a finger grabs it [?].
  static let slop: CGFloat = 4
  /// The distance that a finger moves before its touch is a drag instead of a tap [?].
  static let dragDistance: CGFloat = 8
  /// The duration of the thumb's animation [?].
  static let slideDuration: TimeInterval = 0.25
  /// The opacity of a disabled switch [C].
  static let disabledAlpha: CGFloat = 0.5
  static let shadowOpacity: Float = 0.15
  static let shadowRadius: CGFloat = 4
  static let shadowOffset = CGSize(width: 0, height: 3)

  /// The track's colour while the switch is off [C: sampled from screens in light and dark].
  static let offTrack = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 57 / 255, green: 57 / 255, blue: 61 / 255, alpha: 1)
      : UIColor(red: 233 / 255, green: 233 / 255, blue: 234 / 255, alpha: 1)
  }

  /// The thumb's frame in a track of `size`.
  ///
  /// - Parameter isAtTrailingEnd: Whether the switch shows that it is on.
  static func thumbFrame(isAtTrailingEnd: Bool, isHeld: Bool, isRightToLeft: Bool) -> CGRect {
    let width = thumbDiameter + (isHeld ? heldStretch : 0)
    let isAtRight = isAtTrailingEnd != isRightToLeft
    return CGRect(
      x: isAtRight ? size.width - inset - width : inset, y: inset, width: width, height: thumbDiameter)
  }
}
