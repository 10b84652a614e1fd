import Foundation

/// The frames of one group's cells and attached views, in the group's coordinates.
package struct GroupPlaces: Equatable, Sendable {
  package struct Cell: Equatable, Sendable {
    package var frame: CGRect
    /// The rectangle with the item's insets, which the frame leaves out.
    package var outer: CGRect
    package var depth = 0
    /// Whether the cell is asked for its width, or its height.
    package var asksWidth = false
    package var asksHeight = false

    package var asks: Bool { asksWidth || asksHeight }
  }

  package struct AttachedView: Equatable, Sendable {
    package var kind: Int
    /// The first cell of the item that the view is attached to.
    package var cell: Int
    package var frame: CGRect
    /// Whether the view is asked for its width, or its height.
    package var asksWidth = false
    package var asksHeight = false
    /// The distance in points by which the view's origin moves for each point by which the view grows.
    var drift = CGPoint.zero

    /// The view in its requested size: its anchor point stays where it is.
    package func resized(to asked: CGSize) -> AttachedView {
      var view = self
      for axis in [LayoutAxis.horizontal, .vertical] where axis == .horizontal ? asksWidth : asksHeight {
        let length = LayoutDimension.usable(asked[axis])
        view.frame.origin[axis] += drift[axis] * (length - frame.size[axis])
        view.frame.size[axis] = length
      }
      return view
    }
  }

  package var size = CGSize.zero
  package var cells: ContiguousArray<Cell> = []
  package var attachedViews: ContiguousArray<AttachedView> = []

  package init() {}

  /// A copy in which the first cell, and with it the group, is longer by `difference` points.
  func lengthened(by difference: CGFloat, _ axis: LayoutAxis) -> GroupPlaces {
    var longer = self
    longer.size[axis] += difference
    longer.cells[0].frame.size[axis] += difference
    longer.cells[0].outer.size[axis] += difference
    return longer
  }

  /// The distances by which cells and views extend beyond the group, before and after it.
  func overhang(_ axis: LayoutAxis) -> (before: CGFloat, behind: CGFloat) {
    var (before, behind): (CGFloat, CGFloat) = (0, 0)
    for frame in cells.lazy.map(\.frame) + attachedViews.lazy.map(\.frame) {
      let extent = frame.extent(axis)
      before = max(before, -extent.start)
      behind = max(behind, extent.end - size[axis])
    }
    return (before, behind)
  }
}
