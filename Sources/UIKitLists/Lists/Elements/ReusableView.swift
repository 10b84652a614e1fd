/// A view that a list uses again for other elements.
@MainActor
protocol ReusableView: UIView {
  /// The name under which the view waits; nil for a view that is not used again.
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
