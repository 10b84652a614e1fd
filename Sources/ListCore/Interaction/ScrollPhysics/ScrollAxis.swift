/// The scrolling limits of one axis: the range of offsets at which content can rest, and the resistance beyond it.
package struct ScrollAxis: Equatable, Sendable {
  /// The offsets at which content can rest, in points.
  package var range: ClosedRange<Double>
  /// The scroll view's length on this axis, in points.
  package var dimension: Double
  /// Whether a drag moves the content at all.
  package var canScroll: Bool
  /// Whether content follows past an edge, and springs back.
  package var bounces: Bool

  /// - Parameters:
  ///   - dimension: the scroll view's length on this axis.
  ///   - content: the content's length.
  ///   - leading: the adjusted inset before the content, `trailing` the one after it.
  ///   - collapsing: the part of `leading` that disappears as the content scrolls; content that does not fit can always
  ///     be scrolled far enough to make it disappear.
  ///   - bounces: whether bouncing is allowed on this axis.
  ///   - alwaysBounces: whether it bounces even where everything fits.
  package init(
    dimension: Double, content: Double, leading: Double, trailing: Double, collapsing: Double = 0, bounces: Bool,
    alwaysBounces: Bool
  ) {
    let isLarger = content + leading + trailing > dimension
    // Content that fits rests at its leading inset.
    let upper = max(-leading + (isLarger ? collapsing : 0), content + trailing - dimension)
    range = -leading...upper
    self.dimension = dimension
    self.bounces = bounces && (isLarger || alwaysBounces)
    canScroll = isLarger || self.bounces
  }

  /// The nearest offset at which content can rest.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The offset shown while a finger drags to `wanted`. Past an edge the rubber band reduces the movement; if the axis
  /// does not bounce, the content stops at the edge.
  package func shown(draggedTo wanted: Double) -> Double {
    let edge = clamped(wanted)
    guard bounces else { return edge }
    return edge + RubberBand.shown(wanted - edge, dimension: dimension)
  }

  /// The offset to which a finger has to drag to show `shown`: the inverse of ``shown(draggedTo:)``.
  package func drag(showing shown: Double) -> Double {
    let edge = clamped(shown)
    guard bounces else { return edge }
    return edge + RubberBand.drag(showing: shown - edge, dimension: dimension)
  }
}
