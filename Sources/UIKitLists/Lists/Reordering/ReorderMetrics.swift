/// The numbers of items that are moved by hand.
enum ReorderMetrics {
  /// In front of headers that stay in sight as well [?].
  static let zIndex = 1000
  /// How long items take to make way and to come back, in seconds [?].
  static let duration = 0.25
  /// The shadow of the lifted item [?].
  static let shadowOpacity: Float = 0.25
  static let shadowRadius: CGFloat = 8
  /// The lifted item lets a little of the others through [?].
  static let alpha: CGFloat = 0.95
}
