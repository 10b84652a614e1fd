extension UIView {
  /// A rectangle of the view laid out left to right, where the interface runs right to left mirrored.
  func mirroredIfNeeded(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    var mirrored = rect
    mirrored.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return mirrored
  }
}
