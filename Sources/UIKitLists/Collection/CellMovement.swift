import ListCore

/// How known elements move when cells get other sizes.
struct CellMovement {
  /// The items whose cells did, from the first to the last.
  var measured: ClosedRange<RowPath>
  /// The items of their lines, which may move anyhow. Those before stay; those behind move by `growth`.
  var lines: Range<RowPath>
  /// How much longer all content is.
  var growth: CGVector

  /// The frame of an item behind the lines. nil where it has to be asked for: positions are rounded to pixels, so that those of
  /// items that move by parts of a pixel differ.
  func moved(_ frame: CGRect, scale: CGFloat) -> CGRect? {
    let (x, y) = (growth.dx * scale, growth.dy * scale)
    return x == x.rounded() && y == y.rounded() ? frame.offsetBy(dx: growth.dx, dy: growth.dy) : nil
  }
}
