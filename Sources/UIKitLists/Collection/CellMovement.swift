import ListCore

/// How known elements move when cells get other sizes.
struct CellMovement {
  /// The items whose cells changed their sizes, from the first to the last, with all items between.
  var measured: ClosedRange<RowPath>
  /// The items of the affected lines, which may move in any way. Items before them stay; items after them move by `growth`.
  var lines: Range<RowPath>
  /// The increase of the content size.
  var growth: CGVector

  /// The moved frame of an item after the lines; nil if the layout has to be asked, because the growth is no whole
  /// number of pixels and the layout rounds each position.
  func moved(_ frame: CGRect, scale: CGFloat) -> CGRect? {
    let (x, y) = (growth.dx * scale, growth.dy * scale)
    return x == x.rounded() && y == y.rounded() ? frame.offsetBy(dx: growth.dx, dy: growth.dy) : nil
  }
}
