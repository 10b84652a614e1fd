import QuartzCore

/// Hides a dragged cell while its picture is shown instead: a mask without size and content hides everything.
final class HiddenCellMask: CALayer {
  /// The mask that the app gave the cell.
  var replaced: CALayer?
}
