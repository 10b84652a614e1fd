/// The numbers of items that are moved by hand.
package enum ReorderMetrics {
  /// In front of headers that stay in sight as well [?].
  package static let zIndex = 1000
  /// How long items take to make way and to come back, in seconds [?].
  package static let duration = 0.25
  /// The shadow of the lifted item [?].
  package static let shadowOpacity: Float = 0.25
  package static let shadowRadius: CGFloat = 8
  /// The lifted item lets a little of the others through [?].
  package static let alpha: CGFloat = 0.95
  /// How far a finger moves before an item that it lifted goes with it, in points [?].
  package static let hysteresis: CGFloat = 10
  /// How much larger a lifted view is than it was [?].
  package static let liftScale: CGFloat = 1.05
  /// The longest side of a dragged picture that is not wanted in full size, in points [?].
  package static let previewLength: CGFloat = 240
  /// How far the pictures of several items that are dragged together lie apart, in points [?].
  package static let stackStep: CGFloat = 6
}
