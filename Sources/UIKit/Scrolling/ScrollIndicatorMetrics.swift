/// How long an indicator is and where it begins, along its track.
struct ScrollIndicatorMetrics: Equatable {
  /// Points [M].
  static let thickness: CGFloat = 3
  /// From the edge of the view, and from both ends of the track, in points [M].
  static let edgeDistance: CGFloat = 3
  /// Points [M].
  static let minimumLength: CGFloat = 36
  /// The length to which an indicator shrinks while content is pulled past its edge, in points [?].
  static let minimumPulledLength: CGFloat = 7

  let start: CGFloat
  let length: CGFloat

  /// - Parameters:
  ///   - track: the room for the indicator.
  ///   - visible: the scroll view's length.
  ///   - leading: the adjusted inset before the content, `trailing` the one behind it.
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
    // Pulled past an edge it gets shorter by as much [C].
    let pulled = max(lower - offset, offset - upper, 0)
    length = max(natural - pulled, min(Self.minimumPulledLength, natural))
    let fraction = min(max((offset - lower) / (upper - lower), 0), 1)
    start = Self.edgeDistance + (room - length) * fraction
  }
}
