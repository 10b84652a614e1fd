import ListCore

/// A section whose row scrolls across the direction of its layout, as the layout solved it.
///
/// The attributes of the row's elements have frames in the collection view's content as if the row were at offset 0,
/// without a limit to its length; ``UICollectionViewLayoutAttributes/scrollsSideways`` is true for them.
@MainActor
struct SidewaysSection {
  var section: Int
  /// The rectangle of the content in which the row shows and takes fingers: the width of the section's container, as
  /// tall as the row (in a layout that scrolls sideways itself, the other way round).
  var frame: CGRect
  /// `horizontal`, or `vertical` in a layout that scrolls sideways itself.
  var axis = UICollectionView.ScrollDirection.horizontal
  /// Whether the row begins at the right. Attributes then lead from the right edge of the viewport to the left.
  var beginsAtRight = false
  /// The space at the start and the end of `frame` outside of the viewport: the section's insets along the axis.
  /// Content is visible there as it scrolls by.
  var insets: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The length of the row without the insets, in points.
  var length: CGFloat
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var groups: any SidewaysGroups
  var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  /// Whether the layout is informed of visible items at each offset.
  var tellsVisibleItems = false

  /// The length along the axis of the part in which the row may rest, in points.
  var viewport: CGFloat {
    max((axis == .horizontal ? frame.width : frame.height) - insets.start - insets.end, 0)
  }

  /// The rules by which the row comes to rest.
  var row: SidewaysRow {
    SidewaysRow(
      behavior: behavior.rowBehavior ?? .continuous, viewport: viewport, length: length, groups: groups)
  }
}
