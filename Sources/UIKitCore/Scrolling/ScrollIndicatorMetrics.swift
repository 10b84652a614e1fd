/// The length and the position of a scroll indicator on its track.
struct ScrollIndicatorMetrics: Equatable {
  /// Points [M].
  static let thickness: CGFloat = 3
  /// The distance from the view's edge and from both ends of the track, in points [M].
  static let edgeDistance: CGFloat = 3
  /// Points [M].
  static let minimumLength: CGFloat = 36
  /// The length to which an indicator shrinks while content is pulled past its edge, in points [?].
  static let minimumPulledLength: CGFloat = 7

  let start: CGFloat
  let length: CGFloat

  /// - Parameters:
  ///   - track: the length in which the indicator moves, in points.
  ///   - visible: the scroll view's length along the axis.
  ///   - leading: the adjusted inset before the content; `trailing` is the one after it.
  /// - Returns: nil if everything fits.
  init?(
    track: CGFloat, visible: CGFloat, offset: CGFloat, content: CGFloat, leading: CGFloat, trailing: CGFloat
  ) {
    let total = content + leading + trailing
    let room = track - 2 * Self.edgeDistance
    guard total > visible, visible > 0, room > Self.minimumPulledLength else { return nil }
    let lower = -leading
    let upper = content + trailing - visible
    let natural = min(max(room * visible / total, Self.minimumLength), room)
    // The indicator gets shorter by the distance that the content is pulled past an edge [C].
    let pulled = max(lower - offset, offset - upper, 0)
    length = max(natural - pulled, min(Self.minimumPulledLength, natural))
    let fraction = min(max((offset - lower) / (upper - lower), 0), 1)
    start = Self.edgeDistance + (room - length) * fraction
  }
}
