/// The numbers of edit menus, in points and seconds.
enum EditMenuMetrics {
  /// Height at the standard text size, and the space beside titles [C].
  static let height: CGFloat = 44
  static let padding: CGFloat = 14
  static let imageSize: CGFloat = 20
  /// The width of the buttons that lead to further elements [?].
  static let arrowWidth: CGFloat = 38
  /// The distance from the menu to its target and to the edges of the screen, in points [?].
  static let gap: CGFloat = 10
  static let screenMargin: CGFloat = 10
  /// [?]
  static let fadeDuration: TimeInterval = 0.2
}
