import QuartzCore

/// Hides a cell whose picture is carried: nothing is within a mask without size and content.
final class HiddenCellMask: CALayer {
  /// The mask that the app gave the cell.
  var replaced: CALayer?
}
