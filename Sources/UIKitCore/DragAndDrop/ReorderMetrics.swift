/// The metrics of moving items by hand.
package enum ReorderMetrics {
  /// The layer of a lifted item, in front even of pinned headers [?].
  package static let zIndex = 1000
  /// The duration in which items move out of the way and back, in seconds [?].
  package static let duration = 0.25
  /// The shadow of the lifted item [?].
  package static let shadowOpacity: Float = 0.25
  package static let shadowRadius: CGFloat = 8
  /// The opacity of the lifted item, through which other items show a little [?].
  package static let alpha: CGFloat = 0.95
  /// How far a finger has to move before a lifted item follows it, in points [?].
  package static let hysteresis: CGFloat = 10
  /// The scale of a lifted view [?].
  package static let liftScale: CGFloat = 1.05
  /// The longest side of a dragged picture, unless the delegate prefers the full size, in points [?].
  package static let previewLength: CGFloat = 240
  /// The distance between the pictures of several items that are dragged together, in points [?].
  package static let stackStep: CGFloat = 6
}
