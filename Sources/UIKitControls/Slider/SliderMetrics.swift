/// The dimensions of a slider in points, and its durations in seconds.
enum SliderMetrics {
  /// [C: iOS 7 to 18]
  static let height: CGFloat = 31
  static let trackHeight: CGFloat = 4
  static let thumbDiameter: CGFloat = 28
  /// The distance between the track and the slider's ends [C].
  static let trackInset: CGFloat = 2
  /// The spacing between an image and the track [?].
  static let imageSpacing: CGFloat = 10
  /// The margin around the thumb within which a touch grabs it, in points [?].
  static let slop: CGFloat = 12
  /// The intrinsic width of a slider, in points [?].
  static let naturalWidth: CGFloat = 118
  /// The duration of an animated change of the value, in seconds [?].
  static let slideDuration: TimeInterval = 0.25
  /// The opacity of a disabled slider, except for its thumb [C].
  static let disabledAlpha: CGFloat = 0.5
  static let shadowOpacity: Float = 0.2
  static let shadowRadius: CGFloat = 3
  static let shadowOffset = CGSize(width: 0, height: 2)

  /// The track between the images at both ends, if there are any.
  static func trackRect(in bounds: CGRect, height: CGFloat, minimumImage: CGRect?, maximumImage: CGRect?) -> CGRect {
    let ends = [minimumImage, maximumImage].compactMap(\.self)
    let left = ends.filter { $0.midX < bounds.midX }.map { $0.maxX + imageSpacing }.max() ?? bounds.minX + trackInset
    let right = ends.filter { $0.midX >= bounds.midX }.map { $0.minX - imageSpacing }.min() ?? bounds.maxX - trackInset
    let y = bounds.minY + ((bounds.height - height) / 2).rounded()
    return CGRect(x: left, y: y, width: max(right - left, 0), height: height)
  }

  /// The thumb's frame on a track; `share` is a fraction of the track from its left end.
  static func thumbRect(_ size: CGSize, in bounds: CGRect, track: CGRect, share: CGFloat) -> CGRect {
    CGRect(
      x: track.minX + max(track.width - size.width, 0) * share, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// An image at one end of a slider.
  static func imageRect(_ size: CGSize, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
