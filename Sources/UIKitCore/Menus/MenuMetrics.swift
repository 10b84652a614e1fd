/// The numbers of menus, in points and seconds.
enum MenuMetrics {
  /// The width of a menu at the standard text size [C]; it grows with the text.
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  /// The minimum height of an element [C], and the padding above and below its text.
  static let rowHeight: CGFloat = 44
  static let rowPadding: CGFloat = 11
  /// The distance from the sides to titles and images [C].
  static let sideMargin: CGFloat = 16
  /// The space before titles for marks, where there are any [?].
  static let markWidth: CGFloat = 20
  static let imageSlot: CGFloat = 22
  static let imageGap: CGFloat = 8
  /// How many elements are beside one another where they are small and where they are of medium size, and the heights of these
  /// rows [?].
  static let smallColumns = 4
  static let mediumColumns = 3
  static let smallRowHeight: CGFloat = 44
  static let mediumRowHeight: CGFloat = 64
  /// The least width of an image of a palette, and the corner radius of its background [?].
  static let paletteWidth: CGFloat = 44
  static let paletteRadius: CGFloat = 10
  static let tileGap: CGFloat = 4
  static let tileMargin: CGFloat = 6
  /// The spacing between groups [C].
  static let groupGap: CGFloat = 8
  static let headerPadding: CGFloat = 8
  /// The distance between a menu and its source [?], and from both to the edges of the screen, in points.
  static let gap: CGFloat = 10
  static let screenMargin: CGFloat = 8
  /// The distance between a control and its menu [?].
  static let controlGap: CGFloat = 8
  static let shadowRadius: CGFloat = 24
  static let shadowOpacity: Float = 0.22
  /// The opacity of the shade over everything else [?].
  static let shade: CGFloat = 0.12
  /// How long menus take to open and to close [?].
  static let openDuration = 0.4
  static let closeDuration = 0.25
  static let damping: CGFloat = 0.82
  /// The initial scale of an opening menu, and the scale of one behind a submenu [?].
  static let closedScale: CGFloat = 0.3
  static let parentScale: CGFloat = 0.94
  static let parentAlpha: CGFloat = 0.6
  /// The scale of a preview relative to its view [?].
  static let previewScale: CGFloat = 1.03
}
