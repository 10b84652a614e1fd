/// The numbers of rows that are dragged to another place.
enum ReorderMetrics {
  /// How long rows take to make way and to come back, in seconds [?].
  static let duration = 0.25
  /// The shadow of the dragged row [?].
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 8
  /// The dragged row lets a little of the others through [?].
  static let alpha: CGFloat = 0.95
}
