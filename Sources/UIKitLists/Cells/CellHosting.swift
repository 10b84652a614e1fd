/// The frames of the subviews that a cell places itself, for constraints between the content view and the cell or its
/// other subviews.
extension UITableViewCell: HostingView {
  package func hostedPlace(of subview: UIView) -> HostedPlace? {
    if subview === content.view { return .insets(contentInsets) }
    guard subview === accessory.customView, !subview.translatesAutoresizingMaskIntoConstraints else { return nil }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .left(layoutMargins.left) : .right(layoutMargins.right)
  }

  /// The insets of the content view in the cell.
  private var contentInsets: UIEdgeInsets {
    let frame = contentFrame
    return UIEdgeInsets(
      top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
      right: bounds.maxX - frame.maxX)
  }
}

extension UITableViewHeaderFooterView: HostingView {
  package func hostedPlace(of subview: UIView) -> HostedPlace? {
    subview === content.view ? .insets(content.insets) : nil
  }
}
