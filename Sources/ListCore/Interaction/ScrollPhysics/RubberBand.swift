/// The movement of content dragged past its edge: it decreases with the distance, and is never a full screen.
package enum RubberBand {
  /// How stiff the band is [M].
  package static let coefficient = 0.55

  /// The shown distance for a drag of `distance` points past the edge, with the same sign.
  /// - Parameter dimension: the scroll view's width or height, in points.
  package static func shown(_ distance: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let band = (1 - 1 / (abs(distance) * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -band : band
  }

  /// The drag that shows `shown`: the inverse, for a finger that takes hold of content past its edge.
  /// - Precondition: `abs(shown) < dimension` (no drag shows more).
  package static func drag(showing shown: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let band = min(abs(shown), dimension * largestShare)
    let distance = dimension / coefficient * (1 / (1 - band / dimension) - 1)
    return shown < 0 ? -distance : distance
  }

  /// A band shows all of `dimension` only for an endless drag; a share just below keeps the inverse finite.
  private static let largestShare = 0.999
}
