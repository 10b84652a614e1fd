extension UIView {
  /// A rectangle in left-to-right coordinates of a view, mirrored if the view's interface runs from right to left.
  func mirroredIfNeeded(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    var mirrored = rect
    mirrored.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return mirrored
  }
}
