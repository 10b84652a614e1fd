import UIKit

/// Shows the name of an item.
final class FuzzGridCell: UICollectionViewCell {
  static let reuseIdentifier = "item"
  var name = 0
  /// The size that the cell requests, in a layout that lets cells size themselves.
  var wanted = CGSize.zero

  override func prepareForReuse() {
    super.prepareForReuse()
    name = 0
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { wanted }
}

/// The cell of a placeholder for a dropped item that has not arrived.
final class FuzzWaitingCell: UICollectionViewCell {
  static let reuseIdentifier = "waiting"
}
