/// The measures and corners of sections that are cards, in points.
@MainActor
enum ListCards {
  /// The corners of cards, iOS 13 to 18 [C].
  static let cornerRadius: CGFloat = 10

  /// Rounds the corners of a cell that are corners of its section's card.
  static func round(_ cell: UIView, isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = corners.isEmpty ? 0 : cornerRadius
    if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
    if cell.layer.maskedCorners != corners { cell.layer.maskedCorners = corners }
    cell.clipsToBounds = !corners.isEmpty
  }

  /// The distance from the sides of a cell to its content, in a list of a width.
  static func contentMargin(width: CGFloat, isInset: Bool) -> CGFloat {
    !isInset && width >= CellMetrics.wideTableWidth ? CellMetrics.wideSideMargin : CellMetrics.sideMargin
  }

  /// The margins of a cell whose margin at both sides is `side`.
  static func margins(side: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: CellMetrics.verticalMargin, left: side, bottom: CellMetrics.verticalMargin, right: side)
  }
}
