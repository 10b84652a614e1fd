import CoreGraphics

/// Finds overlapping rectangles, and the size of the overlap.
enum OverlapRule {
  /// Rectangles that share less than this in one direction, in points, only touch: the line boxes of texts reach beyond
  /// their letters.
  static let tolerance: CGFloat = 2

  /// The size of the part that two rectangles share; nil if they do not overlap.
  static func overlap(_ first: CGRect, _ second: CGRect) -> CGSize? {
    let width = min(first.maxX, second.maxX) - max(first.minX, second.minX)
    let height = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    return width > tolerance && height > tolerance ? CGSize(width: width, height: height) : nil
  }

  /// The largest distance by which a rectangle extends beyond another on any side, in points; 0 if it is inside.
  static func excess(of inner: CGRect, beyond outer: CGRect) -> CGFloat {
    max(
      0, outer.minX - inner.minX, inner.maxX - outer.maxX, outer.minY - inner.minY, inner.maxY - outer.maxY)
  }
}
