/// The numbers of items that are moved by hand.
package enum ReorderMetrics {
  /// In front of pinned headers as well [?].
  package static let zIndex = 1000
  /// How long items take to make way and to come back, in seconds [?].
  package static let duration = 0.25
  /// The shadow of the lifted item [?].
  package static let shadowOpacity: Float = 0.25
  package static let shadowRadius: CGFloat = 8
  /// The lifted item lets a little of the others through [?].
  package static let alpha: CGFloat = 0.95
  /// The distance that a finger moves before a lifted item follows it, in points [?].
  package static let hysteresis: CGFloat = 10
  /// The scale of a lifted view [?].
  package static let liftScale: CGFloat = 1.05
  /// The longest side of a dragged picture that is not wanted in full size, in points [?].
  package static let previewLength: CGFloat = 240
  /// The distance between the pictures of several items that are dragged together, in points [?].
  package static let stackStep: CGFloat = 6
}
