/// A view that a list uses again for other elements.
@MainActor
protocol ReusableView: UIView {
  /// The identifier under which the view waits for reuse; nil for a view that is not reused.
  var reuseIdentifier: String? { get }
  func prepareForReuse()
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}
extension UICollectionReusableView: ReusableView {}
