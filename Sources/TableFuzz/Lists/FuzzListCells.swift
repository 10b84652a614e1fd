import UIKit

/// A cell that stores the item that it shows.
@MainActor
protocol FuzzItemCell: UIView {
  var item: FuzzItem? { get }
}

extension FuzzItemCell {
  /// A height by the item, at most 56 points.
  var wantedHeight: CGFloat { CGFloat(20 + ((item?.id ?? 0) + (item?.version ?? 0)) % 7 * 6) }
}

/// A cell of a table.
final class FuzzListCell: UITableViewCell, FuzzItemCell {
  private(set) var item: FuzzItem?

  func show(_ item: FuzzItem) { self.item = item }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: wantedHeight)
  }
}

/// A cell of a collection view.
final class FuzzListTile: UICollectionViewListCell, FuzzItemCell {
  private(set) var item: FuzzItem?

  func show(_ item: FuzzItem) { self.item = item }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: wantedHeight)
  }
}

/// The class of the cells of placed items in a table.
final class FuzzAdCell: UITableViewCell {}

/// The class of the cells of placed items in a collection view.
final class FuzzAdTile: UICollectionViewListCell {}
