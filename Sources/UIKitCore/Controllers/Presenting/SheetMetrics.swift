/// The numbers of sheets, in points and seconds [C].
enum SheetMetrics {
  /// Distance of the highest sheet from the safe area's top, and the radius of its corners.
  static let topInset: CGFloat = 10
  static let cornerRadius: CGFloat = 10
  /// The size of a form sheet in a window wider than that; the greatest width of a page sheet that is a card, and its
  /// distance from the upper and lower edge.
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 20
  /// The opacity of the dimming behind a sheet, from 0 to 1.
  static let shadeOpacity: CGFloat = 0.2
  /// The shadow of a sheet without dimming: its radius, and its opacity from 0 to 1 [?].
  static let shadowRadius: CGFloat = 12
  static let shadowOpacity: Float = 0.15
  /// The handle: size, and distance from the upper edge.
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The longest and the shortest animation to another height.
  static let greatestDuration = 0.4
  static let leastDuration = 0.15
}
